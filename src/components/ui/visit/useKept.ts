import { useSyncExternalStore } from 'react';
import type { KeptValue } from '../../../device/keptValue';

/** What the device keeps, as it is now in this tab and in others; the empty value on the server and until hydration. */
export const useKept = <Value>({ subscribe, read, empty }: KeptValue<Value>): Value =>
  useSyncExternalStore(subscribe, read, () => empty);
