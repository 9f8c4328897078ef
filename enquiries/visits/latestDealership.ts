import type { SitePlace } from '../../src/config/publishedSite';
import { type Dealership, readDealership } from '../dealership';

/** How long what was read counts, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * The dealership as the site says now: its hours may have changed since the server started. While the site cannot be read, as
 * during a build, what was read last counts.
 * @param first what was read at the start
 */
export function latestDealership(
  place: SitePlace,
  first: Dealership,
  now: () => number,
): () => Promise<Dealership> {
  let latest = { dealership: Promise.resolve(first), until: now() + FRESH_MS };
  return () => {
    const { dealership, until } = latest;
    if (until <= now())
      latest = { dealership: readDealership(place).catch(() => dealership), until: now() + FRESH_MS };
    return latest.dealership;
  };
}
