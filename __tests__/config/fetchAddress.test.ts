import fc from 'fast-check';
import { parseSettings } from '../../src/config/env';
import { fetchAddress, redirectTarget } from '../../src/config/fetchAddress';
import { addressName } from '../../src/domain/addressName';
import { faultOf, okValue } from '../../support/okValue';
import { type RawServer, startRawServer } from '../support/leads/rawServer';
import { runs } from '../support/runs';

const servers: RawServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const HELLO = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const redirect = (location: string, status = 302) =>
  `HTTP/1.1 ${status} Elsewhere\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`;

async function serve(answerTo: (request: string) => string): Promise<RawServer> {
  const server = await startRawServer((socket, request) => socket.end(answerTo(request)));
  servers.push(server);
  return server;
}

const basic = (text: string) => `authorization: Basic ${Buffer.from(text).toString('base64')}`;

describe('the credentials of a build', () => {
  it('may be a header from the settings', async () => {
    const [feed] = okValue(parseSettings({ STOCK_FEED_HEADER: 'X-Api-Key: abc: def' })).stockFeeds;
    const server = await serve(() => HELLO);
    const answer = okValue(
      await fetchAddress(server.origin, { credentials: feed?.headers ?? {}, timeout: 1000 }),
    );
    expect(answer.bytes.toString()).toBe('hello');
    expect(server.requests[0]).toContain('\r\nx-api-key: abc: def\r\n');
  });

  it('may be a user and a password, from the settings or the address', async () => {
    const user = { CONTENT_USER: 'dealer', CONTENT_PASSWORD: 'p@ss:wörd' };
    const { contentCredentials } = okValue(parseSettings(user));
    const server = await serve(() => HELLO);
    await fetchAddress(server.origin, { credentials: contentCredentials, timeout: 1000 });
    const within = new URL(server.origin);
    within.username = 'dealer';
    within.password = 'p@ss:wörd';
    await fetchAddress(within.href, { timeout: 1000 });
    for (const request of server.requests) expect(request).toContain(basic('dealer:p@ss:wörd'));
    expect(server.requests).toHaveLength(2);
  });

  it('follow a redirect on the same origin', async () => {
    const server = await serve((request) => (request.startsWith('GET /old') ? redirect('/new') : HELLO));
    const address = server.origin.replace('://', '://dealer:pass@');
    okValue(await fetchAddress(`${address}/old`, { credentials: { 'x-api-key': 'abc' }, timeout: 1000 }));
    expect(server.requests[1]).toContain('GET /new ');
    expect(server.requests[1]).toContain('x-api-key: abc');
    expect(server.requests[1]).toContain(basic('dealer:pass'));
  });

  it('never go to another origin, nor back by way of it', async () => {
    let back = '';
    const other = await serve(() => redirect(back));
    const server = await serve((request) =>
      request.startsWith('GET /old') ? redirect(other.origin) : HELLO,
    );
    back = `${server.origin}/new`;
    const address = server.origin.replace('://', '://dealer:pass@');
    okValue(
      await fetchAddress(`${address}/old?token=abc`, { credentials: { 'x-api-key': 'abc' }, timeout: 1000 }),
    );
    expect(server.requests[0]).toContain('x-api-key');
    for (const request of [other.requests[0], server.requests[1]]) {
      expect(request).toContain('GET /');
      expect(request).not.toMatch(/abc|authorization|dealer/i);
    }
  });
});

describe('a redirect', () => {
  const to = (from: string, location: string | null, status = 302, method = 'GET') =>
    redirectTarget(new URL(from), status, location, method);

  it('from https to http is refused, in a message without secrets', () => {
    expect(faultOf(to('https://a.example/stock.csv', 'http://a.example/stock.csv?token=SECRET'))).toBe(
      'is redirected to http://a.example/stock.csv, which is not secure: only https is followed',
    );
  });

  it('never leads from https to http, and from this machine only to https or to this machine', () => {
    const origin = fc.constantFrom(
      'https://a.example',
      'http://127.0.0.1:80',
      'http://b.example',
      'ftp://a.example',
    );
    const from = fc.constantFrom('https://a.example', 'https://127.0.0.1', 'http://127.0.0.1:9');
    const location = fc.oneof(
      origin,
      fc.webUrl(),
      fc.constantFrom('/a', 'a', '//b.example', 'file:///etc', 'data:,a'),
    );
    fc.assert(
      fc.property(from, location, (start, where) => {
        const target = to(start, where);
        if (target.kind === 'err') return;
        const { protocol, hostname } = target.value;
        const isHere = protocol === 'http:' && hostname === '127.0.0.1' && start.startsWith('http:');
        expect(protocol === 'https:' || isHere).toBe(true);
      }),
      { numRuns: runs(500, 5_000) },
    );
  });

  it('keeps the body of its request, or is refused with the address to use', async () => {
    expect(faultOf(to('https://a.example/graphql', '/graphql/', 301, 'POST'))).toBe(
      'is redirected to https://a.example/graphql/: use that address',
    );
    const server = await serve((request) =>
      request.startsWith('POST /old') ? redirect('/new', 308) : HELLO,
    );
    okValue(await fetchAddress(`${server.origin}/old`, { method: 'POST', body: '{"a":1}', timeout: 1000 }));
    expect(server.requests[1]).toMatch(/^POST \/new /);
  });

  it('ends after a number of redirects', async () => {
    const server = await serve(() => redirect('/again'));
    expect(faultOf(await fetchAddress(server.origin, { timeout: 1000 })).reason).toBe(
      'is redirected more than 5 times',
    );
  });
});

describe('the name of an address', () => {
  it.each([
    ['https://user:pass@feed.example:8443/a/stock.csv?token=x#y', 'https://feed.example:8443/a/stock.csv'],
    ['https://cdn.example/@dealer/stock.csv', 'https://cdn.example/@dealer/stock.csv'],
    ['content/stock.csv', 'content/stock.csv'],
    ['feeds/a@b/stock.csv', 'feeds/a@b/stock.csv'],
    ['feed.example/stock.csv?token=x', 'feed.example/stock.csv'],
    ['not an address', 'not an address'],
    ['https://user:pa/ss@feed.example/stock.csv', 'https://feed.example/stock.csv'],
  ])('%s is %s', (address, name) => {
    expect(addressName(address)).toBe(name);
  });
});
