import { STOCK_FIELD_NAMES, type StockFieldName } from '../../../src/domain/stock/stockFields';
import { ownField } from '../fieldNames';
import type { FeedColumn } from './feedColumns';
import { isOtherMoney } from './otherMoney';
import { valueFit } from './valueFit';
import type { Known } from './waysToRead';

/** A field that a column may be, how surely, and why. */
export interface Candidate {
  readonly field: StockFieldName;
  readonly column: Known;
  readonly score: number;
  readonly because: string;
}

/** Below this, a name and its values say too little. */
const MIN_SCORE = 0.62;
/** Values that prove a field whatever the column is called. */
const PROVEN = 0.72;
/** Names whose column is looked at only if the other of the pair is taken. */
const SECOND: ReadonlySet<StockFieldName> = new Set([
  'body',
  'transmissionType',
  'tags',
  'spinImages',
  'tareMass',
]);

/** Fields with closed choices: codes of a system are for a person to map, whatever their column is called. */
const CLOSED: ReadonlySet<StockFieldName> = new Set(['status', 'vehType', 'stockType']);

const reasonsOf = (...reasons: readonly (string | undefined)[]): string =>
  reasons.filter((reason) => reason).join(', and ');

/** The field whose own name a column has in full, unless its values rule it out. */
export const ownFieldOf = (column: FeedColumn & Pick<Known, 'facts'>): StockFieldName | undefined => {
  const field = ownField(column.parts);
  if (field === undefined) return undefined;
  const { fit } = valueFit(field, { ...column.facts, most: column.most }, column.parts.join(' '));
  return fit > -1 ? field : undefined;
};

const candidatesOf = (columns: readonly Known[]): readonly Candidate[] =>
  columns
    .flatMap((column) =>
      STOCK_FIELD_NAMES.flatMap((field): Candidate[] => {
        if (column.own !== undefined && column.own !== field) return [];
        if ((field === 'price' || field === 'specialPrice') && isOtherMoney(column)) return [];
        const named = column.fits.get(field) ?? 0;
        const { fit, because } = valueFit(
          field,
          { ...column.facts, most: column.most },
          column.parts.join(' '),
        );
        if (column.own === field && fit > (CLOSED.has(field) ? 0 : -1))
          return [
            { field, column, score: 2 + fit, because: reasonsOf('it is the field’s own name', because) },
          ];
        if (fit <= -0.5 || (named < 0.3 && fit < PROVEN)) return [];
        // Of a code and its description, shoppers read the description.
        const isForPeople = /description|display|label/i.test(column.last) ? 0.04 : 0;
        const filled = (column.filled > 0 ? 0.05 : -0.2) + isForPeople;
        const score =
          named * 0.75 + fit * 0.6 + filled - column.parts.length * 0.01 - (SECOND.has(field) ? 0.15 : 0);
        if (score < MIN_SCORE && fit < PROVEN) return [];
        const byName = named >= 0.85 ? 'its name' : named >= 0.3 ? 'a part of its name' : '';
        return [{ field, column, score, because: reasonsOf(byName, because) }];
      }),
    )
    .sort((a, b) => b.score - a.score);

/** The best column for each field. No column is read twice. */
export function bestColumns(columns: readonly Known[]): Map<StockFieldName, Candidate> {
  const taken = new Set<string>();
  const chosen = new Map<StockFieldName, Candidate>();
  for (const candidate of candidatesOf(columns)) {
    const { field, column } = candidate;
    if (chosen.has(field) || taken.has(column.source)) continue;
    chosen.set(field, candidate);
    taken.add(column.source);
  }
  // A name that only contains one of a special price is asked, not taken.
  const isSure = (chosen.get('specialPrice')?.column.fits.get('specialPrice') ?? 1) >= 0.8;
  if (chosen.has('price') && !isSure) chosen.delete('specialPrice');
  // The only price that shoppers may pay is the price, whatever it is called.
  const special = chosen.get('specialPrice');
  if (special && !chosen.has('price') && special.column.fits.has('price')) {
    chosen.delete('specialPrice');
    chosen.set('price', { ...special, field: 'price' });
  }
  return chosen;
}
