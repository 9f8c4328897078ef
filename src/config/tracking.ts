/** What a site measures about visitors who agreed. All of it is public. */
export interface Tracking {
  readonly tag?: { readonly id: string; readonly scriptUrl: string };
  /** The log of faults at Datadog. */
  readonly log?: {
    readonly clientToken: string;
    /** Such as `datadoghq.com`. */
    readonly site: string;
    /** An address that receives the log instead of the service's own host. */
    readonly proxy?: string;
  };
  readonly eventsUrl?: string;
  /** Whether the hosted search learns what shoppers did with its results. */
  readonly searchInsights?: true;
  /** Whether the browser tells the site's server which campaign brought a visitor. */
  readonly campaigns: boolean;
  /** Whether the site's server counts searches that found nothing. */
  readonly emptySearches?: true;
}

export const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** The name of the `meta` element that tells pages what to measure. A site that measures nothing has no such element. */
export const TRACKING_META = 'forecourt-tracking';

/** The address of the tag's script, with the tag's id. */
export const tagUrl = ({ id, scriptUrl }: NonNullable<Tracking['tag']>): string => `${scriptUrl}?id=${id}`;

/** Where a site answers with scripts of other hosts, which a worker may read only so. Gatsby gave it the name. */
export const SCRIPT_PROXY = '/__third-party-proxy';

/** The address by which a page gets the script at `url` from its own site. */
export const proxiedScript = (url: string): string => `${SCRIPT_PROXY}?url=${encodeURIComponent(url)}`;

/** What this site measures, from the page's head; `undefined` if nothing. */
export function publishedTracking(): Tracking | undefined {
  const content = document.querySelector(`meta[name=${TRACKING_META}]`)?.getAttribute('content');
  return content ? (JSON.parse(content) as Tracking) : undefined;
}
