import { storedValue } from './storedValue';

/** Whether enquiries may be waiting, without opening a database. It is never `false` while one waits. */
export const mayWait = storedValue<boolean>({
  name: 'waiting',
  lifetime: 'device',
  empty: false,
  parse: (value) => value === true,
});
