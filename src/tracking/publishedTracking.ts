import { TRACKING_META, type Tracking } from '../config/tracking';

/** What this site measures, from the page's head; `undefined` if nothing. */
export function publishedTracking(): Tracking | undefined {
  const content = document.querySelector(`meta[name=${TRACKING_META}]`)?.getAttribute('content');
  return content ? (JSON.parse(content) as Tracking) : undefined;
}
