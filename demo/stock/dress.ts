import { randomFrom } from './random';
import type { StockRow } from './stockRow';

/** A row before it has its number and its pictures; of a bare one, nobody has taken a picture yet. */
export type Draft = Omit<StockRow, 'id'> & { readonly isBare?: boolean };

/** `count` of the rows that `may` admits, chosen by seed, one of a model at most. */
function choose(
  rows: readonly Draft[],
  count: number,
  seed: string,
  may: (row: Draft) => boolean,
): Set<Draft> {
  const random = randomFrom(seed);
  const left = rows.filter(may);
  const chosen = new Set<Draft>();
  const models = new Set<string>();
  while (chosen.size < count && left.length > 0) {
    const [row] = left.splice(random.whole(0, left.length - 1), 1);
    const name = row && `${row.vehType} ${row.make} ${row.model}`;
    if (row === undefined || name === undefined || models.has(name)) continue;
    models.add(name);
    chosen.add(row);
  }
  return chosen;
}

const POA = new Set(['LandCruiser', 'Defender', 'Patrol', 'Mustang']);
const isVeh = (vehType: string) => (row: Draft) => row.vehType === vehType;
const isRecentUsed = (row: Draft) => row.vehType === 'Used' && Number(row.year) >= 2021;
const isRunout = (row: Draft) => String(row.tags).includes('Run-out');

/** A round saving in hundreds of dollars. */
const reduced = (row: Draft, share: number): number =>
  Math.round((Number(row.price) * (1 - share)) / 500) * 500 - 10;

/**
 * What a sales manager decides on top of the facts: special prices, what is featured, what has no price,
 * what is sold, and which have no picture yet.
 */
export function dress(rows: readonly Draft[]): readonly Draft[] {
  const poa = choose(rows, 4, 'poa', (row) => row.vehType === 'Used' && POA.has(String(row.model)));
  const priced = (row: Draft) => !poa.has(row);
  const specials = new Set([
    ...rows.filter(isRunout),
    ...choose(rows, 4, 'special demo', isVeh('Demo')),
    ...choose(rows, 6, 'special used', (row) => row.vehType === 'Used' && priced(row)),
  ]);
  const featured = new Set([
    ...choose(rows, 4, 'featured new', (row) => row.vehType === 'New' && !specials.has(row)),
    ...choose(rows, 2, 'featured demo', (row) => specials.has(row) && row.vehType === 'Demo'),
    ...choose(rows, 2, 'featured special', (row) => specials.has(row) && row.vehType !== 'Demo'),
    ...choose(rows, 4, 'featured used', (row) => isRecentUsed(row) && priced(row) && !specials.has(row)),
  ]);
  const plain = (row: Draft) => priced(row) && !specials.has(row) && !featured.has(row);
  const sold = choose(rows, 3, 'sold', (row) => row.vehType === 'Used' && plain(row));
  const bare = choose(rows, 3, 'no picture', (row) => row.vehType === 'Used' && plain(row) && !sold.has(row));
  return rows.map((row) => ({
    ...row,
    stockType: 'cars',
    status: sold.has(row) ? 'sold' : 'available',
    featured: featured.has(row),
    ...(specials.has(row) && { specialPrice: reduced(row, isRunout(row) ? 0.06 : 0.05) }),
    ...(poa.has(row) && { price: undefined, priceType: 'poa' }),
    ...(bare.has(row) && { isBare: true }),
  }));
}
