import { useSyncExternalStore } from 'react';
import type { StoredValue } from '../../../device/storedValue';

/** A value stored on the device, as it is now in all tabs; the empty value on the server and until hydration. */
export const useStored = <Value>({
  subscribe,
  snapshot,
  empty,
}: Pick<StoredValue<Value>, 'subscribe' | 'snapshot' | 'empty'>): Value =>
  useSyncExternalStore(subscribe, snapshot, () => empty);
