import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createCampaigns } from '../../../enquiries/campaigns';
import { drawPhoto } from '../../../enquiries/drawPhoto';
import { createEmptySearches } from '../../../enquiries/emptySearches';
import { httpServer } from '../../../enquiries/httpServer';
import { createIntake, ENQUIRIES_PATH } from '../../../enquiries/intake';
import { createScriptProxy } from '../../../enquiries/scriptProxy';
import { siteFiles } from '../../../enquiries/staticFiles';
import { openUploads } from '../../../enquiries/uploads';
import { SCRIPT_PROXY, type Tracking, tagUrl } from '../../../src/config/tracking';
import { CAMPAIGN_PATH } from '../../../src/domain/campaign';
import { EMPTY_SEARCH_PATH } from '../../../src/domain/emptySearch';
import { australia } from '../../../support/australia';
import { launchChromium } from '../../../support/browser/chromium';
import { headersFor } from '../../../support/browser/headersFor';
import { tagScriptStandIn } from '../../../support/browser/tagScript';
import { temporaryStore } from '../leads/leadDesk';
import { answersToClicks, DESKTOP, type Window } from './builtSite';
import { answerLog, type LogLine } from './logIntake';
import { type Choice, withChoice, withTracking } from './measuredPages';
import { watchPolicy } from './watchFaults';

/** A request from the page to one of the sinks. */
export interface Sent {
  /** `tag`, `log`, `own` by the host's paths; `other` is anything else. */
  readonly to: 'tag' | 'log' | 'own' | 'other';
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The client token that the log's intake knows. */
const CLIENT_TOKEN = 'pub0123456789abcdef';

/** A visitor's browser, which keeps the site's stored data. */
export interface MeasuredVisitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Addresses on other hosts that this visitor's pages requested. */
  readonly elsewhere: readonly string[];
  /** Requests to the site's own server, by path. */
  readonly calls: readonly string[];
  readonly uncaught: readonly string[];
  /** What the policy of the site refused to the visitor's pages. If there is anything, the test fails. */
  readonly refused: readonly string[];
  readonly open: (path: string) => Promise<void>;
  /** A second tab: pages of one visit share a tab. */
  readonly newTab: () => Promise<Page>;
}

interface VisitOptions {
  readonly window?: Window;
  /** The consent from an earlier visit. */
  readonly choice?: Choice;
  /** Absent: the site measures nothing. */
  readonly tracking?: Tracking;
  /** The test breaks the page on purpose, so uncaught errors are expected. */
  readonly isBroken?: boolean;
  readonly prepare?: (context: BrowserContext) => unknown;
}

export interface TrackingSite {
  readonly url: (path: string) => string;
  /** Everything that can be measured, sent to the servers of this test. */
  readonly everything: () => Tracking;
  /** The requests of all visitors in the current test, in order. */
  readonly sent: () => readonly Sent[];
  /** The lines that the log's intake took from all visitors in the current test. */
  readonly logged: () => readonly LogLine[];
  readonly store: () => Awaited<ReturnType<typeof temporaryStore>>['store'];
  /** Sets the answer of the campaign and enquiry server until the test ends. */
  readonly breakServer: (status: number) => void;
  /** Until the test ends, the site's host does not proxy scripts. */
  readonly handsOnNothing: () => void;
  readonly visit: (options?: VisitOptions) => Promise<MeasuredVisitor>;
}

/**
 * The built site on the site's own server, beside a host that speaks the protocols of the tag, the log and the dealer's
 * collector. Pages have their measuring settings in their heads, so adding one element turns on measuring in a site that
 * was built without it.
 */
export function trackingSite(): TrackingSite {
  jest.setTimeout(90_000);
  let site: Server;
  let outside: Server;
  let browser: Browser;
  let kept: Awaited<ReturnType<typeof temporaryStore>>;
  let broken: number | undefined;
  let isProxy = true;
  let files = siteFiles('public');
  let sent: Sent[] = [];
  let logged: LogLine[] = [];
  const visitors: MeasuredVisitor[] = [];

  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const url = (path: string) => `http://127.0.0.1:${portOf(site)}${path}`;
  // For a browser, another name of this machine is another host.
  const outsideUrl = (path: string) => `http://localhost:${portOf(outside)}${path}`;

  const tag = () => ({ id: 'G-TEST123456', scriptUrl: outsideUrl('/gtag/js') });

  const takeSent = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = new URL(request.url ?? '/', outsideUrl('/'));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const to = (
      { '/gtag/js': 'tag', '/g/collect': 'tag', '/log': 'log', '/events': 'own' } as Record<
        string,
        Sent['to']
      >
    )[asked.pathname];
    const body = Buffer.concat(chunks).toString();
    sent.push({ to: to ?? 'other', url: asked, headers: request.headers, body });
    response.setHeader('access-control-allow-origin', '*');
    if (asked.pathname === '/gtag/js')
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(tagScriptStandIn(outsideUrl('/g/collect')));
    else if (to === 'log') {
      const { status, lines } = answerLog({ method: request.method, url: asked, body }, CLIENT_TOKEN);
      logged.push(...lines);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    } else response.writeHead(204).end();
  };

  beforeAll(async () => {
    kept = await temporaryStore();
    const intake = createIntake({
      country: australia,
      store: kept.store,
      uploads: openUploads(),
      drawPhoto,
      log: () => undefined,
      limits: { mostAMinute: 1000, mostADay: 1000 },
      origins: [],
      siteUrl: 'https://www.dealer.example',
      dealer: { dealerId: 'quillbrook', brandId: 'tallis', stockVersion: 'v5' },
      destinationsOf: () => ['dealer'],
    });
    const campaigns = createCampaigns({ store: kept.store, log: () => undefined });
    const emptySearches = createEmptySearches({
      store: kept.store,
      log: () => undefined,
      timeZone: 'Australia/Sydney',
      origins: [],
    });
    const scripts: typeof intake = (request, address) =>
      createScriptProxy({ allowed: [tagUrl(tag())] })(request, address);
    const notThere = async () => new Response(null, { status: 404 });
    const orBroken =
      (answer: typeof intake): typeof intake =>
      (request, address) =>
        broken === undefined
          ? answer(request, address)
          : Promise.resolve(new Response(null, { status: broken }));
    site = httpServer({
      handlers: new Map([
        [ENQUIRIES_PATH, orBroken(intake)],
        [CAMPAIGN_PATH, orBroken(campaigns)],
        [EMPTY_SEARCH_PATH, orBroken(emptySearches)],
        [SCRIPT_PROXY, (request, address) => (isProxy ? scripts(request, address) : notThere())],
      ]),
      otherwise: (request, response) => files(request, response),
      proxies: 0,
    });
    outside = createServer((request, response) => void takeSent(request, response));
    await Promise.all([
      new Promise<void>((done) => site.listen(0, '127.0.0.1', done)),
      new Promise<void>((done) => outside.listen(0, done)),
    ]);
    browser = await launchChromium();
  });
  afterEach(async () => {
    const ended = visitors.splice(0);
    await Promise.all(
      ended.map(async ({ context }) => {
        // A test may have closed it.
        await context.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
        await context.close();
      }),
    );
    sent = [];
    logged = [];
    broken = undefined;
    isProxy = true;
    expect(ended.flatMap(({ uncaught, refused }) => [...uncaught, ...refused])).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    for (const server of [site, outside]) {
      server?.closeAllConnections();
      await new Promise((done) => server?.close(done));
    }
    kept?.remove();
  });

  return {
    url,
    everything: () => ({
      tag: tag(),
      log: { clientToken: CLIENT_TOKEN, site: 'datadoghq.com', proxy: outsideUrl('/log') },
      eventsUrl: outsideUrl('/events'),
      searchInsights: true,
      campaigns: true,
    }),
    sent: () => sent,
    logged: () => logged,
    store: () => kept.store,
    breakServer: (status) => {
      broken = status;
    },
    handsOnNothing: () => {
      isProxy = false;
    },
    visit: async ({ window = DESKTOP, choice, tracking, isBroken = false, prepare } = {}) => {
      const context = await browser.newContext({ viewport: window });
      const elsewhere: string[] = [];
      const calls: string[] = [];
      const uncaught: string[] = [];
      const ownOrigin = new URL(url('/')).origin;
      context.on('request', (request) => {
        const asked = new URL(request.url());
        if (asked.protocol.startsWith('http') && asked.origin !== ownOrigin) elsewhere.push(asked.href);
        if (asked.pathname.startsWith('/api/')) calls.push(asked.pathname);
      });
      context.on('weberror', (error) => isBroken || uncaught.push(error.error().message));
      files = siteFiles('public', headersFor(tracking ? { tracking } : {}));
      const refused = watchPolicy(context);
      if (tracking !== undefined) await withTracking(tracking)(context);
      if (choice !== undefined) await withChoice(choice)(context);
      await prepare?.(context);
      const newTab = async () => {
        const page = await context.newPage();
        page.setDefaultTimeout(10_000);
        return page;
      };
      const page = await newTab();
      const visitor: MeasuredVisitor = {
        context,
        page,
        elsewhere,
        calls,
        uncaught,
        refused,
        newTab,
        open: async (path) => {
          await page.goto(url(path));
          await answersToClicks(page);
        },
      };
      visitors.push(visitor);
      return visitor;
    },
  };
}
