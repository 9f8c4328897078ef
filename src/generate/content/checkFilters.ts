import { isFilterField } from '../../domain/filters/filterField';
import { filterItemFaults } from '../../domain/filters/filterItemFaults';
import { readFilterType } from '../../domain/filters/filterType';

/** A filter as an endpoint gives it: its words are not checked yet. */
export interface NamedFilter {
  readonly id: string;
  readonly field: string;
  readonly type: string;
  readonly hardcodedValues: readonly string[];
}

/**
 * What is wrong with the filters of an endpoint: words that name no field or no control, pairings that cannot work.
 * Content from files has been checked with its file and line; another endpoint is checked here.
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
