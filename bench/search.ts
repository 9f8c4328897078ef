import { realStockPath } from '../support/stock/realStockPath';
import { type BenchSample, ENGINES, type EngineName } from './search/child';
import { bundleChild } from './search/forkEngine';
import { type Measured, measureSample } from './search/measureSample';
import { quantile } from './statistics';

/**
 * Compares our search engine with three others, over the same records and the same requests of InstantSearch. Each engine
 * runs in its own process. They take turns, and the benchmark stops if they disagree about an answer.
 *
 *     npm run bench:search                                      all of it (some minutes, most of them itemsjs)
 *     npm run bench:search -- --sizes 1000,real --engines embedded,orama
 *
 * A: no query, 8 facets and 3 statistics. B: the four requests of a 3-letter prefix, 2 disjunctive facets and a price
 * range. C: a misspelt word. D: ordered by price. Times are p50/p95 in milliseconds; p95 is mostly the first
 * rounds, before V8 has compiled the code. Our engine remembers its counts of all records, so the very first answer to A has
 * its own column.
 */
const option = (name: string): readonly string[] | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1]?.split(',');
};

/** Without sizes: invented records, and the real listings if `REAL_STOCK_FILE` names them. */
const SAMPLES: readonly BenchSample[] = [
  ...[1_000, 10_000, 100_000],
  ...(realStockPath === null ? [] : ['real' as const]),
];

const asSample = (text: string): BenchSample => (text === 'real' ? 'real' : Number(text));

/** `p50/p95` in milliseconds, with as many digits as the benchmark justifies. */
const quantiles = (times: readonly number[]): string =>
  [0.5, 0.95]
    .map((share) => quantile(times, share))
    .map((time) => time.toFixed(time < 10 ? 2 : 0))
    .join('/');

const isEngine = (name: string): name is EngineName => name in ENGINES;

const printTable = (columns: readonly string[], rows: readonly (readonly string[])[]): void => {
  for (const cells of [columns, columns.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
};

const kilobytes = (bytes: Measured['bytes'], isCounted: (name: string) => boolean): string =>
  (
    Object.entries(bytes)
      .filter(([name]) => isCounted(name))
      .reduce((sum, [, size]) => sum + size, 0) / 1000
  ).toFixed(0);

const isCards = (name: string): boolean => name.startsWith('cards.');

const peerRow = (sample: BenchSample, row: Measured): readonly string[] => [
  String(sample),
  row.engine,
  row.buildSeconds.toFixed(1),
  kilobytes(row.bytes, (name) => !isCards(name)),
  row.loadMilliseconds.toFixed(0),
  row.firstMilliseconds.toFixed(1),
  quantiles(row.times.A ?? []),
  quantiles(row.times.B ?? []),
  row.heapMegabytes.toFixed(1),
];

const ownRow = (sample: BenchSample, row: Measured): readonly string[] => [
  String(sample),
  ...['core.', 'text.', 'cards.', ''].map((part) => kilobytes(row.bytes, (name) => name.startsWith(part))),
  quantiles(row.times.C ?? []),
  quantiles(row.times.D ?? []),
];

const main = async (): Promise<void> => {
  const samples = option('sizes')?.map(asSample) ?? SAMPLES;
  const others = (option('engines') ?? Object.keys(ENGINES))
    .filter(isEngine)
    .filter((name) => name !== 'embedded');
  bundleChild();
  const measured: (readonly [BenchSample, Measured])[] = [];
  for (const sample of samples)
    for (const row of await measureSample(sample, ['embedded', ...others])) measured.push([sample, row]);

  console.log(
    `\nNode ${process.versions.node}; bytes are gzipped and without cards; p50/p95 in milliseconds\n`,
  );
  printTable(
    ['records', 'engine', 'build s', 'kB', 'load ms', 'first A', 'A', 'B', 'heap MB'],
    measured.map(([sample, row]) => peerRow(sample, row)),
  );
  console.log(
    '\nNot compared, besides the order of hits and the values of numbers (their bounds and sums are):',
  );
  for (const name of others)
    console.log(`- ${name}: ${ENGINES[name].exceptions.join('; ') || 'nothing more'}`);
  console.log('\nOur engine alone: kB of each kind of file\n');
  printTable(
    ['records', 'core', 'text', 'cards', 'all', 'C', 'D'],
    measured.filter(([, row]) => row.engine === 'embedded').map(([sample, row]) => ownRow(sample, row)),
  );
};

void main();
