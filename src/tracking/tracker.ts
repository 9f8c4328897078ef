import { isDevelopment } from '../config/isDevelopment';
import { site } from '../config/site';
import type { Tracking } from '../config/tracking';
import { consent, mayMeasure } from '../device/consent';
import { campaignId, pagesShown, turnedItems, visited } from '../device/visit';
import { tellCampaign } from './campaignTracking';
import type { PagePath, TrackedEvent } from './events';
import { analyticsTag } from './sinks/analyticsTag';
import { ownEndpoint } from './sinks/ownEndpoint';
import type { EventSite, Sink } from './sinks/sink';
import { takeEvents } from './track';

const SITE: EventSite = { dealerId: site.dealerId, brandId: site.brandId, stockVersion: site.stockVersion };

/** The events that tell of a visitor who stays, by the number of pages that a tab has shown. */
const PAGE_VISITS = [
  { pages: 2, event: { name: 'Intent', action: '2 Page Visit' } },
  { pages: 3, event: { name: 'Engagement', action: '3 Page Visit' } },
] as const;

/**
 * Hands every event to the sinks while the visitor agrees. Before, and after they have changed their mind, nothing leaves
 * the page and nothing is kept.
 */
export function startTracker(tracking: Tracking): void {
  const landing = landingQuery();
  let sinks: readonly Sink[] = [];
  let isMeasuring = false;
  let page: PagePath | undefined;
  /** Pages that were shown before the visitor agreed. */
  let uncounted = 0;
  /** What happened before the first page was known: a page may fail while React takes it over. */
  const unplaced: TrackedEvent[] = [];
  /** What happened while the script of a sink was on its way. */
  let missed: TrackedEvent[] | undefined;

  const send = (event: TrackedEvent) => {
    if (page === undefined || !isMeasuring || isRepeatedTurn(event)) return;
    missed?.push(event);
    for (const sink of sinks) hand(sink, event, page);
  };

  const countPages = () => {
    const before = pagesShown.read();
    const now = before + uncounted;
    uncounted = 0;
    pagesShown.keep(now);
    for (const { pages, event } of PAGE_VISITS) if (before < pages && now >= pages) send(event);
  };

  const begin = (shown: PagePath) => {
    sinks = openSinks(tracking, landing);
    void openLog();
    send({ name: 'page_view', page: shown });
    if (pagesShown.read() === 0) {
      if (visited.read()) send({ name: 'Intent', action: 'Repeat Visit' });
      visited.keep(true);
    }
    countPages();
    if (tracking.campaigns) void tellCampaign(landing);
  };

  /** The log's script is large, so it comes on its own, once the page has nothing else to do. */
  const openLog = async () => {
    if (!tracking.log || missed) return;
    missed = [];
    try {
      await idle();
      if (!isMeasuring) return;
      const { datadogLog } = await import('./sinks/datadogLog');
      if (!isMeasuring || page === undefined) return;
      const sink = datadogLog(tracking.log, SITE);
      for (const event of missed) hand(sink, event, page);
      sinks = [...sinks, sink];
    } catch {
      // Without the script there is no log.
    } finally {
      missed = undefined;
    }
  };

  const end = () => {
    for (const sink of sinks) sink.close();
    sinks = [];
    for (const kept of [visited, pagesShown, turnedItems, campaignId]) kept.keep(undefined);
  };

  const follow = () => {
    if (page === undefined || mayMeasure() === isMeasuring) return;
    isMeasuring = !isMeasuring;
    if (isMeasuring) begin(page);
    else end();
  };

  const show = (next: PagePath) => {
    if (next === page) return;
    const isFirst = page === undefined;
    page = next;
    uncounted += 1;
    if (isMeasuring) {
      send({ name: 'page_view', page });
      countPages();
    }
    if (!isFirst) return;
    follow();
    for (const event of unplaced.splice(0)) send(event);
  };

  // In a production build `webpack.ts` puts an empty module in its place.
  const panel = isDevelopment()
    ? import('./sinks/debugPanel').then(({ debugPanel }) => debugPanel())
    : undefined;

  takeEvents((event) => {
    void panel?.then(({ show }) => show(event, mayMeasure()));
    if (event.name === 'page_view') show(event.page);
    else if (page === undefined) unplaced.push(event);
    else send(event);
  });
  consent.subscribe(follow);
}

const openSinks = ({ tag, eventsUrl }: Tracking, landing: string): readonly Sink[] => [
  ...(tag ? [analyticsTag({ tag, site: SITE, landing })] : []),
  ...(eventsUrl ? [ownEndpoint(eventsUrl, SITE)] : []),
];

/** Whether the event tells of a 360° view that this tab has told of before. */
function isRepeatedTurn(event: TrackedEvent): boolean {
  if (event.name !== '360_interaction') return false;
  const turned = turnedItems.read();
  const item = event.item ?? '';
  if (turned.includes(item)) return true;
  turnedItems.keep([...turned, item]);
  return false;
}

/** Safari knows no idle time: there the next moment has to do. */
const idle = (): Promise<void> =>
  new Promise((done) =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(() => done(), { timeout: 5000 })
      : setTimeout(done),
  );

function hand(sink: Sink, event: TrackedEvent, page: PagePath): void {
  try {
    sink.take(event, page);
  } catch {
    // Nobody's page stops because something was not measured.
  }
}

/** The query of the address that this tab's page was loaded from: the search may have changed the address since. */
function landingQuery(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded && URL.canParse(loaded.name) ? new URL(loaded.name).search : window.location.search;
}
