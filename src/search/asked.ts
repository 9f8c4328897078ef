import type { Asked, AskedOf } from './filters/filterKind';
import { ALL_FILTERS } from './filters/filters';
import type { SearchState } from './searchState';
import { usualIndexName } from './sortOptions';

/** What a state asks of the engine: the questions of all its filters together. */
export function askedBy(state: SearchState, of: AskedOf): Asked & Required<Pick<Asked, 'indexName'>> {
  const questions = ALL_FILTERS.flatMap((filter) =>
    state[filter.key] === undefined ? [] : [filter.asks(state[filter.key], of)],
  );
  const indexName = usualIndexName(of.vocabulary.sortOptions, state.keywords !== undefined);
  return Object.assign({ indexName }, ...questions, {
    anyOf: Object.assign({}, ...questions.map(({ anyOf }) => anyOf)),
    between: Object.assign({}, ...questions.map(({ between }) => between)),
  });
}

/**
 * A value in the engine's grammar, which reads a hyphen at the start as "not". A backslash in front prevents that. A value
 * that already starts with backslashes and a hyphen gets one more.
 */
export const escapeValue = (value: string): string => (/^\\*-/.test(value) ? `\\${value}` : value);
