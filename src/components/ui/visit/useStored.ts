import { useSyncExternalStore } from 'react';
import type { StoredValue } from '../../../device/storedValue';

/** A value stored on the device, as it is now in all tabs; the empty value on the server and until hydration. */
export const useStored = <Value>({ subscribe, snapshot, empty }: StoredValue<Value>): Value =>
  useSyncExternalStore(subscribe, snapshot, () => empty);
