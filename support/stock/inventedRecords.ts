import type { VehType } from '../../src/domain/stock/stockTypes';
import type { IndexRecord } from '../../src/search/indexRecord';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const RANGE: readonly (readonly [make: string, ...models: string[]])[] = [
  ['Toyota', 'HiLux', 'Corolla', 'RAV4', 'C-HR', 'LandCruiser Prado', 'HiAce', 'Camry', 'Yaris Cross'],
  ['Mazda', 'CX-5', 'CX-30', 'BT-50', '3', '2', 'MX-5', '6'],
  ['Ford', 'Ranger', 'Everest', 'Focus', 'Puma', 'Transit'],
  ['Hyundai', 'i30', 'Tucson', 'Kona', 'Santa Fe', 'Venue'],
  ['Land Rover', 'Defender', 'Discovery Sport', 'Range Rover Evoque', 'Freelander 2'],
  ['Mitsubishi', 'Triton', 'Outlander', 'ASX', 'Pajero Sport', 'Eclipse Cross'],
  ['Kia', 'Sportage', 'Cerato', 'Carnival', 'Stonic'],
  ['Nissan', 'Navara', 'X-Trail', 'Patrol', 'Qashqai'],
  ['Volkswagen', 'Golf', 'T-Cross', 'Amarok', 'Tiguan'],
  ['Mercedes-Benz', 'C200', 'GLB 250', 'A 180', 'Sprinter'],
  ['BMW', '320i', 'X5', 'X3', '118i'],
  ['Citroën', 'C4', 'Berlingo'],
  ['Škoda', 'Octavia', 'Kodiaq'],
  ['Holden', 'Colorado', 'Commodore', 'Astra'],
  ['Subaru', 'Forester', 'Outback', 'XV', 'WRX'],
  ['Isuzu', 'D-MAX', 'MU-X'],
];
const BADGES = [
  'SR5',
  'GX',
  'GXL',
  'Sport',
  'Active',
  'Elite',
  'XLT',
  'Wildtrak',
  'e-Power',
  'GT-Line',
  'LS-U+',
  'Highlander',
];
const BODIES = ['Ute / Tray', 'SUV', 'Sedan', 'Hatchback', 'Wagon', 'Coupe', 'People Mover', 'Commercial'];
const FUELS = ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'LPG'];
const COLOURS = [
  'White',
  'Black',
  'Grey',
  'Silver',
  'Blue',
  'Red',
  'Pearl White',
  'Green',
  'Orange',
  'Crème',
];
const PLACES = [
  'Wagga Wagga',
  'Albury',
  'Dubbo',
  'Orange',
  "Driver's Flat",
  'Mount Gambier',
  'Bega',
  'Coffs Harbour',
];
const TAGS = ['tow pack', 'one owner', 'low kms', '4x4', 'demo sale', 'AND more'];
/** A feed repeats its equipment word for word. Most vehicles have the first entries, few the last ones. */
const EQUIPMENT = [
  'Air conditioning',
  'Reversing camera',
  'Bluetooth phone and audio',
  'Side and curtain airbags',
  'Apple CarPlay and Android Auto',
  'Two ISOFIX child-seat points',
  'Alloy wheels',
  'Cruise control',
  'LED headlights',
  'Lane-keeping assist',
  'Blind-spot monitor',
  'Keyless entry',
  'Rear parking sensors',
  'Satellite navigation',
  'Digital radio',
  'Leather-wrapped steering wheel',
  'Heated front seats',
  'Tow bar',
  'Roof rails',
  'Tub liner',
  'Power tailgate',
  'Bull bar',
  'Sunroof',
  'Snorkel',
  'Canopy',
];
/** Most of a description is said of many vehicles, a little of few. */
const SENTENCES = [
  'Serviced by us since it was delivered, with all books and both keys.',
  'One careful owner from new, garaged and never smoked in.',
  'Drives as it should: quiet, straight, and light on fuel.',
  'Ready for work on the farm or a weekend at the coast.',
  'Traded in for a bigger car by a family that we know.',
  'Fresh tyres, new brake pads and a full detail inside.',
  'Come and take it for a drive, or ask us to bring it to you.',
  'A rare find in this colour, with a history to match.',
  'Fitted with a canopy, drawers and a second battery.',
  'Some marks on the tray, as you would expect of a working ute.',
];
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** What makes invented values, the same for the same seed: a few of them often, most seldom. */
function chances(seed: number) {
  const random = seededRandom(seed);
  // A separate sequence, so that the rest stays as it was.
  const other = seededRandom(seed + 1);
  const below = (limit: number): number => Math.floor(random() * limit);
  const skewed = (limit: number): number => Math.floor(random() * random() * limit);
  return {
    random,
    below,
    skewed,
    pick: <Value>(values: readonly Value[]): Value => values[skewed(values.length)] as Value,
    maybe: <Value>(chance: number, value: Value): Value | undefined =>
      random() < chance ? value : undefined,
    letters: (length: number): string =>
      Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join(''),
    digits: (length: number): string => Array.from({ length }, () => below(10)).join(''),
    some: (texts: readonly string[], chance: number): readonly string[] =>
      texts.filter((_, place) => other() < chance * (1 - place / texts.length)),
  };
}

const drop = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

type Chances = ReturnType<typeof chances>;

function inventedVehicle(i: number, { random, below, skewed, pick, maybe, digits }: Chances) {
  const [make, ...models] = pick(RANGE);
  const model = pick(models);
  const badge = maybe(0.85, pick(BADGES));
  const vehType: VehType = random() < 0.8 ? 'Used' : random() < 0.6 ? 'New' : 'Demo';
  const year = maybe(0.97, 2024 - skewed(20));
  const price = maybe(0.96, 2_000 + 10 * skewed(9_000) + (random() < 0.3 ? 990 : 0));
  const odometer = maybe(0.93, vehType === 'New' ? below(60) : below(260_000));
  const bodyType = maybe(0.95, pick(BODIES));
  const fuelType = maybe(0.96, pick(FUELS));
  const transmissionType = maybe(0.98, random() < 0.8 ? 'Automatic' : 'Manual');
  const colour = maybe(0.9, pick(COLOURS));
  const seats = maybe(0.9, String(2 + skewed(9)));
  const location = maybe(0.97, pick(PLACES));
  const featured = random() < 0.08;
  const brandCertified = random() < 0.15;
  const createdAt = maybe(0.95, 1_690_000_000 + skewed(60_000) * 600);
  const updatedAt = maybe(0.9, 1_700_000_000 + below(40_000) * 60);
  const objectID = String(100_000 + i);
  const title = [year, make, model, badge].filter((part) => part !== undefined).join(' ');
  const size = `${1 + below(4)}.${below(10)}L`;
  const subtitle = maybe(0.5, `${size} ${fuelType ?? ''} ${transmissionType ?? ''}`.trim());
  const image = maybe(0.95, `https://pictures.example/stock/${objectID}/${digits(6)}.jpg`);
  const kind = { vehType, make, model, year, bodyType, odometer, transmissionType, fuelType, colour };
  return {
    ...{ objectID, title, subtitle, badge, kind, price, seats, location, image },
    ...{ featured, brandCertified, createdAt, updatedAt },
  };
}

type Vehicle = ReturnType<typeof inventedVehicle>;

const cardOf = (
  { objectID, title, subtitle, kind, price, featured, brandCertified, image, location }: Vehicle,
  { below, pick, maybe }: Chances,
) =>
  drop({
    ...{ objectID, title, subtitle, price, image, location },
    ...kind,
    stockType: 'cars' as const,
    priceType: price === undefined ? ('poa' as const) : pick(['driveAway', 'egc'] as const),
    wasPrice: price === undefined ? undefined : maybe(0.1, price + 1_500),
    featured: featured ? (true as const) : undefined,
    brandCertified: brandCertified ? (true as const) : undefined,
    images: image === undefined ? undefined : 1 + below(30),
  });

function recordOf(vehicle: Vehicle, by: Chances): IndexRecord {
  const { random, below, letters, digits, maybe, some } = by;
  const { objectID, title, subtitle, badge, kind, price, seats, location, ...flags } = vehicle;
  const card = cardOf(vehicle, by);
  const { vehType } = kind;
  const { featured, brandCertified, createdAt, updatedAt } = flags;
  return drop({
    ...{ objectID, card, badge, seats, price },
    ...kind,
    'location.name': location,
    tags: TAGS.filter(() => random() < 0.15),
    featured,
    reduced: card.wasPrice !== undefined,
    brandCertified,
    priceNew: vehType === 'New' ? price : undefined,
    priceDemo: vehType === 'Demo' ? price : undefined,
    priceUsed: vehType === 'Used' ? price : undefined,
    createdAt,
    updatedAt,
    text: drop({
      title,
      subtitle,
      keywords: maybe(0.3, 'service history, reverse camera & towbar'),
      equipment: some(EQUIPMENT, 1).join(' | '),
      description: some(SENTENCES, 0.6).join(' '),
      stockNumber: random() < 0.9 ? `U-${Number(objectID) - 90_000}` : undefined,
      registrationNumber: maybe(0.8, `${letters(3)} ${digits(2)}${letters(1)}`),
      vin: maybe(0.9, `6T1${letters(5)}${below(10)}0U${digits(6)}`),
    }),
  });
}

/** Invented stock, as uneven as real stock: common makes, missing fields, thousands of prices and ids. */
export const inventedRecords = (count: number, seed = 1): readonly IndexRecord[] => {
  const by = chances(seed);
  return Array.from({ length: count }, (_, i) => recordOf(inventedVehicle(i, by), by));
};
