import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { importFeed } from '../../../generate/feed/importFeed';
import { type Mapping, OWN_NAMES, readPreset } from '../../../generate/feed/mapping/readMapping';
import { FORMATS, sampleFile } from '../../../generate/feed/presets/presets';
import { formatStockReport } from '../../../generate/feed/stockReport';
import { uniteFeeds } from '../../../generate/feed/uniteFeeds';
import { leastPrice } from '../../../src/domain/stock/plausible';
import { STOCK_FIELD_NAMES, stockFields } from '../../../src/domain/stock/stockFields';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { okValue } from '../../../support/okValue';
import { AUSTRALIAN_DOLLARS, aStockContext } from '../../../support/stock/aStockContext';
import { runs } from '../../support/runs';

const FIELDS = stockFields(AUSTRALIAN_DOLLARS);

const CASES = join(__dirname, '../../support/cases');
const context = aStockContext();

interface Sample {
  readonly name: string;
  readonly bytes: Buffer;
  readonly mapping: Mapping;
}

let samples: readonly Sample[];
beforeAll(async () => {
  const presets = FORMATS.map(async (format) => {
    const name = sampleFile(format);
    return { name, bytes: readFileSync(name), mapping: okValue(await readPreset(format)) };
  });
  const own = ['F09', 'F11', 'F12', 'F14', 'F16'].map((one) => ({
    name: `${one}.csv`,
    bytes: readFileSync(join(CASES, one, 'stock.csv')),
    mapping: OWN_NAMES,
  }));
  samples = [...(await Promise.all(presets)), ...own];
});

/** Values that have broken an import somewhere. */
const HOSTILE = [
  ...[
    '',
    '-',
    'N/A',
    'POA',
    '0',
    '-1',
    '1e999',
    '9.990',
    '45.100',
    "4'000'300'003'000",
    'NaN',
    'null',
    '6.21E+16',
  ],
  ...[
    'MY25',
    '2060',
    '0001-01-01',
    '31/02/2026',
    '="000123"',
    "'01ABC",
    '2/5',
    '4D',
    '__proto__',
    'constructor',
  ],
  ...[
    '"',
    '""',
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    '<',
    '&',
    '&amp;amp;',
    ']]>',
    '<![CDATA[',
    '{',
    '[',
    '\\',
    '\u0000',
  ],
  'https://user:secret@m.example/a.jpg',
  'http://m.example/a.jpg',
  'https://m.example/{resize}/a.jpg',
  ...[
    'https://m.example/a.jpghttps://m.example/b.jpg',
    '\u202e',
    '\ud800',
    'x'.repeat(5_000),
    '🚗'.repeat(80),
  ],
];

type Mutation = (bytes: Buffer) => Buffer;

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const at = (bytes: Buffer, share: number): number => Math.floor(share * (bytes.length + 1));

const inBytes: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, fc.uint8Array({ maxLength: 6 })).map(([where, added]) => (bytes: Buffer) => {
    const cut = at(bytes, where);
    return Buffer.concat([bytes.subarray(0, cut), added, bytes.subarray(cut)]);
  }),
  fc.tuple(place, fc.nat(40)).map(([where, size]) => (bytes: Buffer) => {
    const cut = at(bytes, where);
    return Buffer.concat([bytes.subarray(0, cut), bytes.subarray(cut + size)]);
  }),
  fc.tuple(place, fc.nat(255)).map(([where, byte]) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes);
    if (changed.length > 0) changed[Math.min(at(bytes, where), changed.length - 1)] = byte;
    return changed;
  }),
  place.map((where) => (bytes: Buffer) => bytes.subarray(0, at(bytes, where))),
  fc.tuple(place, place).map(([from, to]) => (bytes: Buffer) => {
    const [start, end] = [at(bytes, Math.min(from, to)), at(bytes, Math.max(from, to))];
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start, end), bytes.subarray(end)]);
  }),
);

/** Replaces one value, as the separators of its format part them. */
const inCells: fc.Arbitrary<Mutation> = fc
  .tuple(place, fc.constantFrom(...HOSTILE))
  .map(([where, value]) => (bytes: Buffer) => {
    const parts = bytes.toString('utf8').split(/([,;\t\n"<>=]+)/);
    const index = Math.floor((where * parts.length) / 2) * 2;
    parts[Math.min(index, parts.length - 1)] = value;
    return Buffer.from(parts.join(''));
  });

/** Drops, doubles or swaps columns of every line. */
const inColumns: fc.Arbitrary<Mutation> = fc
  .tuple(fc.nat(12), fc.nat(12), fc.constantFrom('drop', 'double', 'swap'))
  .map(([a, b, what]) => (bytes: Buffer) => {
    const lines = bytes.toString('utf8').split('\n');
    const changed = lines.map((line) => {
      const cells = line.split(',');
      if (what === 'drop') cells.splice(a, 1);
      else if (what === 'double') cells.splice(a, 0, cells[a] ?? '');
      else [cells[a], cells[b]] = [cells[b] ?? '', cells[a] ?? ''];
      return cells.join(',');
    });
    return Buffer.from(changed.join('\n'));
  });

const inLetters: fc.Arbitrary<Mutation> = fc
  .constantFrom('utf-16le', 'utf-16be', 'windows-1252', 'macroman', 'utf-8')
  .chain((encoding) =>
    fc
      .boolean()
      .map(
        (hasMark) => (bytes: Buffer) => iconv.encode(bytes.toString('utf8'), encoding, { addBOM: hasMark }),
      ),
  );

const mutations = fc.array(fc.oneof(inBytes, inBytes, inCells, inCells, inColumns, inLetters), {
  minLength: 1,
  maxLength: 4,
});

/** In milliseconds: the deep tier tries 100,000 feeds. */
const DEEP_TIMEOUT = runs(120_000, 7_200_000);

/** What holds for every item, whatever its feed was. */
const checkItem = (item: StockItem): void => {
  expect(item.make && item.model && item.id).toBeTruthy();
  for (const cents of [item.price, item.specialPrice])
    if (cents !== undefined) {
      expect(cents).toBeGreaterThanOrEqual(leastPrice(item.stockType));
      expect(cents).toBeLessThanOrEqual(10_000_000_000);
    }
  expect(item.priceType === 'poa').toBe((item.specialPrice ?? item.price) === undefined);
  if (item.year !== undefined) expect(item.year).toBeLessThanOrEqual(2028);
  if (item.vehType === 'Used') expect(item.odometer).not.toBe(0);
  for (const field of STOCK_FIELD_NAMES) {
    const value: unknown = item[field as keyof StockItem];
    if (typeof value === 'number' && field !== 'price' && field !== 'specialPrice')
      expect(FIELDS[field](value)).toMatchObject({ kind: 'ok' });
  }
  for (const { url } of item.images)
    expect(url).toMatch(/^(?:https:\/\/[^@/{}<>\s]+\/?[^{}<>\s]*|\/[^/\\].*)$/);
};

it(
  'a feed that something has changed is read or refused with a reason, and nothing wrong is shown',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), mutations, async (which, steps) => {
        const sample = samples[which % samples.length];
        if (!sample) return;
        const bytes = steps.reduce((changed, step) => step(changed), sample.bytes);
        const imported = await importFeed(
          { name: sample.name, bytes },
          { site: context, mapping: sample.mapping },
        );
        if (imported.kind === 'err') {
          expect(imported.fault.every(({ reason }) => reason.length > 0)).toBe(true);
          return;
        }
        const { items, report } = await uniteFeeds([imported.value]);
        expect(report.accepted + report.quarantined.length + report.leftOut.length).toBe(report.read);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        for (const { faults } of report.quarantined) expect(faults.length).toBeGreaterThan(0);
        for (const item of items) checkItem(item);
        expect(formatStockReport(report)).not.toContain('user:secret@');
        expect(JSON.stringify(items)).not.toContain('//user:secret@');
      }),
      { numRuns: runs(100, 100_000), seed: 37 },
    );
  },
  DEEP_TIMEOUT,
);
