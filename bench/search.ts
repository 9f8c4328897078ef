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

const sizes = process.argv.slice(2).map(Number);

const main = async (): Promise<void> => {
  console.log(
    '| records | build s | core kB | text kB | cards kB | JSON gz kB | open ms | heap MB | A p50/p95 ms | B | C typo | D sort |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const size of sizes.length > 0 ? sizes : [1_000, 2_000, 10_000, 100_000]) {
    let records: ReturnType<typeof inventedRecords> | null = inventedRecords(size);
    const json = size > 20_000 ? '' : (gzipSync(JSON.stringify(records)).length / 1000).toFixed(0);
    const buildStarted = performance.now();
    const built = buildIndex(records);
    const buildTime = (performance.now() - buildStarted) / 1000;
    records = null;
    const before = heap();
    const started = performance.now();
    const opened = await openBuiltIndex(built);
    if (opened.kind === 'err') throw new Error(opened.fault.message);
    await opened.value.text();
    const openTime = performance.now() - started;
    const grown = heap() - before;
    const cells = [
      size,
      buildTime.toFixed(1),
      ...['core', 'text', 'cards'].map((part) => kilobytes(built, part).toFixed(0)),
      json,
      openTime.toFixed(0),
      grown.toFixed(1),
      await measure(opened.value, emptyQuery),
      await measure(opened.value, refinedBatch),
      await measure(opened.value, misspelt),
      await measure(opened.value, sorted),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
};

void main();
