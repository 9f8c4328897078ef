import { keptValue } from '../../../device/keptValue';
import { publicId } from '../../../tracking/events';
import { track } from '../../../tracking/track';

/** The stock items whose 360° view was turned in this tab. */
const turned = keptValue<readonly string[]>({
  name: 'turned',
  lifetime: 'tab',
  empty: [],
  parse: (kept) =>
    Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : undefined,
});

/** A shopper turned the view of an item: measured once an item and tab. */
export function itemTurned(id: string): void {
  const before = turned.read();
  if (before.includes(id)) return;
  turned.keep([...before, id]);
  track({ name: '360_interaction', item: publicId(id) });
}
