import type { TrackedEvent } from './events';

type Taker = (event: TrackedEvent) => void;

let taker: Taker | undefined;

/** What happened before the tracker's script came. */
const early: TrackedEvent[] = [];
const MOST_EARLY = 20;

/** Tells what a visitor did. Where nothing is measured, or the visitor has not agreed, the event ends here. */
export function track(event: TrackedEvent): void {
  if (taker) taker(event);
  else if (early.length < MOST_EARLY) early.push(event);
}

/** From now on `next` gets every event, and first those that came before. */
export function takeEvents(next: Taker): void {
  taker = next;
  for (const event of early.splice(0)) next(event);
}
