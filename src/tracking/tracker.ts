import { isDevelopment } from '../config/isDevelopment';
import { site } from '../config/site';
import type { Tracking } from '../config/tracking';
import { consent, mayMeasure } from '../device/consent';
import { campaignId, pageCount, turnedItems, visited } from '../device/visit';
import { CAMPAIGN_PATH, campaignCall, campaignOf } from '../domain/campaign';
import { EMPTY_SEARCH_PATH } from '../domain/emptySearch';
import type { EventSite, PagePath, Sink, TrackedEvent } from './events';
import { analyticsTag } from './sinks/analyticsTag';
import { takeEvents } from './track';

const SITE: EventSite = { dealerId: site.dealerId, brandId: site.brandId, stockVersion: site.stockVersion };

/** The events for visitors who stay, by the number of pages that a tab has shown. */
const PAGE_VISITS = [
  { pages: 2, event: { name: 'Intent', action: '2 Page Visit' } },
  { pages: 3, event: { name: 'Engagement', action: '3 Page Visit' } },
] as const;

/**
 * Passes every event to the sinks while the visitor agrees. Before that, and after they withdraw consent, nothing leaves the
 * page and nothing is stored.
 */
export function startTracker(tracking: Tracking): void {
  const landing = landingQuery();
  let sinks: readonly Sink[] = [];
  let isMeasuring = false;
  let page: PagePath | undefined;
  /** Pages that were shown before the visitor agreed. */
  let uncounted = 0;
  /** Events from before the first page was known: a page may fail during hydration. */
  const unplaced: TrackedEvent[] = [];
  /** Events from while the script of a sink was loading, each with its page. */
  let missed: [TrackedEvent, PagePath][] | undefined;

  const send = (event: TrackedEvent) => {
    if (page === undefined || !isMeasuring || isRepeatedTurn(event)) return;
    missed?.push([event, page]);
    for (const sink of sinks) hand(sink, event, page);
  };

  const countPages = () => {
    const before = pageCount.read();
    const now = before + uncounted;
    uncounted = 0;
    pageCount.store(now);
    for (const { pages, event } of PAGE_VISITS) if (before < pages && now >= pages) send(event);
  };

  const begin = (path: PagePath) => {
    sinks = openSinks(tracking, landing);
    void openLog();
    send({ name: 'page_view', page: path });
    if (pageCount.read() === 0) {
      if (visited.read()) send({ name: 'Intent', action: 'Repeat Visit' });
      visited.store(true);
    }
    countPages();
    if (tracking.campaigns) void tellCampaign(landing);
  };

  /** The log's script is large, so it loads separately, when the page is idle. */
  const openLog = async () => {
    if (!tracking.log || missed) return;
    missed = [];
    try {
      await idle();
      if (!isMeasuring) return;
      const { datadogLog } = await import('./sinks/datadogLog');
      if (!isMeasuring) return;
      const sink = datadogLog(tracking.log, SITE);
      for (const [event, page] of missed) hand(sink, event, page);
      sinks = [...sinks, sink];
    } catch {
      // No script, no log.
    } finally {
      missed = undefined;
    }
  };

  const end = () => {
    for (const sink of sinks) sink.close();
    sinks = [];
    for (const each of [visited, pageCount, turnedItems, campaignId]) each.store(undefined);
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

const openSinks = ({ tag, eventsUrl, emptySearches }: Tracking, landing: string): readonly Sink[] => [
  ...(tag ? [analyticsTag({ tag, site: SITE, landing })] : []),
  ...(eventsUrl ? [ownEndpoint(eventsUrl)] : []),
  ...(emptySearches ? [emptySearchCounter()] : []),
];

/** Whether the event is about a 360° view that this tab has reported before. */
function isRepeatedTurn(event: TrackedEvent): boolean {
  if (event.name !== '360_interaction') return false;
  const turned = turnedItems.read();
  const item = event.item ?? '';
  if (turned.includes(item)) return true;
  turnedItems.store([...turned, item]);
  return false;
}

/** Safari has no idle callback, so there a short timeout must do. */
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
    // A failed measurement must never break a page.
  }
}

/** The query with which this tab's page was loaded. The search may have changed the address since. */
function landingQuery(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded && URL.canParse(loaded.name) ? new URL(loaded.name).search : window.location.search;
}

/**
 * Tells the site's server which campaign brought the visitor, and stores the id in its answer until the tab is closed. The
 * visitor never notices a failure.
 * @param landing the query of the address by which the visitor came
 */
async function tellCampaign(landing: string): Promise<void> {
  const call = campaignCall(campaignOf(landing));
  if (call === undefined) return;
  try {
    const response = await fetch(CAMPAIGN_PATH, {
      headers: { data: inHeader(JSON.stringify(call)) },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const answer: unknown = await response.json();
    const { campaignId: id } = Object(answer) as { readonly campaignId?: unknown };
    if (typeof id === 'string' && id !== '') campaignId.store(id);
  } catch {
    // Without an id, everything else still works.
  }
}

/** A header cannot hold letters beyond ASCII, but JSON can escape them as `\u00e9`. */
const inHeader = (json: string): string =>
  json.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Sends a text that outlives the page, without cookies and without the page's address. */
const post = (url: string, body: string, mode: RequestMode = 'cors'): void =>
  void fetch(url, {
    method: 'POST',
    body,
    mode,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);

/** Sends each event to the dealer's own collector as small JSON. */
const ownEndpoint = (url: string): Sink => ({
  take: (event, page) => {
    if (event.name === 'fault' || event.name === 'empty_search') return;
    // Sent as text: for JSON, the browser would first ask the other host for permission.
    post(url, JSON.stringify({ ...event, page, ...SITE, at: new Date().toISOString() }), 'no-cors');
  },
  close: () => undefined,
});

/** Tells the site's own server of each search that found nothing, once a page load. */
function emptySearchCounter(): Sink {
  const told = new Set<string>();
  return {
    take: (event) => {
      if (event.name !== 'empty_search') return;
      const { name: _, ...search } = event;
      const body = JSON.stringify(search);
      if (told.has(body)) return;
      told.add(body);
      post(EMPTY_SEARCH_PATH, body);
    },
    close: () => undefined,
  };
}
