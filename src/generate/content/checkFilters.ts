import { isFilterField } from '../../domain/filters/filterField';
import { filterItemFaults } from '../../domain/filters/filterItemFaults';
import { readFilterType } from '../../domain/filters/filterType';

/** A filter from an endpoint, with unchecked words. */
export interface NamedFilter {
  readonly id: string;
  readonly field: string;
  readonly type: string;
  readonly hardcodedValues: readonly string[];
}

/**
 * The faults of an endpoint's filters: words that name no field or no control, and pairings that cannot work. The loader
 * checks filters in files, with file and line; this function checks those of another endpoint.
 * @returns one sentence for each fault
 */
export const filterFaults = (filters: readonly NamedFilter[]): readonly string[] =>
  filters.flatMap(({ id, field, type: word, hardcodedValues }) => {
    const type = readFilterType(word);
    if (!isFilterField(field)) return [`filter "${id}": field: "${field}" is nothing that can be searched`];
    if (type === undefined) return [`filter "${id}": type: there is no control "${word}"`];
    return filterItemFaults({ field, type, hardcodedValues }).map(
      ({ path, reason }) => `filter "${id}": ${path.join('.')}: ${reason}`,
    );
  });
