import { useSyncExternalStore } from 'react';
import type { KeptValue } from '../../../device/keptValue';

/** A value stored on the device, as it is now in all tabs; the empty value on the server and until hydration. */
export const useKept = <Value>({ subscribe, shown, empty }: KeptValue<Value>): Value =>
  useSyncExternalStore(subscribe, shown, () => empty);
