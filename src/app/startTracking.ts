import { whenIdle } from '../components/ui/later/whenIdle';
import { isDevelopment } from '../config/isDevelopment';
import { publishedTracking } from '../tracking/publishedTracking';

/** Brings the tracker, where the site measures something. `gatsby develop` shows every event in the console. */
export function startTracking(): void {
  const tracking = publishedTracking() ?? (isDevelopment() ? { campaigns: false } : undefined);
  if (tracking === undefined) return;
  whenIdle(() => {
    import(/* webpackChunkName: "tracking" */ '../tracking/tracker').then(
      ({ startTracker }) => startTracker(tracking),
      // What is not measured is missed by nobody who reads the page.
      () => undefined,
    );
  });
}
