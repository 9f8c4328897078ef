import { storedValue } from './storedValue';

/** Whether this device shows the stock as a compact list. The head of a listing reads it too, before the first paint (`watchListing`). */
export const compactList = storedValue<boolean>({
  name: 'compactList',
  lifetime: 'device',
  empty: false,
  parse: (value) => value === true,
});
