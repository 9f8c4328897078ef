import { gzipSync } from 'node:zlib';
import { inventedRecords } from '../__tests__/support/inventedRecords';
import { answerRequests } from '../src/search/engines/embedded/answerRequests';
import { type BuiltIndex, buildIndex } from '../src/search/engines/embedded/buildIndex';
import { openBuiltIndex } from '../src/search/engines/embedded/openBuiltIndex';
import type { OpenIndex } from '../src/search/engines/embedded/openIndex';

const FACETS = [
  'bodyType',
  'brandCertified',
  'featured',
  'fuelType',
  'make',
  'odometer',
  'price',
  'transmissionType',
  'vehType',
  'year',
  'location.name',
];

type Batch = readonly { readonly indexName: string; readonly params: Readonly<Record<string, unknown>> }[];

/** A: nothing asked, 8 facets and 3 statistics. */
const emptyQuery = (round: number): Batch => [
  {
    indexName: 'stock',
    params: { query: '', facets: FACETS, hitsPerPage: 24, page: round % 10, maxValuesPerFacet: 100 },
  },
];

const PREFIXES = ['toy', 'for', 'maz', 'hil', 'mit', 'hyu', 'nis', 'vol', 'ran', 'cor'];
const BODIES = ['SUV', 'Ute / Tray', 'Sedan', 'Hatchback', 'Wagon'];
const FUELS = ['Petrol', 'Diesel', 'Hybrid'];

/** B: what InstantSearch sends for a prefix, two disjunctive facets and a price range: hits, then one for each. */
const refinedBatch = (round: number): Batch => {
  const query = PREFIXES[round % PREFIXES.length];
  const body = [`bodyType:${BODIES[round % 5]}`, `bodyType:${BODIES[(round + 1) % 5]}`];
  const fuel = [`fuelType:${FUELS[round % 3]}`];
  const price = [`price>=${5_000 + 100 * (round % 50)}`, `price<=${60_000 - 100 * (round % 70)}`];
  const shared = { query, maxValuesPerFacet: 100, page: 0 };
  const counts = { ...shared, hitsPerPage: 0, analytics: false, clickAnalytics: false };
  return [
    {
      indexName: 'stock',
      params: {
        ...shared,
        facets: FACETS,
        hitsPerPage: 24,
        facetFilters: [body, fuel],
        numericFilters: price,
      },
    },
    {
      indexName: 'stock',
      params: { ...counts, facets: 'bodyType', facetFilters: [fuel], numericFilters: price },
    },
    {
      indexName: 'stock',
      params: { ...counts, facets: 'fuelType', facetFilters: [body], numericFilters: price },
    },
    { indexName: 'stock', params: { ...counts, facets: 'price', facetFilters: [body, fuel] } },
  ];
};

/** C: a misspelt word, which is looked for in the whole vocabulary. */
const TYPOS = ['toyotta', 'mitsubshi', 'corrola', 'hyndai', 'sportge'];
const misspelt = (round: number): Batch => [
  { indexName: 'stock', params: { query: `${TYPOS[round % 5]} ${2000 + (round % 24)}`, facets: FACETS } },
];

/** D: the dearest first. */
const sorted = (round: number): Batch => [
  {
    indexName: 'stock_price_desc',
    params: { facets: FACETS, page: round % 40, facetFilters: ['vehType:Used'] },
  },
];

const measure = async (index: OpenIndex, batch: (round: number) => Batch): Promise<string> => {
  const times: number[] = [];
  for (let round = 0; round < 400; round++) {
    const started = performance.now();
    const answered = await answerRequests(index, batch(round));
    const taken = performance.now() - started;
    if (answered.kind === 'err') throw new Error(answered.fault.message);
    if (round >= 20) times.push(taken);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  return `${at(0.5)}/${at(0.95)}`;
};

const kilobytes = (built: BuiltIndex, part: string): number =>
  built.files.filter((file) => file.name.startsWith(part)).reduce((sum, file) => sum + file.bytes.length, 0) /
  1000;

const heap = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

interface Prepared {
  readonly built: BuiltIndex;
  readonly seconds: number;
  /** The records as plain JSON, gzipped, for comparison; not made of the largest. */
  readonly json: string;
}

/** A function of its own, so that the records are gone when the heap is measured. */
const prepare = (size: number): Prepared => {
  const records = inventedRecords(size);
  const json = size > 20_000 ? '' : (gzipSync(JSON.stringify(records)).length / 1000).toFixed(0);
  const started = performance.now();
  const built = buildIndex(records);
  return { built, seconds: (performance.now() - started) / 1000, json };
};

const open = async (built: BuiltIndex): Promise<OpenIndex> => {
  const opened = await openBuiltIndex(built);
  if (opened.kind === 'err') throw new Error(opened.fault.message);
  await opened.value.text();
  return opened.value;
};

const COLUMNS = [
  'records',
  'build s',
  'core kB',
  'text kB',
  'cards kB',
  'JSON gz kB',
  'open ms',
  'heap MB',
  'A ms',
  'B ms',
  'C ms',
  'D ms',
];

const sizes = process.argv.slice(2).map(Number);

/** Prints a table; times are p50/p95. Run with `--expose-gc`, or the heap is a guess. */
const main = async (): Promise<void> => {
  console.log(`| ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(COLUMNS.length)}`);
  await measureSize(100, heap());
  const empty = heap();
  for (const size of sizes.length > 0 ? sizes : [1_000, 10_000, 100_000])
    console.log(`| ${(await measureSize(size, empty)).join(' | ')} |`);
};

/** The cells of one row; `empty` is the heap without an index. */
const measureSize = async (size: number, empty: number): Promise<readonly (string | number)[]> => {
  const { built, seconds, json } = prepare(size);
  const started = performance.now();
  const index = await open(built);
  const openTime = performance.now() - started;
  const held = heap() - empty - kilobytes(built, '') / 1000;
  const cells = [
    size,
    seconds.toFixed(1),
    ...['core', 'text', 'cards'].map((part) => kilobytes(built, part).toFixed(0)),
    json,
    openTime.toFixed(0),
    held.toFixed(1),
  ];
  for (const batch of [emptyQuery, refinedBatch, misspelt, sorted]) cells.push(await measure(index, batch));
  return cells;
};

void main();
