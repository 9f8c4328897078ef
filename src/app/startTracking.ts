import { whenIdle } from '../components/ui/later/whenIdle';
import { isDevelopment } from '../config/isDevelopment';
import { publishedTracking } from '../config/tracking';

/** Loads the tracker, if the site measures anything. `gatsby develop` always loads it: a panel lists every event. */
export function startTracking(): void {
  const tracking = publishedTracking() ?? (isDevelopment() ? { campaigns: false } : undefined);
  if (tracking === undefined) return;
  whenIdle(() => {
    import(/* webpackChunkName: "tracking" */ '../tracking/tracker').then(
      ({ startTracker }) => startTracker(tracking),
      // The reader loses nothing if the tracker does not load.
      () => undefined,
    );
  });
}
