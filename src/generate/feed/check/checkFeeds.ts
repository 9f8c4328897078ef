import { addressName } from '../../../domain/addressName';
import { guardStock } from '../guards';
import { type LoadOptions, type ReadFeed, readFeed, type StockFeed } from '../loadStock';
import type { StockFault } from '../stockFault';
import { uniteFeeds } from '../uniteFeeds';
import { checkOf, type FeedCheck } from './checkFeed';
import { createProfiles } from './fieldProfile';

/**
 * Checks feeds without a build: what they hold, what is wrong with them, and what looks odd. It asks no host about pictures,
 * so it takes seconds.
 * @param vehicle the id, stock number or VIN of a vehicle to show as it would be published
 */
export async function checkFeeds(
  feeds: readonly StockFeed[],
  { join, lastGoodCount = null, vehicle, ...options }: LoadOptions & { readonly vehicle?: string },
): Promise<FeedCheck> {
  const start = performance.now();
  const read: ReadFeed[] = [];
  const refusals: StockFault[] = [];
  const observers: ReturnType<typeof createProfiles>[] = [];
  for (const feed of feeds) {
    const observer = createProfiles();
    const one = await readFeed(feed, { ...options, observer });
    if (one.kind === 'err') refusals.push(...one.fault);
    else {
      read.push(one.value);
      observers.push(observer);
    }
  }
  const imports = read.map(({ imported }) => imported);
  const united = imports.length === 0 ? undefined : await uniteFeeds(imports, join);
  const name = feeds.map(({ address }) => addressName(address)).join(', ');
  if (united && refusals.length === 0) {
    const isEndKnown = imports.every((one) => one.isEndKnown);
    const objection = guardStock(united.report, lastGoodCount, isEndKnown);
    // The reason repeats the whole report below its first line.
    if (objection && objection.kind !== 'fewer')
      refusals.push({ place: name, reason: objection.reason.split('\n', 1)[0]?.replace(/:$/, '') ?? '' });
  }
  const shown = united?.items.find(({ id, stockNumber, vin }) =>
    [id, stockNumber, vin].some((one) => one !== undefined && one === vehicle),
  );
  if (vehicle !== undefined && !shown)
    refusals.push({ place: name, reason: `has no accepted vehicle with the number ${vehicle}` });
  const proposed = imports.flatMap(({ proposedFormat }) => proposedFormat ?? []);
  return checkOf({
    feed: name,
    now: new Date(),
    milliseconds: Math.round(performance.now() - start),
    refusals,
    files: read.map(({ file }) => file),
    ...(united ? { report: united.report } : {}),
    ...(proposed[0] === undefined ? {} : { proposedFormat: proposed[0] }),
    ...(shown ? { vehicle: shown } : {}),
    profiles: observers.map((observer) => observer.profiles()),
  });
}
