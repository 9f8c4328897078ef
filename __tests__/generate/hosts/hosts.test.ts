import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getTransformedRoutes, type Route } from '@vercel/routing-utils';
import { siteFiles } from '../../../enquiries/staticFiles';
import {
  redirectStore,
  responseHeadersPolicy,
  viewerRequest,
  viewerResponse,
} from '../../../generate/hosts/cloudFront';
import { writeCompressedCopies } from '../../../generate/hosts/compressedCopies';
import { ALL_TYPES, RARE_TYPES, YOUNG_TYPES } from '../../../generate/hosts/fileTypes';
import {
  ASK_AGAIN,
  fileRules,
  type HostTable,
  KEPT_FOR_GOOD,
  rareFiles,
} from '../../../generate/hosts/hostTable';
import { nginxFile } from '../../../generate/hosts/nginx';
import {
  headersFile,
  hostLimits,
  redirectsFile,
  vercelFile,
  vercelIgnore,
} from '../../../generate/hosts/staticHosts';
import { uploadScript } from '../../../generate/hosts/uploadScript';
import { HIDDEN_FILES } from '../../../src/config/publishedSite';
import { siteHeaders } from '../../../src/config/securityHeaders';
import { DEALERSHIP_FILE } from '../../../src/domain/enquiry/dealershipDetails';
import { freePort } from '../../../support/freePort';
import { type Listening, listening } from '../../../support/listening';
import { eventually } from '../../support/eventually';
import cloudFrontSchema from '../../support/hosts/cloudFrontSchema.json';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-hosts-'));
const site = join(folder, 'public');

const SCRIPT = 'app-012345678901.js';
const LONG = '<p>Straight answers on Commercial Street since 1974.</p>'.repeat(60);

const FILES: Readonly<Record<string, string>> = {
  'index.html': `<h1>Home</h1>${LONG}`,
  'about-us/index.html': '<h1>About us</h1>',
  '404.html': '<h1>Not found</h1>',
  '500.html': '<h1>Sorry</h1>',
  'sw.js': '// worker',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'sitemap-index.xml': '<sitemapindex/>',
  'feeds/ads.tsv': 'id\tprice',
  'uploads/car.avif': 'x',
  'stock/item/q1/tallis-estate/index.html': '<h1>Tallis Estate</h1>',
  '.well-known/security.txt': 'Contact: mailto:hello@quillbrooktallis.example',
  'enquiry-desk.json': '{"secret":true}',
  'whole-site.json': '{}',
  'stock-index/core.12345678.bin': 'x',
  'stock-index/manifest.json': '{}',
  'static/font-123.woff2': 'x',
  'pictures/car.webp': 'x',
  'page-data/app-data.json': '{}',
  [SCRIPT]: '// app',
};

let table: HostTable;

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(site, name, '..'), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  table = {
    siteUrl: 'https://www.quillbrooktallis.example',
    everywhere: siteHeaders({ inlineScripts: ['"one"'] }),
    rules: await fileRules(site),
    redirects: [
      { from: '/about/', to: '/about-us/' },
      { from: '/café & cars/', to: '/stock/' },
      { from: '/a$b/', to: '/a$c/' },
    ],
    gone: ['/half off/'],
    hidden: HIDDEN_FILES,
    rare: await rareFiles(site),
    compressed: ['gzip'],
  };
  writeFileSync(join(site, 'uploads/brochures.tar.gz'), 'x');
  writeFileSync(join(site, '_headers'), headersFile(table));
  writeFileSync(join(site, '_redirects'), redirectsFile(table));
  await writeCompressedCopies(site, ['gzip', 'brotli']);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * What an observatory asks of a site's headers (https://developer.mozilla.org/observatory): each line is one point.
 * @returns the lines that are not met
 */
function withoutPoint(headers: ReadonlyMap<string, string>): readonly string[] {
  const of = (name: string) => headers.get(name) ?? '';
  const policy = new Map(
    of('content-security-policy')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ["'unsafe-inline'"];
  const points: Readonly<Record<string, boolean>> = {
    'a policy': policy.size > 1,
    'no inline scripts': !scripts.includes("'unsafe-inline'"),
    'no eval': !scripts.includes("'unsafe-eval'"),
    'no scripts from just anywhere': !scripts.some(
      (source) => source === '*' || source === 'https:' || source === 'data:',
    ),
    'no plugins':
      policy.get('object-src')?.join() === "'none'" || policy.get('default-src')?.join() === "'none'",
    'no base': policy.get('base-uri')?.join() === "'none'",
    'forms go to the site': policy.has('form-action'),
    'no foreign frame around it': policy.has('frame-ancestors'),
    'half a year of https':
      Number(/max-age=(\d+)/.exec(of('strict-transport-security'))?.[1] ?? 0) >= 15_768_000,
    'types are as sent': of('x-content-type-options') === 'nosniff',
    'no address to other sites': /^(strict-origin|no-referrer|same-origin)/.test(of('referrer-policy')),
    permissions: of('permissions-policy').includes('camera=()'),
    'no opener': of('cross-origin-opener-policy') === 'same-origin',
    'no cookies': !headers.has('set-cookie'),
    'no version of the server': !/\d/.test(of('server')),
  };
  return Object.entries(points).flatMap(([name, isMet]) => (isMet ? [] : [name]));
}

const lowered = (headers: Iterable<readonly [string, string]>): ReadonlyMap<string, string> =>
  new Map([...headers].map(([name, value]) => [name.toLowerCase(), value]));

/** A host on loopback, asked as visitors ask. */
type Running = Omit<Listening, 'port'>;

interface Answered {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
}
type Ask = (path: string) => Promise<Answered>;

const SENT: readonly (readonly [
  kind: string,
  path: string,
  type: string,
  caching?: string,
  readers?: string,
])[] = [
  ['the home page', '/', 'text/html'],
  ['a page', '/about-us/', 'text/html'],
  ['a script', `/${SCRIPT}`, 'text/javascript', KEPT_FOR_GOOD, 'same-origin'],
  ['a font', '/static/font-123.woff2', 'font/woff2', KEPT_FOR_GOOD, 'same-origin'],
  ['a picture', '/pictures/car.webp', 'image/webp', KEPT_FOR_GOOD, 'cross-origin'],
  ['a picture of the dealer', '/uploads/car.avif', 'image/avif'],
  [
    'the search index',
    '/stock-index/core.12345678.bin',
    'application/octet-stream',
    KEPT_FOR_GOOD,
    'same-origin',
  ],
  ['its manifest', '/stock-index/manifest.json', 'application/json'],
  ['the data of a page', '/page-data/app-data.json', 'application/json'],
  ['a feed for ads', '/feeds/ads.tsv', 'text/tab-separated-values'],
  ['the manifest of the app', '/manifest.webmanifest', 'application/manifest+json'],
  ['the service worker', '/sw.js', 'text/javascript', 'no-cache'],
  ['robots.txt', '/robots.txt', 'text/plain'],
  ['the sitemap', '/sitemap-index.xml', 'application/xml'],
  ['a contact for finders of holes', '/.well-known/security.txt', 'text/plain'],
];

/** `but`: the hosts that have no means for it, where it is otherwise. */
type But = readonly string[];

const MOVED: readonly (readonly [kind: string, from: string, to: string, but?: But])[] = [
  ['a page without its slash', '/about-us?a=b', '/about-us/?a=b', ['Netlify']],
  ['a redirect', '/about/?utm_source=mail', '/about-us/?utm_source=mail'],
  ['a redirect without its slash', '/about?a=b', '/about-us/?a=b'],
  ['a redirect with letters', '/caf%C3%A9%20&%20cars/', '/stock/', ['Netlify', 'Vercel', 'CloudFront']],
];

const MISSING: readonly (readonly [kind: string, path: string, but?: But])[] = [
  ['a missing page', '/nowhere/'],
  ['a vehicle whose page is further down', '/stock/item/q1/'],
  ['the missing data of a page', '/page-data/nowhere/page-data.json'],
  // These two have one rule for a whole folder.
  ['a missing file of a kept folder', '/static/gone.js', ['Netlify', 'Vercel']],
  // Vercel adds a slash to a name without an ending, and finds nothing there.
  ['headers for hosts', '/_headers', ['Vercel']],
  ['redirects for hosts', '/_redirects', ['Vercel']],
  ['the mark of a whole site', '/whole-site.json'],
  // Functions read it as visitors do.
  ['the file for the enquiry server', `/${DEALERSHIP_FILE}`, ['Netlify']],
  ['a source map', `/${SCRIPT}.map`],
  // These three answer only what was uploaded to them, and a build publishes no such file.
  ['a file of a system', '/.env', ['Netlify', 'Vercel', 'CloudFront']],
];

/** A page that the dealer has deleted. `but`: the hosts whose documents allow no 410 with a page. */
const GONE = { path: '/half%20off/', but: ['Vercel', 'CloudFront'] };

/** The file that an address names on a static host. */
const fileOf = (path: string): string | undefined =>
  [path.slice(1), `${path}index.html`.slice(1)].find((name) => Object.hasOwn(FILES, name));

/** What a host knows by itself: `lacks` are the endings that its table of types has not. */
function typeOf(file: string, lacks: Readonly<Record<string, string>>): string {
  const ending = extname(file).slice(1);
  return (ending in lacks ? undefined : ALL_TYPES[ending]) ?? 'application/octet-stream';
}

/** Sends the file of an address, or the error page, as static hosts do, with the headers that a host finds for it. */
function sent(
  path: string,
  headers: ReadonlyMap<string, string>,
  lacks = RARE_TYPES,
  missing = 404,
): Answered {
  const file = fileOf(path);
  const own = [
    ['content-type', typeOf(file ?? '404.html', lacks)],
    ['cache-control', ASK_AGAIN],
  ] as const;
  return { status: file === undefined ? missing : 200, headers: new Map([...own, ...headers]) };
}

const ownServer = () => listening(createServer(siteFiles(site)));

// The server comes with Debian's package nginx-light; without it these tests cannot run.
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);

/** nginx with the file that the build writes, in the `http` block of a distribution. */
async function startNginx(): Promise<Running> {
  const port = await freePort();
  const enquiries = createServer((request, response) => {
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    };
    response.writeHead(201, headers).end(
      JSON.stringify({
        method: request.method,
        url: request.url,
        from: request.headers['x-forwarded-for'],
      }),
    );
  });
  const behind = await listening(enquiries);
  const home = mkdtempSync(join(tmpdir(), 'forecourt-nginx-'));
  const spools = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(home, kind)};`,
  );
  const placed = nginxFile({ ...table, apiServer: behind.url })
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/www.quillbrooktallis.example;', `root ${site};`);
  // A second dealer on the same nginx: their files do not know each other.
  const second = nginxFile({ ...table, siteUrl: 'https://www.saltmarsh.example' }).replace(
    'listen 80;',
    `listen 127.0.0.1:${port};`,
  );
  writeFileSync(
    join(home, 'nginx.conf'),
    [
      'daemon off; worker_processes 1;',
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${join(home, 'pid')}; error_log stderr;`,
      'events {}',
      'http {',
      // The table of an old distribution.
      'types { text/html html; application/javascript js; text/plain txt; }',
      `access_log off; ${spools.join(' ')}`,
      placed,
      second,
      '}',
    ].join('\n'),
  );
  const server: ChildProcess = spawn(NGINX ?? '', ['-p', home, '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    if (server.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    expect((await fetch(url)).status).toBe(200);
  });
  return {
    url,
    stop: async () => {
      if (server.exitCode === null) {
        const ended = new Promise((done) => server.once('exit', done));
        server.kill('SIGTERM');
        await ended;
      }
      await behind.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Reads the files of the site as Netlify does. Its packages are ES modules, which run in their own process. */
function asNetlify(given = table): {
  readonly headers: readonly { readonly for: string; readonly values: Readonly<Record<string, string>> }[];
  readonly redirects: readonly {
    readonly from: string;
    readonly to: string;
    readonly status: number;
    readonly force: boolean;
  }[];
  readonly errors: readonly string[];
} {
  const files = mkdtempSync(join(folder, 'netlify-'));
  writeFileSync(join(files, '_headers'), headersFile(given));
  writeFileSync(join(files, '_redirects'), redirectsFile(given));
  const program = `
    import { parseAllHeaders } from '@netlify/headers-parser';
    import { parseAllRedirects } from '@netlify/redirect-parser';
    const folder = process.argv[1];
    const headers = await parseAllHeaders({ headersFiles: [folder + '/_headers'], minimal: true });
    const redirects = await parseAllRedirects({ redirectsFiles: [folder + '/_redirects'], minimal: true });
    console.log(JSON.stringify({ headers: headers.headers, redirects: redirects.redirects,
      errors: [...headers.errors, ...redirects.errors].map(({ message }) => message) }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program, files], { encoding: 'utf8' }),
  );
}

/** By the rules that Netlify's parsers find. It follows a redirect with and without the final slash, and keeps the query. */
function netlify(): Ask {
  const { headers, redirects, errors } = asNetlify();
  expect(errors).toEqual([]);
  return async (address) => {
    const [path = '', query = ''] = address.split(/(\?.*)/s);
    const found = lowered(
      headers
        .filter(({ for: rule }) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path))
        .flatMap(({ values }) => Object.entries(values)),
    );
    const redirect = redirects.find(({ from }) => from === path || from === `${path}/`);
    if (redirect?.status === 404 && redirect.force) return sent('/none', found);
    // It shows the page that the rule leads to, with the rule's status.
    if (redirect?.status === 410 && redirect.to === '/404.html') return sent('/none', found, RARE_TYPES, 410);
    if (redirect)
      return { status: redirect.status, headers: new Map([...found, ['location', redirect.to + query]]) };
    return sent(path, found);
  };
}

/** The headers, the redirect and the other address that Vercel's own parser finds for a path. */
function vercelRoute(path: string, given = table) {
  const { $schema: _, ...config } = JSON.parse(vercelFile(given));
  const { routes, error } = getTransformedRoutes(config);
  expect(error).toBeNull();
  const headers = new Map<string, string>();
  for (const one of (routes ?? []) as Exclude<Route, { handle: unknown }>[]) {
    if (one.src === undefined) continue;
    const match = new RegExp(one.src).exec(path);
    if (!match) continue;
    const filled = (text: string) => text.replace(/\$(\d)/g, (_all, at) => match[Number(at)] ?? '');
    for (const [name, value] of Object.entries(one.headers ?? {}))
      headers.set(name.toLowerCase(), filled(value));
    if (one.status !== undefined && one.status >= 300) return { headers, status: one.status };
    if (one.dest !== undefined) return { headers, dest: filled(one.dest) };
  }
  return { headers };
}

/** Vercel keeps the query of a redirect. */
const vercel = (): Ask => async (address) => {
  const [path = '', query = ''] = address.split(/(\?.*)/s);
  if (vercelIgnore(table).split('\n').includes(path)) return sent('/none/', vercelRoute(path).headers);
  const { headers, status } = vercelRoute(path);
  const location = headers.get('location');
  return status === undefined || location === undefined
    ? sent(path, headers)
    : { status, headers: new Map([...headers, ['location', location + query]]) };
};

interface Stored {
  readonly control?: string;
  readonly type?: string;
  readonly size: number;
  readonly changed: string;
}
type Bucket = Readonly<Record<string, Stored>>;

const HASH_GONE = 'app-ffffffffffff.js';

const daysAgo = (days: number): Stored => ({
  size: 1,
  changed: new Date(Date.now() - days * 86_400_000).toISOString(),
});

/** What the bucket holds before: a sold vehicle, a file of an old upload, and files that other publications had. */
const BEFORE: Bucket = {
  'stock/item/sold/index.html': daysAgo(1),
  'page-data/stock/item/sold/page-data.json': daysAgo(1),
  'uploads/old.jpg': daysAgo(400),
  'enquiry-desk.json': daysAgo(1),
  [HASH_GONE]: daysAgo(3),
  'static/gone.woff2': daysAgo(40),
  'pictures/gone.webp': daysAgo(40),
  'pictures/car.webp': daysAgo(40),
};

let uploaded: { readonly objects: Bucket; readonly done: readonly string[] } | undefined;

/** Copies the site to that bucket, with a stand-in for the command line of AWS. */
function upload(): NonNullable<typeof uploaded> {
  if (uploaded) return uploaded;
  const home = mkdtempSync(join(folder, 'upload-'));
  const [aws, script, bucket] = ['aws', 'upload.sh', 'bucket.json'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  cpSync('__tests__/support/hosts/fakeAws.mjs', aws);
  chmodSync(aws, 0o755);
  writeFileSync(script, uploadScript(table));
  writeFileSync(bucket, JSON.stringify({ objects: BEFORE, done: [] }));
  execFileSync('bash', [script, site, 'bucket'], {
    env: { ...process.env, PATH: `${home}:${process.env.PATH}`, BUCKET_FILE: bucket },
  });
  uploaded = JSON.parse(readFileSync(bucket, 'utf8')) as NonNullable<typeof uploaded>;
  return uploaded;
}

const inFunction = (text: string, parts: readonly unknown[] = []) =>
  new Function('cf', `${text.replace("import cf from 'cloudfront';", '')}\nreturn handler;`)(...parts);

/** The function for viewer requests, with its store. */
const viewer = (uri: string, querystring: Record<string, { value: string }> = {}) => {
  const { data } = JSON.parse(redirectStore(table)) as { data: readonly { key: string; value: string }[] };
  const kvs = () => ({
    exists: async (key: string) => data.some((one) => one.key === key),
    get: async (key: string) => data.find((one) => one.key === key)?.value,
  });
  return inFunction(viewerRequest(table), [{ kvs }])({ request: { uri, querystring } });
};

/** The headers of CloudFront's policy, by name. */
function policyHeaders(): ReadonlyMap<string, string> {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
    responseHeadersPolicy(table),
  );
  expect(custom.Quantity).toBe(custom.Items.length);
  return lowered([
    ['Content-Security-Policy', security.ContentSecurityPolicy.ContentSecurityPolicy],
    ['Strict-Transport-Security', `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`],
    ['Referrer-Policy', security.ReferrerPolicy.ReferrerPolicy],
    ['X-Content-Type-Options', security.ContentTypeOptions.Override ? 'nosniff' : ''],
    ...custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value] as const),
  ]);
}

type Values = Readonly<Record<string, { readonly value: string }>>;
const valuesOf = (headers: Values = {}) =>
  lowered(Object.entries(headers).map(([name, { value }]) => [name, value] as const));

function cloudFront(): Ask {
  const { objects } = upload();
  const policy = policyHeaders();
  const respond = inFunction(viewerResponse(table));
  return async (address) => {
    const [path = '', query = ''] = address.split('?');
    const asked = [...new URLSearchParams(query)].map(([name, value]) => [name, { value }] as const);
    const request = await viewer(path, Object.fromEntries(asked));
    // A function's own answer passes no policy.
    if (request.statusCode !== undefined)
      return { status: request.statusCode, headers: valuesOf(request.headers) };
    const key = request.uri.slice(1);
    const { control = '', type } = objects[key] ?? objects['404.html'] ?? {};
    const { headers } = respond({ request, response: { headers: {} } });
    const stored = [
      ['cache-control', control],
      ['content-type', type ?? typeOf(objects[key] ? key : '404.html', YOUNG_TYPES)],
    ] as const;
    return {
      status: objects[key] ? 200 : 404,
      headers: new Map([...stored, ...policy, ...valuesOf(headers)]),
    };
  };
}

const overHttp = ({ url, stop }: Running): { readonly ask: Ask; readonly stop: Running['stop'] } => ({
  ask: async (path) => {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' });
    return { status, headers: lowered(headers) };
  },
  stop,
});

const HOSTS: readonly {
  readonly host: string;
  readonly start: () => Promise<{ readonly ask: Ask; readonly stop?: Running['stop'] }>;
  readonly isMissing?: boolean;
}[] = [
  { host: 'our server', start: async () => overHttp(await ownServer()) },
  { host: 'nginx', start: async () => overHttp(await startNginx()), isMissing: NGINX === undefined },
  { host: 'Netlify', start: async () => ({ ask: netlify() }) },
  { host: 'Vercel', start: async () => ({ ask: vercel() }) },
  { host: 'CloudFront', start: async () => ({ ask: cloudFront() }) },
];

for (const { host, start, isMissing } of HOSTS) {
  // nginx is a system package, which the tests must not need: without it, the name of the suite says that it was skipped.
  (isMissing ? describe.skip : describe)(
    `${host}${isMissing ? ' (skipped: it is not installed here)' : ''}`,
    () => {
      let running: Awaited<ReturnType<typeof start>>;
      beforeAll(async () => {
        running = await start();
      });
      afterAll(() => running?.stop?.());

      for (const [kind, path, type, caching = ASK_AGAIN, readers] of SENT)
        it(`sends ${kind}: ${path}`, async () => {
          const { status, headers } = await running.ask(path);
          expect({
            status,
            // The older name of the same type.
            type: headers
              .get('content-type')
              ?.replace(/;.*/, '')
              .replace('application/javascript', 'text/javascript'),
            caching: headers.get('cache-control'),
            readers: headers.get('cross-origin-resource-policy'),
            withoutPoint: withoutPoint(headers),
          }).toEqual({ status: 200, type, caching, readers, withoutPoint: [] });
        });

      // What a host does differently, as its own documents say: see the rows.
      for (const [kind, from, to, but = []] of MOVED)
        (but.includes(host) ? it.skip : it)(`sends ${kind} on for good: ${from}`, async () => {
          const { status, headers } = await running.ask(from);
          expect([status, headers.get('location')]).toEqual([301, to]);
          // Vercel sends redirects without headers of ours.
          if (host !== 'Vercel') expect(withoutPoint(headers)).toEqual([]);
        });

      it(`says that a deleted page is gone, if it can: ${GONE.path}`, async () => {
        const { status, headers } = await running.ask(GONE.path);
        const expected = GONE.but.includes(host) ? 404 : 410;
        expect({ status, withoutPoint: withoutPoint(headers) }).toEqual({
          status: expected,
          withoutPoint: [],
        });
        expect(headers.get('cache-control') ?? ASK_AGAIN).toBe(ASK_AGAIN);
      });

      // These hosts cannot, or the host never gets the file: see the rows.
      for (const [kind, path, but = []] of MISSING)
        (but.includes(host) ? it.skip : it)(`does not show ${kind}: ${path}`, async () => {
          const { status, headers } = await running.ask(path);
          expect({ status, withoutPoint: withoutPoint(headers) }).toEqual({ status: 404, withoutPoint: [] });
          expect(headers.get('cache-control') ?? ASK_AGAIN).toBe(ASK_AGAIN);
        });
    },
  );
}

// Without the system package nginx, as above.
for (const { host, start, isMissing } of [
  { host: 'our server', start: ownServer, isMissing: false },
  { host: 'nginx', start: startNginx, isMissing: NGINX === undefined },
])
  (isMissing ? describe.skip : describe)(`${host}, asked over HTTP`, () => {
    let running: Running;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running?.stop());
    const ask = (path: string, init: RequestInit = {}) => fetch(running.url + path, init);

    it('shows its own page for a missing one', async () => {
      for (const path of ['/nowhere/', '/stock/item/q1/', '/page-data/nowhere/page-data.json', GONE.path])
        expect(await (await ask(path)).text()).toBe(FILES['404.html']);
    });

    it('says that a page is gone to every reader, with and without its slash', async () => {
      const asked = [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-3', 'if-none-match': '*' } }];
      for (const init of asked)
        for (const path of [GONE.path, GONE.path.slice(0, -1), `${GONE.path}?utm_source=mail`])
          expect([path, (await ask(path, init)).status]).toEqual([path, 410]);
    });

    it('sends pages compressed', async () => {
      const answer = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(await answer.text()).toBe(FILES['index.html']);
    });

    if (host === 'nginx') {
      it('hands an enquiry on to its server, with the address of the visitor, and adds no second header', async () => {
        const answer = await ask('/api/enquiries', { method: 'POST', body: 'a=b' });
        expect(answer.status).toBe(201);
        expect(await answer.json()).toEqual({ method: 'POST', url: '/api/enquiries', from: '127.0.0.1' });
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(await (await ask('/health')).json()).toMatchObject({ url: '/health' });
      });

      it('hides compressed copies under their own names, and shows the dealer’s packed files', async () => {
        expect((await ask('/index.html.gz')).status).toBe(404);
        expect((await ask('/uploads/brochures.tar.gz')).status).toBe(200);
      });
    }
  });

it('Netlify hands enquiries on, and then hides the file for the enquiry server too', () => {
  const { redirects } = asNetlify({ ...table, apiServer: 'https://leads.example' });
  expect(redirects).toContainEqual(
    expect.objectContaining({ from: '/api/*', to: 'https://leads.example/api/:splat', status: 200 }),
  );
  expect(redirects).toContainEqual(expect.objectContaining({ from: `/${DEALERSHIP_FILE}`, status: 404 }));
});

it('Vercel hands enquiries on, and leaves them alone otherwise', () => {
  for (const path of ['/api/enquiries', '/health', '/sw.js', '/stock/'])
    expect([path, vercelRoute(path).headers.get('location')]).toEqual([path, undefined]);
  const { dest } = vercelRoute('/api/enquiries', { ...table, apiServer: 'https://leads.example' });
  expect(dest).toContain('https://leads.example/api/');
});

describe('the limits of static hosts', () => {
  const scripts = (names: readonly string[]) => ({
    ...table,
    rules: [
      ...table.rules,
      {
        files: names.map((name) => `/${name}-012345678901.js`),
        globs: [],
        headers: [['Cache-Control', KEPT_FOR_GOOD]] as const,
      },
    ],
  });
  const many = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);
  const redirects = (count: number) => ({
    ...table,
    redirects: many('old-', count).map((name) => ({ from: `/${name}/`, to: '/' })),
  });

  it.each([
    ['a site within them', () => table, []],
    ['a template more for each page', () => scripts(many('component---a-', 200)), []],
    [
      'many scripts',
      () => scripts(many('a-', 85)),
      [/reads 100 rules of _headers, and this site has 9\d; beyond that, /],
    ],
    [
      'too many',
      () => scripts(many('a-', 120)),
      [/reads 100 rules of _headers, and this site has 1[23]\d; browsers ask/],
    ],
    [
      'many redirects',
      () => redirects(1900),
      [/Cloudflare.* 2000 lines .* 1904; beyond that/, /Vercel.* 2048 redirects.* 1901; beyond/],
    ],
    [
      'too many redirects',
      () => redirects(2100),
      [/Cloudflare.* 2104; the last ones/, /Vercel.* 2101; it refuses/],
    ],
  ])('%s', (_, given, told) => {
    const limits = hostLimits(given());
    expect(limits.length).toBe(told.length);
    for (const [at, words] of told.entries()) expect(limits[at]).toMatch(words);
  });

  it('the rules that a host reads have every header and the service worker, however many scripts a site has', () => {
    const read = asNetlify(scripts(many('a-', 300))).headers.slice(0, 100);
    const rule = (path: string) => read.find((one) => one.for === path)?.values ?? {};
    expect(withoutPoint(lowered(Object.entries(rule('/*'))))).toEqual([]);
    expect(rule('/sw.js')).toEqual({ 'Cache-Control': 'no-cache' });
    for (const path of ['/static/*', '/pictures/*', '/stock-index/core.12345678.bin', `/${SCRIPT}`])
      expect([path, rule(path)]).toEqual([path, expect.objectContaining({ 'Cache-Control': KEPT_FOR_GOOD })]);
  });
});

type Policy = Readonly<Record<string, unknown>>;
type Shape = string | { readonly list: string };
const SHAPES: Readonly<
  Record<string, { readonly required: readonly string[]; readonly members: Readonly<Record<string, Shape>> }>
> = cloudFrontSchema.shapes;

/** `ReferrerPolicyList` of the same package. */
const REFERRER_POLICIES = [
  'no-referrer',
  'no-referrer-when-downgrade',
  'origin',
  'origin-when-cross-origin',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
];

/** Where a value is not of a shape of CloudFront's published schema. */
function shapeFaults(value: unknown, shape: Shape, at = ''): readonly string[] {
  if (typeof shape !== 'string')
    return Array.isArray(value)
      ? value.flatMap((one, place) => shapeFaults(one, shape.list, `${at}[${place}]`))
      : [`${at} is not a list`];
  const known = SHAPES[shape];
  if (!known) {
    const isRight = shape === 'integer' ? Number.isInteger(value) : typeof value === shape;
    return isRight ? [] : [`${at} is not of the type ${shape}`];
  }
  const given = value as Policy;
  const path = (name: string) => (at ? `${at}.${name}` : name);
  return [
    ...known.required.filter((name) => !(name in given)).map((name) => `${path(name)} is missing`),
    ...Object.entries(given).flatMap(([name, one]) => {
      const member = known.members[name];
      return member ? shapeFaults(one, member, path(name)) : [`${path(name)} is not known`];
    }),
  ];
}

describe('CloudFront', () => {
  it('has functions that are small enough', () => {
    for (const text of [viewerRequest(table), viewerResponse(table)])
      expect(text.length).toBeLessThan(10_000);
  });

  it.each([
    ['what the build writes', (policy: Policy) => policy, []],
    [
      'a member that it does not know',
      (policy: Policy) => ({ ...policy, FrameOptions: 'DENY' }),
      ['FrameOptions is not known'],
    ],
    ['no name', ({ Name: _, ...policy }: Policy) => policy, ['Name is missing']],
    [
      'a word for a number',
      (policy: Policy) => ({ ...policy, CustomHeadersConfig: { Quantity: '2' } }),
      ['CustomHeadersConfig.Quantity is not of the type integer'],
    ],
  ])('takes a policy of headers by its published schema: %s', (_, change, faults) => {
    const policy = JSON.parse(responseHeadersPolicy(table)) as Policy;
    expect(shapeFaults(change(policy), 'ResponseHeadersPolicyConfig')).toEqual(faults);
    const { ReferrerPolicy } = (policy.SecurityHeadersConfig as Policy).ReferrerPolicy as Policy;
    expect(REFERRER_POLICIES).toContain(ReferrerPolicy);
  });
});

describe('the script that copies a site to S3', () => {
  it('leaves the site and nothing else, but for what open pages may ask for', () => {
    const published = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(site.length))
      .filter((file) => !HIDDEN_FILES.some((hidden) => hidden === file));
    expect(Object.keys(upload().objects).sort()).toEqual(
      [...published.map((file) => file.slice(1)), HASH_GONE].sort(),
    );
  });

  it('writes pages when all that they name is there, and deletes last', () => {
    const { done } = upload();
    const first = (words: RegExp) => done.findIndex((one) => words.test(one));
    const last = (words: RegExp) => done.findLastIndex((one) => words.test(one));
    expect(first(/^put .*\.html$/)).toBeGreaterThan(last(/^put (?!.*\.html$|sw\.js)/));
    expect(last(/^put/)).toBe(done.indexOf('put sw.js'));
    expect(first(/^delete/)).toBeGreaterThan(last(/^put/));
    expect(done).toContain('delete stock/item/sold/index.html');
  });
});

describe('compressed copies', () => {
  it('stand beside long files of text, and unpack to them', () => {
    const page = readFileSync(join(site, 'index.html'));
    expect(gunzipSync(readFileSync(join(site, 'index.html.gz')))).toEqual(page);
    expect(brotliDecompressSync(readFileSync(join(site, 'index.html.br')))).toEqual(page);
    expect(existsSync(join(site, 'about-us/index.html.gz'))).toBe(false);
    expect(existsSync(join(site, 'pictures/car.webp.gz'))).toBe(false);
  });

  it('go with their setting, and a dealer’s own packed file stays', async () => {
    const own = mkdtempSync(join(tmpdir(), 'forecourt-copies-'));
    writeFileSync(join(own, 'index.html'), LONG);
    writeFileSync(join(own, 'brochures.tar.gz'), 'x');
    await writeCompressedCopies(own, ['gzip']);
    expect(readdirSync(own).sort()).toEqual(['brochures.tar.gz', 'index.html', 'index.html.gz']);
    await writeCompressedCopies(own, []);
    expect(readdirSync(own).sort()).toEqual(['brochures.tar.gz', 'index.html']);
    rmSync(own, { recursive: true });
  });
});

it('a header that nginx would read as a variable stops the build', () => {
  expect(() => nginxFile({ ...table, everywhere: [['X-Price', '$5']] })).toThrow('X-Price');
});
