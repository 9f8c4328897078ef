/**
 * What the picture family of the demo dealership contains. The stock feed generator asks here which
 * picture shows a vehicle; `draw.ts` draws exactly what is listed here.
 */

/** Car bodies drawn in every colour. */
export const carBodies = [
  'hatch',
  'sedan',
  'suv',
  'suvLarge',
  'ute',
  'wagon',
  'coupe',
  'convertible',
  'van',
  'peopleMover',
] as const;

/** Other vehicles, drawn in three colours each. */
export const otherBodies = ['motorbike', 'truck', 'caravan'] as const;

/** Everything that has pictures. */
export const bodyTypes = [...carBodies, ...otherBodies] as const;

/** Colours of paint. */
export const colours = [
  'white',
  'silver',
  'grey',
  'black',
  'red',
  'blue',
  'green',
  'orange',
  'bronze',
] as const;

/** The colours in which the vehicles of `otherBodies` exist. */
export const otherColours = ['white', 'red', 'blue'] as const satisfies readonly Colour[];

/** `side` faces left and comes first in a gallery; `detail` is a close-up of front wheel and lamp. */
export const views = ['side', 'front', 'rear', 'detail'] as const;

export type CarBody = (typeof carBodies)[number];
export type OtherBody = (typeof otherBodies)[number];
export type BodyType = (typeof bodyTypes)[number];
export type Colour = (typeof colours)[number];
export type View = (typeof views)[number];

/** Size of every stock picture, in pixels (4:3). */
export const pictureSize = { width: 1280, height: 960 } as const;

/** What a body type is called in text alternatives. */
export const bodyNames: Readonly<Record<BodyType, string>> = {
  hatch: 'hatch',
  sedan: 'sedan',
  suv: 'SUV',
  suvLarge: 'seven-seat SUV',
  ute: 'dual-cab ute',
  wagon: 'wagon',
  coupe: 'coupe',
  convertible: 'convertible',
  van: 'van',
  peopleMover: 'people mover',
  motorbike: 'motorbike',
  truck: 'truck',
  caravan: 'caravan',
};

/** What a colour is called in text alternatives. */
export const colourNames: Readonly<Record<Colour, string>> = {
  white: 'white',
  silver: 'silver',
  grey: 'grey',
  black: 'black',
  red: 'red',
  blue: 'blue',
  green: 'green',
  orange: 'orange',
  bronze: 'bronze',
};

/** The five models of the invented brand, each with the body and the signature colour of its pictures. */
export const models = [
  { slug: 'wren', body: 'hatch', colour: 'red' },
  { slug: 'lark', body: 'hatch', colour: 'blue' },
  { slug: 'heron', body: 'suv', colour: 'green' },
  { slug: 'brolga', body: 'suvLarge', colour: 'bronze' },
  { slug: 'kite', body: 'ute', colour: 'orange' },
] as const satisfies readonly { slug: string; body: BodyType; colour: Colour }[];

export type ModelSlug = (typeof models)[number]['slug'];

/** Pictures made for specials. */
export const specialPictures = [
  'heron-runout',
  'wren-drive-away',
  'kite-tradie-pack',
  'service',
  'tyres',
  'demo-clearance',
] as const;

/** Pictures made for posts. */
export const postPictures = [
  'towing',
  'home-charging',
  'ute-or-suv',
  'logbook',
  'dusk-driving',
  'finance-explained',
] as const;

/** Members of the team who have a portrait. */
export const teamSlugs = [
  'margaret-oconnor',
  'dev-patel',
  'luca-romano',
  'sarah-nguyen',
  'tom-whitlam',
  'aroha-tamihana',
  'jack-brennan',
  'priya-raman',
] as const;

export type SpecialPicture = (typeof specialPictures)[number];
export type PostPicture = (typeof postPictures)[number];
export type TeamSlug = (typeof teamSlugs)[number];

/** The colours in which a body is drawn. */
export function coloursOf(body: BodyType): readonly Colour[] {
  return (otherBodies as readonly BodyType[]).includes(body) ? otherColours : colours;
}

/**
 * Address of a stock picture, from the root of the site: 1280 × 960 WebP. A colour in which the body is
 * not drawn gets white, so every address answered exists.
 */
export function pictureUrl(body: BodyType, colour: Colour, view: View): string {
  const drawn = coloursOf(body).includes(colour) ? colour : 'white';
  return `/uploads/stock/${body}-${drawn}-${view}.webp`;
}

/** The four pictures of a vehicle in gallery order. */
export function pictureUrls(body: BodyType, colour: Colour): readonly string[] {
  return views.map((view) => pictureUrl(body, colour, view));
}

/** Hero picture of a model: 1920 × 1080 WebP. */
export function modelHeroUrl(slug: ModelSlug): string {
  return `/uploads/vehicles/${slug}-hero.webp`;
}

/** Side picture of a model on a transparent ground: 1600 × 1200 WebP. */
export function modelSideUrl(slug: ModelSlug): string {
  return `/uploads/vehicles/${slug}-side.webp`;
}

/** Picture of a special: 1600 × 900 WebP. */
export function specialUrl(name: SpecialPicture): string {
  return `/uploads/specials/${name}.webp`;
}

/** Picture of a post: 1600 × 900 WebP. */
export function postUrl(name: PostPicture): string {
  return `/uploads/posts/${name}.webp`;
}

/** Portrait of a member of the team: 800 × 1000 WebP. */
export function teamUrl(slug: TeamSlug): string {
  return `/uploads/team/${slug}.webp`;
}

/** Pictures of the home page, the Open Graph default and the mark. */
export const homePictures = {
  hero: '/uploads/home/hero.webp',
  heroNarrow: '/uploads/home/hero-narrow.webp',
  openGraph: '/uploads/home/og.png',
  logo: '/uploads/brand/logo.svg',
} as const;
