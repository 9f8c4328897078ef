import type { SiteConfig } from '../../config/siteConfig';
import type { PagePath, TrackedEvent } from '../events';

/** The site that an event belongs to. */
export type EventSite = Pick<SiteConfig, 'dealerId' | 'brandId' | 'stockVersion'>;

/** Sends events out of the page. If a sink throws, only that event is lost. */
export interface Sink {
  /** @param page where it happened */
  readonly take: (event: TrackedEvent, page: PagePath) => void;
  /** Called when the visitor withdraws consent: nothing is sent from now on, and what was stored for this sink is deleted. */
  readonly close: () => void;
}
