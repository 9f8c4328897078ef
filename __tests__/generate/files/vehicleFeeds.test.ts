import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { importFeed } from '../../../generate/feed/importFeed';
import { readPreset } from '../../../generate/feed/mapping/readMapping';
import { type FeedSeller, googleVehicleFeed, metaVehicleFeed } from '../../../generate/files/vehicleFeeds';
import { pricesInFeed } from '../../../generate/siteCheck/readSite';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { australia } from '../../../support/australia';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';
import { runs } from '../../support/runs';
import { aStockItem } from '../../support/stock/aStockItem';

const PLACE = {
  address: { street: '9 Station Road', suburb: 'Corrin Creek', state: 'NSW', postcode: '2802' },
  geo: { latitude: -33.1, longitude: 149.1 },
} as const;

const SELLER: FeedSeller = {
  locale: australia.locale,
  siteUrl: 'https://www.quillbrooktallis.example',
  name: 'Quillbrook Tallis',
  main: PLACE,
  yards: [{ id: 'corrin-creek', name: 'Corrin Creek', ...PLACE }],
};

const aCar = (given: Parameters<typeof aStockItem>[0] = {}): StockItem =>
  aStockItem({
    year: 2022,
    odometer: 84_771,
    price: 25_990,
    priceType: 'driveAway',
    colour: 'White',
    images: [{ url: '/pictures/a.12345678' }, { url: 'https://cdn.example/b.jpg' }],
    ...given,
  });

const FEEDS = [
  ['google-tsv', 'stock.tsv', googleVehicleFeed],
  ['meta-automotive', 'stock.csv', metaVehicleFeed],
] as const;

/** The items that our own importer reads from a feed. */
async function imported(format: string, name: string, text: string): Promise<readonly StockItem[]> {
  const mapping = okValue(await readPreset(format));
  const read = okValue(
    await importFeed({ name, bytes: Buffer.from(text) }, { site: aStockContext(), mapping }),
  );
  expect(read.quarantined).toEqual([]);
  return read.items.map(({ item }) => item);
}

describe.each(FEEDS)('the feed %s', (format, name, write) => {
  it('is recognised by the importer', async () => {
    const text = write([aCar({ vin: 'WW9HCZ32GJY525307', location: { name: 'Corrin Creek' } })], SELLER);
    const read = okValue(await importFeed({ name, bytes: Buffer.from(text) }, { site: aStockContext() }));
    expect(read.proposedFormat).toBe(format);
  });

  it('is read back by the importer as what was written', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(
          fc.record({
            id: fc.stringMatching(/^[A-Z]{2}[0-9]{3,5}$/),
            vehType: fc.constantFrom('New', 'Used' as const),
            model: fc.constantFrom('HiLux', 'Land "70" Cruiser', 'Zoë, Intens', 'i30 N’'),
            variations: fc.constantFrom('SR5', 'GT, "Line"', "20' long", 'R+'),
            year: fc.integer({ min: 2005, max: 2026 }),
            odometer: fc.integer({ min: 1, max: 3000 }),
            price: fc.integer({ min: 3000, max: 250_000 }),
            siteDescription: fc.constantFrom(
              'One owner.',
              'Two\nlines\tand a tab',
              'She said "tidy", and it is.',
            ),
          }),
          { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
        ),
        async (rows) => {
          const items = rows.map((row) => aCar(row));
          const back = await imported(format, name, write(items, SELLER));
          expect(back).toHaveLength(items.length);
          for (const item of items) {
            const { id, vehType, make, model, variations, year, odometer, price, colour } = item;
            const images = [
              { url: `${SELLER.siteUrl}/pictures/a.12345678-1280.webp` },
              { url: 'https://cdn.example/b.jpg' },
            ];
            expect(back.find((one) => one.id === id)).toMatchObject({
              id,
              vehType,
              make,
              model,
              variations,
              year,
              odometer,
              price,
              colour,
              images,
              status: 'available',
              siteDescription: item.siteDescription?.replace(/\s+/g, ' '),
            });
          }
        },
      ),
      { numRuns: runs(25, 500) },
    ));

  it('has what is for sale at a price and has a picture, and nothing else', async () => {
    const text = write(
      [
        aCar({ id: 'GOOD' }),
        aCar({ id: 'SOLD', status: 'sold' }),
        aCar({ id: 'OFFER', status: 'underOffer' }),
        aCar({ id: 'POA', priceType: 'poa' }),
        aCar({ id: 'BARE', images: [] }),
      ],
      SELLER,
    );
    expect((await imported(format, name, text)).map(({ id }) => id)).toEqual(['GOOD']);
  });

  it('states no kilometres where nobody knows them', () => {
    const { odometer: _, ...unknown } = aCar({ id: 'UNKNOWN' });
    expect(write([unknown], SELLER)).not.toMatch(/\b0 km\b|,0,KM|mileage/);
  });

  it('states the price that the site shows', () => {
    const prices = pricesInFeed(write([aCar({ specialPrice: 23_990 })], SELLER), `feeds/${name}`);
    expect(prices.length).toBeGreaterThan(0);
    expect(new Set(prices.map(({ dollars }) => dollars))).toEqual(new Set([23_990]));
  });
});

it('Google is told what a price includes, and where the vehicle is', () => {
  const [names = '', first = '', second = ''] = googleVehicleFeed(
    [aCar({ location: { name: 'corrin creek ' } }), aCar({ id: 'EGC', priceType: 'egc' })],
    SELLER,
  ).split('\n');
  const cell = (row: string, name: string) => row.split('\t')[names.split('\t').indexOf(name)];
  expect(cell(first, 'vehicle_price_type')).toBe('drive_away_price');
  expect(cell(first, 'store_code')).toBe('corrin-creek');
  expect(cell(second, 'vehicle_price_type')).toBe('excluding_government_charges_price');
});

const WORDS = /^.+$/;
const WEB = /^https:\/\/\S+$/;
const PRICE = /^\d+\.\d\d [A-Z]{3}$/;

/** The published tables of fields, as far as we fill them: what a value may be, and whether every vehicle must have one. */
const FIELDS: Readonly<
  Record<string, Readonly<Record<string, readonly [value: RegExp, isRequired: boolean]>>>
> = {
  // https://support.google.com/merchants/answer/11192663 and https://support.google.com/merchants/topic/15174112
  'google-tsv': {
    google_product_category: [/^916$/, true],
    id: [/^.{1,50}$/, true],
    vin: [/^[A-HJ-NPR-Z0-9]{17}$/, true],
    store_code: [WORDS, true],
    vehicle_fulfillment: [/^in_store:.+$/, false],
    title: [WORDS, false],
    description: [/^.{1,5000}$/, false],
    link: [WEB, true],
    image_link: [WEB, true],
    additional_image_link: [/^https:\/\/[^,]+(,https:\/\/[^,]+){0,9}$/, false],
    condition: [/^(new|used)$/, true],
    brand: [WORDS, true],
    model: [WORDS, true],
    trim: [WORDS, false],
    year: [/^\d{4}$/, true],
    mileage: [/^\d+ (km|miles)$/i, true],
    price: [PRICE, true],
    vehicle_price_type: [
      /^(drive_away_price|estimated_drive_away_price|excluding_government_charges_price)$/,
      true,
    ],
    color: [WORDS, true],
    body_style: [
      /^(city_car|compact_suv|convertible|coupe|crossover|full_size_van|hatchback|limousine|minivan|notchback|sedan|station_wagon|suv|truck|ute)$/,
      false,
    ],
    engine: [/^(gasoline|diesel|electric|hybrid|lpg|methane|natural_gas|plug-in_hybrid|other)$/, false],
    'certified_pre-owned': [/^(yes|no)$/, false],
    availability: [/^in stock$/, true],
  },
  // https://developers.facebook.com/docs/marketing-api/dynamic-ads-auto/auto-catalog
  'meta-automotive': {
    vehicle_id: [/^.{1,100}$/, true],
    vin: [/^.{17}$/, true],
    title: [WORDS, true],
    url: [WEB, true],
    description: [/^.{1,5000}$/, true],
    make: [WORDS, true],
    model: [WORDS, true],
    year: [/^\d{4}$/, true],
    'mileage.value': [/^\d+$/, true],
    'mileage.unit': [/^(MI|KM)$/, true],
    'image[0].url': [WEB, true],
    'image[1].url': [WEB, false],
    'image[0].tag[0]': [WORDS, true],
    transmission: [/^(AUTOMATIC|MANUAL|OTHER)$/, false],
    fuel_type: [/^(DIESEL|ELECTRIC|FLEX|GASOLINE|HYBRID|PETROL|PLUGIN_HYBRID|OTHER|NONE)$/, false],
    body_style: [
      /^(CONVERTIBLE|COUPE|CROSSOVER|HATCHBACK|MINIVAN|TRUCK|SUV|SEDAN|VAN|WAGON|OTHER|NONE)$/,
      true,
    ],
    price: [PRICE, true],
    sale_price: [PRICE, false],
    exterior_color: [WORDS, true],
    state_of_vehicle: [/^(NEW|USED|CPO)$/, true],
    availability: [/^(AVAILABLE|NOT_AVAILABLE)$/, false],
    trim: [WORDS, false],
    dealer_name: [WORDS, false],
    stock_number: [WORDS, false],
    date_first_on_lot: [/^\d{4}-\d\d-\d\d$/, false],
    'address.addr1': [WORDS, true],
    'address.city': [WORDS, true],
    'address.region': [WORDS, true],
    'address.postal_code': [WORDS, false],
    'address.country': [/^[A-Z]{2}$/, true],
    latitude: [/^-?\d+(\.\d+)?$/, true],
    longitude: [/^-?\d+(\.\d+)?$/, true],
  },
};

it.each(FEEDS)(
  'the feed %s has the fields of its published table, with the values that it allows',
  (format, name, write) => {
    const fields = FIELDS[format] ?? {};
    const whole = {
      vin: 'WW9HCZ32GJY525307',
      location: { name: 'Corrin Creek' },
      createdAt: '2026-10-01T00:00:00Z',
    };
    const cars = [
      'SUV',
      'Hatch',
      'Ute',
      'Sedan',
      'Van',
      'Wagon',
      'People mover',
      'Convertible',
      'Coupe',
      'Dual cab',
      'Beetle',
    ].map((bodyType, at) =>
      aCar({
        ...whole,
        id: `C${at}`,
        bodyType,
        vehType: at % 2 === 0 ? 'Used' : 'New',
        brandCertified: at % 3 === 0,
        fuelType: ['Petrol', 'Diesel', 'Hybrid', 'Plug-in hybrid', 'Electric', 'LPG', 'Hydrogen'][at % 7],
        transmissionType: ['Automatic', 'Manual'][at % 2],
        priceType: at % 4 === 0 ? 'egc' : 'driveAway',
        ...(at === 5 && { specialPrice: 19_990 }),
      }),
    );
    const [names = [], ...rows]: readonly (readonly string[])[] = parse(
      write(cars, SELLER),
      name.endsWith('.tsv') ? { delimiter: '\t', quote: false } : {},
    );
    expect(names.filter((column) => fields[column] === undefined)).toEqual([]);
    expect(Object.keys(fields).filter((field) => fields[field]?.[1] && !names.includes(field))).toEqual([]);
    const wrong = rows.flatMap((row) =>
      names.flatMap((column, at) => {
        const [value = /^$/, isRequired = true] = fields[column] ?? [];
        const cell = row[at] ?? '';
        return (cell === '' && !isRequired) || value.test(cell) ? [] : [`${row[0]} ${column}: ${cell}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

it('Meta is told the former price and the place', () => {
  const [names = '', row = ''] = metaVehicleFeed(
    [aCar({ specialPrice: 23_990, bodyType: 'Ute' })],
    SELLER,
  ).split('\n');
  const cell = (name: string) => row.split(',')[names.split(',').indexOf(name)];
  expect([cell('price'), cell('sale_price')]).toEqual(['25990.00 AUD', '23990.00 AUD']);
  expect([cell('body_style'), cell('address.city'), cell('address.country')]).toEqual([
    'TRUCK',
    'Corrin Creek',
    'AU',
  ]);
});
