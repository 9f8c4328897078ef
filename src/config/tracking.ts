/** What a site measures, of visitors who agreed: every visitor's browser gets it. */
export interface Tracking {
  /** The analytics tag. */
  readonly tag?: { readonly id: string; readonly scriptUrl: string };
  /** The log of faults at Datadog. */
  readonly log?: {
    readonly clientToken: string;
    /** Such as `datadoghq.com`. */
    readonly site: string;
    /** Takes the log in place of the service's own host. */
    readonly proxy?: string;
  };
  /** The dealer's own collector of events. */
  readonly eventsUrl?: string;
  /** Whether the site's server is told which campaign brought a visitor. */
  readonly campaigns: boolean;
}

/** Where the tag's own script is. */
export const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** The name of the `meta` element by which pages know what is measured. A site that measures nothing has none. */
export const TRACKING_META = 'forecourt-tracking';
