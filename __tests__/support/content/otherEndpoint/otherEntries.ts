import { LONG_WORD, oddText, some, sometimes } from './oddTexts';
import { otherPicture } from './otherPictures';

const DAY = 86_400_000;
const count = <Entry>(size: number, entry: (place: number) => Entry): readonly Entry[] =>
  Array.from({ length: size }, (_, place) => entry(place));

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const PERIODS = [
  { opens: '00:00', closes: '12:00' },
  { opens: '13:00', closes: '23:59' },
];

/** Departments, people, models, offers and posts of the other endpoint; times lie around `now` (milliseconds). */
export function otherEntries(origin: string, now: number) {
  const at = (days: number): string => new Date(now + days * DAY).toISOString();
  const picture = (place: number, alt = oddText(place)) => otherPicture(origin, place, alt);
  const html = (place: number): string =>
    place % 5 === 4
      ? ''
      : `<h2>${escaped(oddText(place))}</h2><p>${escaped(oddText(place + 1))} <a href="/stock/">all stock</a></p>` +
        `<ul><li>${LONG_WORD}</li></ul><table><tbody><tr><th>${LONG_WORD}</th><td>1</td><td>2</td></tr></tbody></table>` +
        `<p><img src="/uploads/team/dev-patel.webp" alt="A person" width="800" height="1000"></p>`;
  const seo = (place: number) => ({
    title: sometimes(place, 1, oddText(place)),
    description: sometimes(place, 2, oddText(place + 2)),
    noindex: place % 11 === 10,
    picture: sometimes(place, 4, picture(place)),
  });

  const departments = count(4, (place) => ({
    id: ['sales', 'service', 'parts', 'empty'][place],
    name: ['Sales', 'خدمة السيارات', 'Parts & <more>', 'Nobody’s'][place],
    phones: some(place, [
      { label: null, number: '(02) 5550 0199' },
      { label: oddText(8), number: '0491 570 156' },
    ]),
    email: sometimes(place, 1, `${LONG_WORD.slice(0, 60).replace(/[^a-z]/gi, 'x')}@example.com`),
    openingHours: WEEKDAYS.map((weekday, day) => ({ weekday, periods: some(day + place, PERIODS) })),
    specialDays: some(place, [
      { date: at(3).slice(0, 10), name: oddText(3), periods: [] },
      { date: at(9).slice(0, 10), name: 'Open <late>', periods: PERIODS },
    ]),
  }));

  const locations = count(3, (place) => ({
    id: `yard-${place}`,
    name: ['Barden Creek', oddText(9), LONG_WORD][place],
    address: { street: oddText(place), suburb: oddText(place + 1), state: 'WA', postcode: '6999' },
    geo: { latitude: -31.95 - place, longitude: 115.86 },
    mapUrl: sometimes(place, 1, 'https://example.com/map'),
    phone: '(08) 5550 0199',
    email: sometimes(place, 2, 'yard@example.com'),
    openingHours: WEEKDAYS.map((weekday, day) => ({ weekday, periods: some(day + place, PERIODS) })),
    specialDays: some(place, [{ date: at(3).slice(0, 10), name: oddText(3), periods: [] }]),
    position: place,
  }));

  const assurances = count(4, (place) => ({
    id: `assurance-${place}`,
    kind: (['warranty', 'exchange', 'warranty', 'history'] as const)[place],
    title: [oddText(place), LONG_WORD][place % 2],
    summary: oddText(place + 2),
    link: sometimes(place, 1, { label: oddText(place), url: 'https://example.com/sheet.pdf' }),
    stockTypes: some(place, ['cars', 'boats']),
    vehTypes: some(place + 1, ['Used']),
    certifiedOnly: place === 2,
    locations: some(place + 1, locations.slice(0, 1)),
    position: place,
  }));

  const team = count(24, (place) => ({
    id: `person-${place}`,
    name: oddText(place),
    role: oddText(place + 5),
    department: departments[place % 3],
    picture: sometimes(place, 3, picture(place)),
    phone: sometimes(place, 4, '+61 2 5550 0199'),
    email: sometimes(place, 5, `person${place}@example.com`),
    html: html(place),
    position: place,
  }));

  const vehicles = count(60, (place) => ({
    id: `model-${place}`,
    slug: `model-${place}`,
    previousSlugs: some(place % 2, [`old-model-${place}`]),
    name: oddText(place),
    tagline: sometimes(place, 1, oddText(place + 1)),
    summary: oddText(place + 2),
    html: html(place),
    bodyType: ['SUV', 'Ute', oddText(place)][place % 3],
    hero: picture(place),
    gallery: count(place % 4, picture),
    grades: count(place % 4, (grade) => ({
      name: oddText(place + grade),
      fromPrice: sometimes(grade, 1, 19_990.5 + grade * 1000),
      priceType: ['driveAway', 'egc', 'poa'][grade % 3],
      summary: sometimes(grade, 2, oddText(grade)),
      features: some(grade, [oddText(1), LONG_WORD]),
      // Some do not exist, and some names share an address.
      colours: some(grade, [oddText(place), 'No such colour']),
      stockBadge: sometimes(grade, 2, oddText(grade)),
    })),
    colours: count(place % 6, (colour) => ({
      name: colour === 3 ? LONG_WORD : oddText(place + (colour % 4)),
      hex: ['#1f4d3f', '#fff', 'green', 'no colour'][colour % 4],
      price: colour * 325.5,
      picture: sometimes(colour, 1, picture(place + colour)),
      stockColour: sometimes(colour, 2, 'Green'),
    })),
    accessories: count(place % 8, (accessory) => ({
      name: oddText(place + accessory),
      price: accessory * 99.95,
      description: sometimes(accessory, 1, oddText(accessory)),
      picture: sometimes(accessory, 2, picture(place)),
      group: sometimes(accessory, 1, oddText(accessory % 2)),
    })),
    displayFields: displayFields(place),
    brochureUrl: sometimes(place, 3, 'https://example.com/brochure.pdf'),
    stockMake: place % 4 === 0 ? 'Tallis' : 'No Such Make',
    stockModel: place % 4 === 0 ? 'Kite' : oddText(place),
    position: place % 10,
    seo: seo(place),
  }));

  /** Past, current, future or endless; some have neither beginning nor end. */
  const time = (place: number) => ({
    startsAt: [at(-30), at(-3), at(5), at(-3), null][place % 5] ?? null,
    endsAt: [at(-2), at(2), at(20), null, null][place % 5] ?? null,
  });
  const offer = (place: number) => ({
    slug: `offer-${place}`,
    title: oddText(place),
    summary: oddText(place + 3),
    html: html(place),
    termsHtml: place % 2 === 0 ? '' : html(place + 1),
    picture: picture(place),
    ...time(place),
    eligibleStockUrl: sometimes(place, 2, '/stock/pre-loved/'),
    position: place,
  });
  const brandSpecials = count(60, (place) => ({
    ...offer(place),
    id: place === 0 ? 4411 : 5000 + place,
    ...(place === 0 ? { slug: 'test-drive-bonus-offer' } : {}),
    previousSlugs: some(place % 2, [`older-offer-${place}`]),
    vehicles: some(place, vehicles.slice(0, 3)),
    seo: seo(place),
  }));
  const dealerSpecials = count(60, (place) => ({ ...offer(place), id: `special-${place}` }));

  const categories = [
    { name: 'Buying guides', slug: 'buying-guides' },
    { name: 'أخبار', slug: 'news' },
    { name: 'Less < more & 🚙', slug: 'less-more' },
    { name: LONG_WORD, slug: 'long' },
  ];
  const newestFirst = count(300, (place) => ({
    id: `post-${place}`,
    slug: `post-${place}`,
    previousSlugs: [],
    title: oddText(place),
    summary: oddText(place + 4),
    html: html(place),
    picture: picture(place),
    author: sometimes(place, 2, team[place % team.length]),
    category: categories[place % categories.length],
    tags: some(place, ['towing', oddText(place), LONG_WORD]),
    publishedAt: at(2 - place),
    updatedAt: sometimes(place, 1, at(2 - place / 2)),
    readingMinutes: 1 + (place % 40),
    related: [] as unknown[],
    seo: seo(place),
  }));
  const posts = newestFirst.map((post, place) => ({
    ...post,
    related: some(place % 3, newestFirst.slice(place + 1, place + 3)),
  }));

  return {
    departments,
    locations,
    assurances,
    team,
    vehicles,
    brandSpecials,
    dealerSpecials,
    posts,
    picture,
    html,
    seo,
  };
}

export type OtherEntries = ReturnType<typeof otherEntries>;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function displayFields(place: number) {
  const fields = {
    ancapRating: 4.5,
    ancapYear: 2024,
    bodyType: oddText(place),
    colour: oddText(place + 1),
    cylinders: 0,
    doorNum: 5,
    engine: LONG_WORD,
    fuelCombined: 0.1,
    fuelEconomy: 'محسوب',
    fuelType: 'Diesel',
    greenStarRating: 0,
    height: 1800,
    length: 5300.25,
    power: 147,
    powerToWeight: 81.3,
    seatNum: 7,
    tareMass: 2100,
    torque: 500,
    transmission: oddText(place),
    width: 1990,
    year: 2027,
  };
  if (place % 6 === 0) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value], salt) => [name, sometimes(place, salt, value)]),
  );
}
