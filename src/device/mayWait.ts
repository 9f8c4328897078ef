import { keptValue } from './keptValue';

/**
 * Whether enquiries wait, without opening a database: every page asks when it starts. It may say yes where none is left,
 * never no where one waits.
 */
export const mayWait = keptValue<boolean>({
  name: 'waiting',
  lifetime: 'device',
  empty: false,
  parse: (kept) => kept === true,
});
