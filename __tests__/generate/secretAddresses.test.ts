import { inspect } from 'node:util';
import fc from 'fast-check';
import { contentSource } from '../../generate/content/contentSource';
import { checkRemoteEndpoint } from '../../plugins/content-endpoint/endpoint/checkRemoteEndpoint';
import { describeSettingFaults, parseSettings } from '../../src/config/env';
import { aStockContext } from '../../support/stock/aStockContext';
import { loadStock } from '../../support/stock/loadStock';
import { type RawServer, startRawServer } from '../support/leads/rawServer';
import { runs } from '../support/runs';

// A source that is asked again pauses first; only what it says in the end matters here.
jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const USER = 'CANARY-USER';
const PASS = 'CANARY-PASS';
const TOKEN = 'CANARY-TOKEN';
const KEY = 'CANARY-KEY';

/** Everything that could reveal a secret: values, messages, stacks, causes, hidden fields. */
const shown = (value: unknown): string =>
  `${inspect(value, { depth: 20, showHidden: true, maxStringLength: null })} ${JSON.stringify(value)}`;

const expectNoCanary = (value: unknown) => expect(shown(value)).not.toMatch(/CANARY/i);

const secret = (origin: string): string =>
  `${origin.replace('://', `://${USER}:${PASS}@`)}/stock.csv?token=${TOKEN}#${TOKEN}`;

const answer = (status: string, body = '', headers = '') =>
  `HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;

let server: RawServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** What a build learns about a feed and content whose addresses hold secrets. */
const everyReader: Readonly<Record<string, (address: string) => Promise<unknown>>> = {
  'the stock feed': (feed) =>
    loadStock({
      feed,
      site: aStockContext(),
      fetch: { retryDelay: 0, timeout: 200, headers: { 'x-api-key': KEY } },
    }),
  'the check of the content endpoint': (url) => checkRemoteEndpoint(url, { 'x-api-key': KEY }, 200),
  'the content endpoint': (contentUrl) =>
    contentSource({ contentUrl, contentCredentials: { 'x-api-key': KEY } })
      .ask('{ site { dealershipName } }')
      .catch((error: unknown) => error),
};

const servers: Readonly<Record<string, string | null>> = {
  'answers with a fault': answer('503 Service Unavailable'),
  'answers with nonsense': answer('200 OK', '<h1>Nothing</h1>'),
  'hangs up': null,
  'ends early': 'HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{',
  'redirects to a password': answer(
    '307 Temporary Redirect',
    '',
    `Location: http://other.example/?${TOKEN}\r\n`,
  ),
  'redirects to nowhere': answer('302 Found', '', `Location: http://${USER}:${PASS}@:::\r\n`),
  'redirects without end': answer('307 Temporary Redirect', '', `Location: /?${TOKEN}\r\n`),
  'is no server': `CANARY\r\n\r\n`,
};

describe('no message shows a secret in an address or beside it', () => {
  it.each(
    Object.entries(everyReader).flatMap(([reader, read]) =>
      Object.entries(servers).map(([what, bytes]) => ({ reader, read, what, bytes })),
    ),
  )('of $reader, if the server $what', async ({ read, bytes }) => {
    server = await startRawServer((socket) => (bytes === null ? socket.destroy() : socket.end(bytes)));
    expectNoCanary(await read(secret(server.origin)));
    expect(server.requests.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(everyReader))('of %s, if nothing listens', async (_reader, read) => {
    const closed = await startRawServer(() => undefined);
    await closed.close();
    expectNoCanary(await read(secret(closed.origin)));
  });

  it.each(
    [
      `https://${USER}:${PASS}@dealer.example:99999/stock.csv?token=${TOKEN}`,
      `https://${USER}:CAN/ARY-${PASS}@dealer.example/stock.csv`,
      `https://${USER}:${PASS}?${PASS}@dealer.example/stock.csv`,
      `ftp://${USER}:${PASS}@127.0.0.1:1/stock.csv?token=${TOKEN}`,
      `sftp://${USER}:${PASS}@127.0.0.1:1/stock.csv?token=${TOKEN}`,
      `gopher://${USER}:${PASS}@dealer.example/stock.csv?token=${TOKEN}`,
      `//${USER}:${PASS}@dealer.example/stock.csv?token=${TOKEN}`,
      `${USER}:${PASS}@dealer.example/stock.csv`,
      `dealer.example/stock.csv?token=${TOKEN}`,
      `http://${USER}:${PASS}@dealer.example/stock.csv?token=${TOKEN}`,
    ].map((address) => [address]),
  )('of an address that cannot be requested: %s', async (address) => {
    expectNoCanary(await everyReader['the stock feed']?.(address));
    const settings = { CONTENT_URL: address, STOCK_MAPPING: address, ALGOLIA_HOST: address };
    const parsed = parseSettings({ ...settings, STOCK_ANY_BRAND: 'perhaps' });
    expect(parsed.kind).toBe('err');
    if (parsed.kind === 'err') expectNoCanary(describeSettingFaults(parsed.fault));
  });

  it('of an address with any letters', async () => {
    const letters = fc.string({ maxLength: 8 }).map((text) => `${text}CANARY${text}`);
    await fc.assert(
      fc.asyncProperty(letters, letters, letters, (user, password, token) => {
        const url = new URL('ftp://127.0.0.1:1/stock.csv');
        url.username = user;
        url.password = password;
        url.searchParams.set('token', token);
        return everyReader['the stock feed']?.(url.href).then(expectNoCanary) ?? Promise.reject();
      }),
      { numRuns: runs(100, 2_000) },
    );
  });

  it('of wrong credentials', () => {
    for (const settings of [
      { STOCK_FEED_HEADER: 'CANARY' },
      { CONTENT_HEADER: 'Authorization: CANARY\u0000' },
      { STOCK_FEED_USER: USER },
      { CONTENT_PASSWORD: PASS },
      { CONTENT_HEADER: `X-Key: ${KEY}`, CONTENT_USER: USER, CONTENT_PASSWORD: PASS },
    ]) {
      const parsed = parseSettings(settings);
      expect(parsed.kind).toBe('err');
      if (parsed.kind === 'err') expectNoCanary(describeSettingFaults(parsed.fault));
    }
  });
});

describe('the report of a feed', () => {
  it('names its address without secrets', async () => {
    const feed = 'id,vehType,make,model\nC1,Used,Kia,Rio\nC2,Lost,Kia,Rio\n';
    server = await startRawServer((socket) => socket.end(answer('200 OK', feed)));
    const loaded = await everyReader['the stock feed']?.(secret(server.origin));
    expect(loaded).toMatchObject({
      kind: 'ok',
      value: { report: { feed: `${server.origin}/stock.csv`, accepted: 1 } },
    });
    expectNoCanary(loaded);
  });
});
