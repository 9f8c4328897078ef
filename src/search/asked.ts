import type { Asked, AskedOf } from './filters/filterKind';
import { ALL_FILTERS } from './filters/filters';
import type { SearchState } from './searchState';

/** All that a state asks of the engine: what its filters ask, together. */
export function askedBy(state: SearchState, of: AskedOf): Asked {
  const questions = ALL_FILTERS.flatMap((filter) =>
    state[filter.key] === undefined ? [] : [filter.asks(state[filter.key], of)],
  );
  return Object.assign({}, ...questions, {
    anyOf: Object.assign({}, ...questions.map(({ anyOf }) => anyOf)),
    between: Object.assign({}, ...questions.map(({ between }) => between)),
  });
}

/**
 * A value as the engine's grammar has it: one that begins with a hyphen would be the opposite of the rest, unless a
 * backslash stands before it. One that begins so already is told apart by another backslash.
 */
export const escapeValue = (value: string): string => (/^\\*-/.test(value) ? `\\${value}` : value);
