import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { createScriptProxy } from '../../enquiries/scriptProxy';
import { proxiedScript } from '../../src/config/tracking';
import { runs } from '../support/runs';

const SCRIPT = 'window.tag = 1;';
let host: Server;
/** The requests that reached the other host. */
let asked: { readonly path: string; readonly headers: Readonly<Record<string, unknown>> }[];
let answer: {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly location?: string;
};
let time: number;

const hostUrl = (path: string) => `http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`;
const proxy = () => createScriptProxy({ allowed: [hostUrl('/gtag/js?id=G-TEST123456')], now: () => time });
const get = (handler: ReturnType<typeof proxy>, url: string, init: RequestInit = {}) =>
  handler(new Request(`https://www.dealer.example${proxiedScript(url)}`, init), '203.0.113.7');

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    const { status, type, body, location } = answer;
    response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(body);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, type: 'text/javascript', body: SCRIPT };
  time = 0;
});
afterAll(() => new Promise((done) => host.close(done)));

const tag = () => hostUrl('/gtag/js?id=G-TEST123456');

test('the tag’s script is passed on, and its host learns nothing about the visitor', async () => {
  const response = await get(proxy(), tag(), {
    headers: {
      cookie: 'session=1',
      'user-agent': 'Browser of Jo',
      referer: 'https://www.dealer.example/?deposit=48731',
    },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=900');
  expect(await response.text()).toBe(SCRIPT);
  expect(asked.map(({ path }) => path)).toEqual(['/gtag/js?id=G-TEST123456']);
  expect(JSON.stringify(asked)).not.toMatch(/session|Jo|48731|203\.0\.113/);
});

test('it is requested once in a quarter of an hour, however many visitors come', async () => {
  const handler = proxy();
  for (time of [0, 1000, 899_999]) await get(handler, tag());
  expect(asked).toHaveLength(1);
  time = 900_001;
  await get(handler, tag());
  expect(asked).toHaveLength(2);
});

test('no other address is passed on: nobody can browse through the site', async () => {
  const handler = proxy();
  for (const url of [
    '',
    hostUrl('/'),
    hostUrl('/gtag/js'),
    hostUrl('/gtag/js?id=G-OTHER'),
    `${tag()}&more=1`,
    `${tag()}#x`,
    tag().replace('127.0.0.1', '127.0.0.1.elsewhere.example'),
    tag().replace('http:', 'HTTP:'),
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
  ])
    expect((await get(handler, url)).status).toBe(403);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), async (url) => {
      expect((await get(handler, url)).status).toBe(403);
    }),
    { numRuns: runs(100, 2000) },
  );
  expect(asked).toEqual([]);
});

test('a second url parameter is ignored, and only reading is allowed', async () => {
  const handler = proxy();
  const two = await handler(
    new Request(`https://www.dealer.example/__third-party-proxy?url=x&url=${encodeURIComponent(tag())}`),
    '',
  );
  expect(two.status).toBe(403);
  expect((await get(handler, tag(), { method: 'POST', body: 'x' })).status).toBe(405);
  expect(asked).toEqual([]);
});

test.each([
  ['fails', { status: 500, type: 'text/javascript', body: 'x' }],
  ['answers with a page', { status: 200, type: 'text/html', body: '<p>' }],
  [
    'leads elsewhere',
    { status: 302, type: 'text/javascript', body: '', location: 'http://169.254.169.254/' },
  ],
  ['sends too much', { status: 200, type: 'text/javascript', body: 'x'.repeat(2_000_001) }],
])('where its host %s there is no script, and the next visitor’s request tries again', async (_, given) => {
  const handler = proxy();
  answer = given;
  expect((await get(handler, tag())).status).toBe(502);
  answer = { status: 200, type: 'text/javascript', body: SCRIPT };
  expect((await get(handler, tag())).status).toBe(200);
});
