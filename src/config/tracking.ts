/** What a site measures about visitors who agreed. All of it is public. */
export interface Tracking {
  /** The analytics tag. */
  readonly tag?: { readonly id: string; readonly scriptUrl: string };
  /** The log of faults at Datadog. */
  readonly log?: {
    readonly clientToken: string;
    /** Such as `datadoghq.com`. */
    readonly site: string;
    /** An address that receives the log instead of the service's own host. */
    readonly proxy?: string;
  };
  /** The dealer's own collector of events. */
  readonly eventsUrl?: string;
  /** Whether the browser tells the site's server which campaign brought a visitor. */
  readonly campaigns: boolean;
}

/** The usual address of the tag's script. */
export const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** The name of the `meta` element that tells pages what to measure. A site that measures nothing has no such element. */
export const TRACKING_META = 'forecourt-tracking';
