import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse } from 'yaml';
import { sampleFile } from '../../generate/feed/presets/presets';
import type { StockType } from '../../src/domain/stock/stockTypes';
import type { NewDealer } from './newDealer';

type Samples = Partial<
  Record<
    StockType,
    { readonly bodies: readonly string[]; readonly facts: Readonly<Record<string, readonly number[]>> }
  >
>;

/** The sample of a feed. A group has none. */
export function stockFiles(
  { group, feed, sells }: NewDealer,
  brands: readonly string[],
): Readonly<Record<string, string>> {
  if (group.length > 0) return {};
  return feed === 'own' ? { 'feed/stock.csv': sampleStock(sells, brands) } : feedFiles(feed);
}

/** The invented sample of a format, and the mapping that names the format. */
function feedFiles(format: string): Readonly<Record<string, string>> {
  const sample = sampleFile(format);
  return {
    [`feed/stock${extname(sample)}`]: readFileSync(sample, 'utf8'),
    'feed/stock.mapping.yml': `format: ${format}\n`,
  };
}

/** Six invented rows in our own format: the brands in turn, new and used. */
function sampleStock(sells: StockType, brands: readonly string[]): string {
  const samples: Samples = parse(readFileSync(join(__dirname, 'samples.yml'), 'utf8'));
  const { bodies, facts } = samples[sells] ?? { bodies: ['Standard'], facts: {} };
  const makes = brands.length > 0 ? brands : ['Example'];
  const rows = Array.from({ length: 6 }, (_, at) => {
    const isNew = at % 2 === 0;
    return {
      id: `SAMPLE${at + 1}`,
      vehType: isNew ? 'New' : 'Used',
      stockType: sells,
      make: makes[at % makes.length],
      model: `Model ${'ABC'[at % 3]}`,
      year: isNew ? '2025' : `${2024 - at}`,
      bodyType: bodies[at % bodies.length],
      colour: ['White', 'Blue', 'Grey'][at % 3],
      price: `${62_000 - at * 6_500}`,
      status: 'available',
      stockNumber: `S${100 + at}`,
      vin: `6T1SAMPLE0000000${at + 1}`,
      ...Object.fromEntries(
        Object.entries(facts).map(([name, values]) => [
          name,
          `${values[isNew ? 0 : 1 + ((at >> 1) % (values.length - 1))]}`,
        ]),
      ),
      siteDescription: 'An invented example. Replace this file with the export of your own system.',
    };
  });
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return lines
    .map((cells) => `${cells.map((cell = '') => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\n`)
    .join('');
}
