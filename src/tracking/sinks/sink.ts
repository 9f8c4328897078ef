import type { site } from '../../config/site';
import type { PagePath, TrackedEvent } from '../events';

/** Which site an event is of. */
export type EventSite = Pick<typeof site, 'dealerId' | 'brandId' | 'stockVersion'>;

/** Takes events out of the page. One that throws loses the event and nothing else. */
export interface Sink {
  /** @param page where it happened */
  readonly take: (event: TrackedEvent, page: PagePath) => void;
  /** The visitor has changed their mind: nothing leaves from now on, and what was kept for this sink is forgotten. */
  readonly close: () => void;
}
