import { DEFAULT_ORDER } from '../../search/engines/algolia/hostedRecord';
import { ATTRIBUTES, buildColumn, inDefaultOrder, sortOrder } from '../../search/engines/embedded/build';
import type { IndexRecord } from '../../search/indexRecord';
import { type SortOption, sortKey } from '../../search/sortOptions';

export interface PlacedRecord {
  readonly record: IndexRecord;
  /** The record's place in each order, from 0. */
  readonly places: Readonly<Record<string, number>>;
}

/**
 * The place of every record in every sort order of the site, worked out from the embedded engine's own columns, so that both
 * engines list the same stock in the same order. Equal records are ordered by age; records without a price (or kilometres)
 * come last in both directions.
 * @throws for an order by a field that the index does not have
 */
export const orderPlaces = (
  records: readonly IndexRecord[],
  options: readonly SortOption[],
): readonly PlacedRecord[] => {
  const ordered = inDefaultOrder(records);
  const places = ordered.map((_, place): Record<string, number> => ({ [DEFAULT_ORDER]: place }));
  for (const option of options) {
    const attribute = ATTRIBUTES.find(({ name }) => name === option.field);
    const column = attribute && buildColumn(attribute, ordered);
    if (!column || column.kind === 'list')
      throw new Error(
        `The stock cannot be ordered by “${option.field}”: correct sorts in the site's settings.`,
      );
    sortOrder(column, option.direction).forEach((rank, place) => {
      (places[rank] as Record<string, number>)[sortKey(option)] = place;
    });
  }
  return ordered.map((record, rank) => ({ record, places: places[rank] ?? {} }));
};
