/** @jest-environment jsdom */
import fc from 'fast-check';
import type { Tracking } from '../../src/config/tracking';
import { CAMPAIGN_PATH } from '../../src/domain/campaign';
import { EMPTY_SEARCH_PATH } from '../../src/domain/emptySearch';
import { type PublicId, pagePath, publicId, type TrackedEvent } from '../../src/tracking/events';
import * as log from '../../src/tracking/sinks/datadogLog';
import { runs } from '../support/runs';

jest.mock('../../src/tracking/sinks/startTag', () => ({
  DENIED: {},
  startTag: () => Promise.resolve(() => undefined),
}));

const EVERYTHING: Tracking = {
  tag: { id: 'G-TEST123456', scriptUrl: 'https://tag.example/gtag/js' },
  log: { clientToken: 'pub0123456789abcdef', site: 'datadoghq.com', proxy: 'https://log.example/' },
  eventsUrl: 'https://own.example/events',
  campaigns: true,
  emptySearches: true,
};

const item = publicId('1042');

/** One event of every name. */
const EVENTS: readonly TrackedEvent[] = Object.values({
  form_open: { name: 'form_open', form: 'contact', item },
  form_submit: { name: 'form_submit', form: 'contact', item },
  form_success: { name: 'form_success', form: 'contact', item },
  select_item: { name: 'select_item', item },
  begin_checkout: { name: 'begin_checkout', item },
  add_payment_info: { name: 'add_payment_info', item },
  offer_engagement: { name: 'offer_engagement', offer: item, way: 'form' },
  configurator_step: { name: 'configurator_step', step: 'grade', model: item },
  dealer_locator: { name: 'dealer_locator', way: 'opened' },
  find_a_dealer: { name: 'find_a_dealer', location: item },
  postcode_search: { name: 'postcode_search', outcome: 'found' },
  use_my_location: { name: 'use_my_location', outcome: 'found' },
  '360_interaction': { name: '360_interaction', item },
  Intent: { name: 'Intent', action: 'Repeat Visit' },
  Engagement: { name: 'Engagement', action: '3 Page Visit' },
  empty_search: { name: 'empty_search', wishes: 'make-priceRange' as PublicId, make: 'tallis' as PublicId },
  fault: {
    name: 'fault',
    fault: 'stockIndex',
    error: Object.assign(
      new TypeError(
        'No number: "Zebediah" and 48731, from zeb@hidden.example or 0491 570 156, at https://a.example/?q=17391',
      ),
      {
        stack:
          'Zebediah\n at read (https://a.example/48731/app-0123.js:1:2345)\n zeb@https://hidden.example/b-4.js:6:7',
      },
    ),
  },
} satisfies Omit<
  { readonly [Name in TrackedEvent['name']]: TrackedEvent & { readonly name: Name } },
  'page_view'
>);

/** What left the page, by the place it went to. */
interface Wire {
  readonly tag: unknown[];
  readonly log: unknown[];
  readonly own: unknown[];
  readonly campaign: unknown[];
  readonly searches: unknown[];
}

/** Collects what the sinks send. */
function wiretap(): Wire {
  const wire: Wire = { tag: [], log: [], own: [], campaign: [], searches: [] };
  window.gtag = (...command) => void wire.tag.push(command);
  globalThis.fetch = ((url: string, init: RequestInit) => {
    const to =
      url === CAMPAIGN_PATH
        ? 'campaign'
        : url === EMPTY_SEARCH_PATH
          ? 'searches'
          : url.startsWith('https://log.')
            ? 'log'
            : 'own';
    wire[to].push([url, init]);
    return Promise.resolve({ status: 202, type: 'cors', json: () => Promise.resolve({}) });
  }) as unknown as typeof fetch;
  return wire;
}

/** A visitor who agreed loads a page, and everything happens there that can be tracked. */
async function visit(address: string, builtPath: string | undefined): Promise<Wire> {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', address);
  const wire = wiretap();
  await jest.isolateModulesAsync(async () => {
    // The log's package may be loaded once.
    jest.doMock('../../src/tracking/sinks/datadogLog', () => log);
    const { startTracker } = await import('../../src/tracking/tracker');
    const { track } = await import('../../src/tracking/track');
    const { keepChoice } = await import('../../src/device/consent');
    keepChoice('granted');
    startTracker(EVERYTHING);
    track({ name: 'page_view', page: pagePath(builtPath) });
    for (const event of EVENTS) track(event);
    // The log's script comes when the page is idle, and collects lines for half a minute.
    await jest.advanceTimersByTimeAsync(40_000);
    keepChoice('denied');
  });
  return wire;
}

const SECRETS = ['48731', '17391', 'zebediah', 'hidden.example', '0491570156', '0491 570 156'];
const secret = fc.constantFrom(
  ...['48731', '17391', 'Zebediah', 'zeb@hidden.example', '0491570156'].map(encodeURIComponent),
);
const address = fc.record({
  segments: fc.array(secret, { maxLength: 3 }),
  parameters: fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('deposit', 'afford', 'price', 'q', 'keywords', 'name', 'email', 'phone', 'page_path'),
        fc.constantFrom('page_location', 'page_title', 'utm_term', 'utm_content', 'utm_secret', 'gclid[]'),
      ),
      secret,
    ),
    { maxLength: 5 },
  ),
  hash: secret,
  referrer: secret,
  title: secret,
  builtPath: fc.constantFrom('/', '/stock/', '/404.html', undefined),
});

beforeEach(() => {
  jest.useFakeTimers();
  performance.getEntriesByType = () => [];
});
afterEach(() => jest.useRealTimers());

test('no sink is told a word or figure of the address, the title or the page before', async () => {
  await fc.assert(
    fc.asyncProperty(address, async ({ segments, parameters, hash, referrer, title, builtPath }) => {
      document.title = decodeURIComponent(title);
      Object.defineProperty(document, 'referrer', {
        configurable: true,
        value: `https://mail.example/${referrer}?to=${referrer}`,
      });
      const query = [['utm_campaign', 'spring'], ...parameters].map((pair) => pair.join('=')).join('&');
      const wire = await visit(`/${segments.join('/')}?${query}#${hash}`, builtPath);

      // Every event and the view of the page, but for the fault and the empty search.
      expect(wire.own).toHaveLength(EVENTS.length - 1);
      expect(wire.searches).toEqual([
        [
          EMPTY_SEARCH_PATH,
          expect.objectContaining({ body: '{"wishes":"make-priceRange","make":"tallis"}' }),
        ],
      ]);
      expect(JSON.stringify([wire.tag, wire.log, wire.own])).not.toContain('empty_search');
      expect(JSON.stringify(wire.log)).toContain('fault: stockIndex');
      expect(JSON.stringify(wire.log)).toMatch(/No number: \.{3} and .*app-0123\.js:1:2345.*b-4\.js:6:7/);
      expect(JSON.stringify(wire.tag)).toContain('use_my_location');
      const told = decodeURIComponent(JSON.stringify([wire.tag, wire.log, wire.own])).toLowerCase();
      expect(SECRETS.filter((word) => told.includes(word))).toEqual([]);

      // The site's own server learns the campaign by its known names alone.
      expect(wire.campaign).toHaveLength(1);
      const [, { headers }] = wire.campaign[0] as [string, { readonly headers: { readonly data: string } }];
      const known = ['utmCampaign', 'utmTerm', 'utmContent'];
      expect(Object.keys(JSON.parse(headers.data)).filter((name) => !known.includes(name))).toEqual([]);
    }),
    { numRuns: runs(8, 500) },
  );
}, 120_000);
