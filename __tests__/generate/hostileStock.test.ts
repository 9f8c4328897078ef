import fc from 'fast-check';
import type { StockContentQuery } from '../../generate/content/queryTypes';
import { importFeed } from '../../generate/feed/importFeed';
import { uniteFeeds } from '../../generate/feed/uniteFeeds';
import { addressFaults } from '../../generate/pages/addressFaults';
import { itemPages, listingPages } from '../../generate/pages/stockPages';
import { makeStockSite } from '../../generate/stock/stockSite';
import { shardOf } from '../../src/domain/stock/itemShards';
import { okValue } from '../../support/okValue';
import { aStockContext } from '../../support/stock/aStockContext';
import { anyLetter } from '../support/anyLetter';
import { runs } from '../support/runs';
import { theDealer } from '../support/theDealer';

const CONTENT: StockContentQuery = {
  site: {
    dealershipName: 'Quillbrook',
    address: { suburb: 'Quillbrook' },
    timeZone: 'Australia/Sydney',
    dealershipStockType: 'cars',
    newVehiclesUrl: null,
    demoVehiclesUrl: null,
    usedVehiclesUrl: null,
    runningCosts: null,
    priceTypes: { new: 'driveAway', demo: 'driveAway', used: 'egc' },
    sorts: [],
  },
  locations: [],
  vehicles: [],
  brandSpecials: [],
  dealerSpecials: [],
  filters: { bodyTypes: [], equipment: [], feedWords: [], cardFacts: [] },
};

/** The longest name that Linux, macOS and Windows allow for a file or folder. */
const MAX_BYTES = 255;

const long = (letters: string, count: number) => letters.repeat(count);
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({ unit: anyLetter, minLength: 1, maxLength: 40 }),
  fc
    .tuple(
      fc.constantFrom('a', 'A b ', '比', '🚗', '👩‍👩‍👧', '/', '%', '~', '.', '-', '+'),
      fc.integer({ min: 1, max: 300 }),
    )
    .map(([letters, count]) => long(letters, count)),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'item',
    'used',
    'used-cars',
    '..',
    '../..',
    'index.html',
    'con',
    '\u0000',
  ),
);

const rows = fc.array(
  fc.record(
    {
      id: hostile,
      make: hostile,
      model: hostile,
      stockName: hostile,
      variations: hostile,
      stockNumber: hostile,
    },
    { requiredKeys: ['make', 'model'] },
  ),
  { maxLength: 6 },
);

const parse = async (values: readonly Record<string, unknown>[]) => {
  const rows = values.map((row) => ({ vehType: 'Used', year: '2020', price: '9000', ...row }));
  const feed = { name: 'hostile.json', bytes: Buffer.from(JSON.stringify(rows)) };
  const { items, report } = await uniteFeeds([okValue(await importFeed(feed, { site: aStockContext() }))]);
  return { items, quarantined: report.quarantined, faults: report.faults };
};

async function siteOf(values: readonly Record<string, unknown>[]) {
  const { items, quarantined } = await parse(values);
  const site = makeStockSite(items, CONTENT);
  return {
    site,
    items,
    quarantined,
    pages: [...listingPages(site, undefined), ...itemPages(site, theDealer)],
  };
}

const longestName = (path: string): number =>
  Math.max(...path.split('/').map((name) => Buffer.byteLength(name)));

describe('whatever a row is called', () => {
  it('its pages have valid, unique names in the file system', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (values) => {
        const { pages } = await siteOf(values);
        for (const { path } of pages) expect(longestName(path)).toBeLessThanOrEqual(MAX_BYTES);
        expect(addressFaults(pages, [])).toEqual([]);
      }),
      { numRuns: runs(100, 500) },
    );
  });

  it('it has a page and a published item, or goes into quarantine with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (values) => {
        const { site, items, quarantined, pages } = await siteOf(values);
        expect(items.length + quarantined.length).toBe(values.length);
        for (const { faults } of quarantined) expect(faults.length).toBeGreaterThan(0);
        const ofItems = pages.filter(({ template }) => template === 'StockDetailsTemplate');
        expect(ofItems).toHaveLength(items.length);
        const written = (await site.index()).files;
        const files = new Map(written.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]));
        const manifest = JSON.parse(files.get('items.json') ?? '') as { readonly files: string[] };
        for (const item of items) {
          const shard = files.get(manifest.files[shardOf(item.id, manifest.files.length)] ?? '') ?? '{}';
          const published = JSON.parse(shard) as Record<string, unknown>;
          expect(Object.hasOwn(published, item.id) && published[item.id]).toEqual(
            JSON.parse(JSON.stringify(item)),
          );
        }
      }),
      { numRuns: runs(100, 500) },
    );
  });
});

describe('a row that no folder could be named after', () => {
  it.each([
    ['id', { id: long('🚗', 50) }],
    ['id', { id: long('/', 90) }],
    ['stockNumber', { stockNumber: long('比', 60) }],
    ['vin', { vin: long('üx', 60) }],
  ])('is put aside for its %s', async (field, value) => {
    const { items, quarantined } = await parse([{ make: 'Kia', model: 'Rio', ...value }]);
    expect(items).toEqual([]);
    expect(quarantined.flatMap(({ faults }) => faults)).toEqual([
      expect.objectContaining({ field, reason: 'is too long for an address' }),
    ]);
  });

  it('has no more pictures than a page can show', async () => {
    const images = Array.from({ length: 501 }, (_, number) => `https://pictures.example/${number}.jpg`);
    const { items, faults } = await parse([{ id: 'A', make: 'Kia', model: 'Rio', images }]);
    expect(items[0]?.images).toHaveLength(500);
    expect(faults).toEqual([
      expect.objectContaining({ field: 'images', reason: 'are more than the 500 that a page shows' }),
    ]);
  });
});

describe('a long name', () => {
  it('ends at a word in the address of its vehicle', async () => {
    const { pages } = await siteOf([
      { id: 'A', make: 'Kia', model: 'Rio', stockName: `${long('Grand Tourer ', 21)}Last` },
    ]);
    const path = pages.at(-1)?.path ?? '';
    expect(path).toBe(`/stock/item/A/${long('grand-tourer-', 9).slice(0, -1)}/`);
  });

  it('with the same beginning as another has its own listing', async () => {
    const start = long('Grand Tourer ', 12);
    const { pages, items } = await siteOf(
      ['One', 'Two'].map((end) => ({ id: end, make: 'Kia', model: `${start}${end}` })),
    );
    expect(items).toHaveLength(2);
    const models = pages.map(({ path }) => path).filter((path) => /^\/stock\/kia\/./.test(path));
    expect(new Set(models).size).toBe(2);
  });
});
