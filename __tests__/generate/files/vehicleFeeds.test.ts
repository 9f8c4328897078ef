import fc from 'fast-check';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { importFeed } from '../../../src/generate/feed/importFeed';
import { readPreset } from '../../../src/generate/feed/mapping/readMapping';
import {
  type FeedSeller,
  googleVehicleFeed,
  metaVehicleFeed,
} from '../../../src/generate/files/vehicleFeeds';
import { pricesInFeed } from '../../../src/generate/siteCheck/readSite';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';
import { runs } from '../../support/runs';
import { aStockItem } from '../../support/stock/aStockItem';

const PLACE = {
  address: { street: '9 Station Road', suburb: 'Corrin Creek', state: 'NSW', postcode: '2802' },
  geo: { latitude: -33.1, longitude: 149.1 },
} as const;

const SELLER: FeedSeller = {
  ...{ siteUrl: 'https://www.quillbrooktallis.example', name: 'Quillbrook Tallis', main: PLACE },
  yards: [{ id: 'corrin-creek', name: 'Corrin Creek', ...PLACE }],
};

const aCar = (given: Parameters<typeof aStockItem>[0] = {}): StockItem =>
  aStockItem({
    ...{ year: 2022, odometer: 84_771, price: 25_990, priceType: 'driveAway', colour: 'White' },
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
              ...{
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
              },
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

it('Google is told the all-in price of a vehicle that is priced drive away, and where it is', () => {
  const [names = '', first = '', second = ''] = googleVehicleFeed(
    [aCar({ location: { name: 'corrin creek ' } }), aCar({ id: 'EGC', priceType: 'egc' })],
    SELLER,
  ).split('\n');
  const cell = (row: string, name: string) => row.split('\t')[names.split('\t').indexOf(name)];
  expect(cell(first, 'vehicle_all_in_price')).toBe('25990.00 AUD');
  expect(cell(first, 'store_code')).toBe('corrin-creek');
  expect(cell(second, 'vehicle_all_in_price')).toBe('');
});

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
