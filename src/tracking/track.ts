import type { TrackedEvent } from './events';

type Taker = (event: TrackedEvent) => void;

let taker: Taker | undefined;

/** Events from before the tracker's script was loaded. */
const early: TrackedEvent[] = [];
const MAX_EARLY = 20;

/** Reports what a visitor did. If nothing is measured, or the visitor has not agreed, the event ends here. */
export function track(event: TrackedEvent): void {
  if (taker) taker(event);
  else if (early.length < MAX_EARLY) early.push(event);
}

/** Passes every event to `next` from now on, starting with the earlier ones. */
export function takeEvents(next: Taker): void {
  taker = next;
  for (const event of early.splice(0)) next(event);
}
