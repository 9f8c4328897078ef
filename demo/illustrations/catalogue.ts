/** Bodies, colours and scenes of the demo dealership's drawings; `draw.ts` draws the scenes that are listed here. */

/** Car bodies. */
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

export type CarBody = (typeof carBodies)[number];
export type Colour = (typeof colours)[number];

/** The five models of the invented brand, each with the body and the signature colour of its pictures. */
export const models = [
  { slug: 'wren', body: 'hatch', colour: 'red' },
  { slug: 'lark', body: 'hatch', colour: 'blue' },
  { slug: 'heron', body: 'suv', colour: 'green' },
  { slug: 'brolga', body: 'suvLarge', colour: 'bronze' },
  { slug: 'kite', body: 'ute', colour: 'orange' },
] as const satisfies readonly { slug: string; body: CarBody; colour: Colour }[];

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
