import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { httpServer } from '../../enquiries/httpServer';
import { siteFiles } from '../../enquiries/staticFiles';
import { runs } from '../support/runs';

const NOT_FOUND = '<h1>Not here</h1>';
const SECRET = 'for this server alone';
const LONG_SCRIPT = 'run();'.repeat(2000);
const INTERNAL = [
  '_headers',
  '_redirects',
  'whole-site.json',
  'enquiry-desk.json',
  'app-012345678901.js.map',
];

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-files-'));
  const files = {
    ...Object.fromEntries(INTERNAL.map((name) => [name, SECRET])),
    _redirects: `# ${SECRET}\n/old/  /contact/  301\n`,
    _headers: `# ${SECRET}\n/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: default-src 'self'\n/app.js\n  Cache-Control: no-cache\n`,
    'index.html': '<h1>Home</h1>',
    '404.html': NOT_FOUND,
    'app.js': LONG_SCRIPT,
    'film.mp4': 'moving pictures',
    'contact/index.html': '<h1>Contact</h1>',
    'uploads/Prüfung 100%.pdf': 'a report',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, 'public', file, '..'), { recursive: true });
    writeFileSync(join(folder, 'public', file), text);
  }
  writeFileSync(join(folder, 'outside.txt'), SECRET);
  const files_ = siteFiles(join(folder, 'public'));
  server = httpServer({
    handlers: new Map([['/api/echo', async () => new Response('heard')]]),
    otherwise: files_,
    proxies: 0,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends the address as it is: `fetch` would tidy it first. */
const get = async (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> => {
  const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  asking.end();
  const [response] = await once(asking, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(chunks).toString('latin1'),
  };
};

/** The bytes of an answer to bytes that no client library would send. */
const getRaw = async (bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  let said = '';
  socket.on('data', (chunk: Buffer) => {
    said += chunk.toString('latin1');
  });
  await once(socket, 'close');
  return said;
};

const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Other ways to write a letter, a slash, and the beginning of an address, for browsers, servers or file systems. */
const aSpelling = (name: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(
        '/',
        '//',
        '/./',
        '/contact/../',
        '/%2e/',
        '/contact/%2e%2e/',
        '/%2f',
        '/\\',
        '/%5c',
        '/.//',
        '/%252e/',
      ),
      fc.tuple(
        ...[...name].map((letter) =>
          fc.constantFrom(
            letter,
            letter,
            letter,
            percent(letter),
            percent(letter).toUpperCase(),
            percent('%') + percent(letter).slice(1),
            letter.toUpperCase(),
            percent(letter.toUpperCase()),
          ),
        ),
      ),
      fc.constantFrom(
        '',
        '',
        '?a',
        '#a',
        '/',
        '//',
        '/.',
        '%00',
        '%00.html',
        '.',
        '%20',
        '%2f',
        '\\',
        '%5c',
        '::$DATA',
        '%e2%80%8b',
        ';a',
      ),
    )
    .map(([before, letters, after]) => before + letters.join('') + after);

describe('What is for hosts and for this server', () => {
  it.each(['/%77hole-site.json', '//whole-site.json', '/app-012345678901.js.ma%70', '/contact/../_headers'])(
    'stays private where it is asked for as %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: NOT_FOUND });
    },
  );

  it('stays private in every spelling', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...INTERNAL).chain(aSpelling), async (path) => {
        expect((await get(path)).body).not.toContain(SECRET);
      }),
      { numRuns: runs(300, 20_000) },
    );
  });

  it('stays private on a file system that takes capitals for small letters', async () => {
    for (const name of [
      'WHOLE-SITE.JSON',
      '_Headers',
      'app.js.MAP',
      'whole-\u017fite.json',
      'app.js.map.',
      'app.js.map ',
    ]) {
      writeFileSync(join(folder, 'public', name), SECRET);
      expect(await get(`/${encodeURIComponent(name)}`)).toMatchObject({ status: 404, body: NOT_FOUND });
      rmSync(join(folder, 'public', name));
    }
  });

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/stock/..%2f..%2fetc',
    '/stock/..%2f..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/..%5coutside.txt',
    '/%c0%ae%c0%ae/outside.txt',
    '/contact/index.html%00.txt',
    '/.%2e/public/../outside.txt',
  ])('answers %s with the not-found page', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: NOT_FOUND });
  });
});

it('answers files whose names need escapes, and pages in a second spelling', async () => {
  expect(await get(`/uploads/${encodeURIComponent('Prüfung 100%.pdf')}`)).toMatchObject({
    status: 200,
    body: 'a report',
  });
  expect((await get('/contac%74/')).body).toBe('<h1>Contact</h1>');
  expect((await get('//contact')).headers.location).toBe('/contact/');
  expect((await get('//old/?a=b')).headers.location).toBe('/contact/?a=b');
  expect((await get('/contact/../contact')).headers.location).toBe('/contact/');
});

describe('A part of a file', () => {
  const gzip = { 'accept-encoding': 'gzip', range: 'bytes=0-9' };
  it('is never compressed, because its places are those of the file', async () => {
    const script = await get('/app.js', gzip);
    expect([script.status, script.headers['content-encoding'], script.headers['content-range']]).toEqual([
      200,
      'gzip',
      undefined,
    ]);
  });
  it('of a film can be had', async () => {
    const film = await get('/film.mp4', { ...gzip, range: 'bytes=0-5' });
    expect([film.status, film.headers['content-encoding'], film.body]).toEqual([206, undefined, 'moving']);
  });
});

describe('The headers of the host file', () => {
  it.each([
    ['a page', '/', 200],
    ['a script', '/app.js', 200],
    ['a missing page', '/nowhere/', 404],
    ['a redirect', '/old/', 301],
    ['an address without its slash', '/contact', 301],
    ['a refused address', '/%00', 404],
  ])('are on %s', async (_, path, status) => {
    const answer = await get(path);
    expect([
      answer.status,
      answer.headers['x-content-type-options'],
      answer.headers['content-security-policy'],
    ]).toEqual([status, 'nosniff', "default-src 'self'"]);
  });
  it('are on a form that was sent to a page', async () => {
    const { status, headers } = await get('/contact/', {}, 'POST');
    expect([status, headers.allow, headers['x-content-type-options']]).toEqual([405, 'GET, HEAD', 'nosniff']);
  });
  it('follow a new build without a restart', async () => {
    const file = join(folder, 'public/_headers');
    writeFileSync(
      file,
      '/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: default-src https:\n/app.js\n  Cache-Control: max-age=5\n',
    );
    expect((await get('/')).headers['content-security-policy']).toBe('default-src https:');
    expect((await get('/app.js')).headers['cache-control']).toBe('max-age=5');
  });
  it('have their own on answers of the enquiry server, which run no script and are in no frame', async () => {
    const { headers } = await get('/api/echo');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe('A request that cannot be right', () => {
  it.each(['/', '/api/echo'])('with the method TRACE is refused at %s', async (path) => {
    const { status, headers } = await get(path, {}, 'TRACE');
    expect([status, headers.allow]).toEqual([405, expect.stringContaining('GET')]);
  });
  it.each(['/', '/api/echo'])('with a host that is none is refused at %s', async (path) => {
    expect((await get(path, { host: 'a b' })).status).toBe(400);
    expect((await get(path, { host: 'dealer.example@elsewhere.example' })).status).toBe(400);
    expect((await get(path, { host: 'dealer.example:99999' })).status).toBe(400);
  });
  it('with an endless address is refused', async () => {
    expect((await get(`/${'a'.repeat(9000)}`)).status).toBe(414);
    expect((await get(`/stock/?q=${'a'.repeat(2000)}`)).status).toBe(404);
  });
  it('with endless headers is refused', async () => {
    expect((await get('/', { 'x-much': 'a'.repeat(20_000) })).status).toBe(431);
  });
  it('that names another host in its address gets the not-found page', async () => {
    expect(
      await getRaw(
        'GET http://elsewhere.example/api/echo HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1.1 404 /);
  });
  it('is answered with words, not with silence', async () => {
    for (const answer of [
      await get('/', {}, 'TRACE'),
      await get('/', { host: 'a b' }),
      await get(`/${'a'.repeat(9000)}`),
    ])
      expect(answer.body.length).toBeGreaterThan(10);
  });
});
