import { storedValue } from './storedValue';

/**
 * Whether enquiries may be waiting. Every page asks this when it starts, so the answer must not open a database. It may be
 * `true` when none is left, but is never `false` while one waits.
 */
export const mayWait = storedValue<boolean>({
  name: 'waiting',
  lifetime: 'device',
  empty: false,
  parse: (value) => value === true,
});
