import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
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
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getTransformedRoutes, type Route } from '@vercel/routing-utils';
import { siteFiles } from '../../../enquiries/staticFiles';
import {
  redirectStore,
  responseHeadersPolicy,
  uploadScript,
  viewerRequest,
} from '../../../generate/hosts/cloudFront';
import {
  ASK_AGAIN,
  fileRules,
  type HostTable,
  KEPT_FOR_GOOD,
  TYPES,
} from '../../../generate/hosts/hostTable';
import { nginxFile } from '../../../generate/hosts/nginx';
import { beyondLimits, headersFile, redirectsFile, vercelFile } from '../../../generate/hosts/staticHosts';
import { writeCompressedCopies } from '../../../generate/hosts/writeHostFiles';
import { HIDDEN_FILES } from '../../../src/config/publishedSite';
import { siteHeaders } from '../../../src/config/securityHeaders';
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
    hidden: HIDDEN_FILES,
    types: TYPES,
    compressed: ['gzip'],
  };
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

const ownServer = () => listening(createServer(siteFiles(site)));

// The server comes with Debian's package nginx-light; without it these tests cannot run.
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);

/** nginx with the file that the build writes, in the `http` block of a distribution. */
async function startNginx(): Promise<Running> {
  const port = await freePort();
  const enquiries = createServer((request, response) => {
    response.writeHead(201, { 'content-type': 'application/json' }).end(
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
      'types { text/html html; application/javascript js; application/json json; image/webp webp; text/plain txt; }',
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

const ASKED = [
  { host: 'our server', start: ownServer, there: true },
  { host: 'nginx', start: startNginx, there: NGINX !== undefined },
] as const;

for (const { host, start, there } of ASKED) {
  // nginx is a system package, which the tests must not need: without it, the name of the suite says that it was skipped.
  (there ? describe : describe.skip)(
    `${host}${there ? '' : ' (skipped: it is not installed here)'}, asked over HTTP`,
    () => {
      let running: Running;
      beforeAll(async () => {
        running = await start();
      });
      afterAll(() => running?.stop());
      const ask = (path: string, init: RequestInit = {}) =>
        fetch(running.url + path, { redirect: 'manual', ...init });

      it('gives pages, files and missing pages every point of an observatory', async () => {
        for (const path of [
          '/',
          '/about-us/',
          '/robots.txt',
          '/sw.js',
          `/${SCRIPT}`,
          '/pictures/car.webp',
          '/nowhere/',
        ])
          expect([path, withoutPoint(lowered((await ask(path)).headers))]).toEqual([path, []]);
      });

      it.each([
        ['/about/', '/about-us/'],
        ['/about', '/about-us/'],
        ['/caf%C3%A9%20&%20cars/', '/stock/'],
      ])('sends %s on to %s for good, with its query', async (from, to) => {
        const answer = await ask(`${from}?utm_source=mail`);
        expect([answer.status, answer.headers.get('location')]).toEqual([301, `${to}?utm_source=mail`]);
      });

      it('sends an address without its slash on to the page, with its query', async () => {
        const answer = await ask('/about-us?a=b');
        expect([answer.status, answer.headers.get('location')]).toEqual([301, '/about-us/?a=b']);
      });

      it('answers a missing address with the not-found page, its status, and nothing to keep', async () => {
        for (const path of ['/nowhere/', '/stock/item/x/', '/page-data/nowhere/page-data.json']) {
          const answer = await ask(path);
          expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, ASK_AGAIN]);
          expect(await answer.text()).toBe(FILES['404.html']);
        }
      });

      it.each([
        [`/${SCRIPT}`, KEPT_FOR_GOOD, 'same-origin'],
        ['/static/font-123.woff2', KEPT_FOR_GOOD, 'same-origin'],
        ['/stock-index/core.12345678.bin', KEPT_FOR_GOOD, 'same-origin'],
        ['/pictures/car.webp', KEPT_FOR_GOOD, 'cross-origin'],
        ['/sw.js', 'no-cache', null],
        ['/', ASK_AGAIN, null],
        ['/stock-index/manifest.json', ASK_AGAIN, null],
        ['/page-data/app-data.json', ASK_AGAIN, null],
      ])('%s is kept as %s', async (path, caching, readers) => {
        const { headers } = await ask(path);
        expect([headers.get('cache-control'), headers.get('cross-origin-resource-policy')]).toEqual([
          caching,
          readers,
        ]);
      });

      it('names the type of the manifest', async () => {
        expect((await ask('/manifest.webmanifest')).headers.get('content-type')).toContain(
          'application/manifest+json',
        );
      });

      it.each(HIDDEN_FILES)('does not show %s', async (path) => {
        expect((await ask(path)).status).toBe(404);
      });

      it('sends pages compressed', async () => {
        const answer = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
        expect(answer.headers.get('content-encoding')).toBe('gzip');
        expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
        expect(await answer.text()).toBe(FILES['index.html']);
      });

      if (host === 'nginx') {
        it('hands an enquiry on to its server, with the address of the visitor', async () => {
          const answer = await ask('/api/enquiries', { method: 'POST', body: 'a=b' });
          expect(answer.status).toBe(201);
          expect(await answer.json()).toEqual({ method: 'POST', url: '/api/enquiries', from: '127.0.0.1' });
          expect(await (await ask('/health')).json()).toMatchObject({ url: '/health' });
        });

        it('does not show compressed copies under their own names', async () => {
          expect((await ask('/index.html.gz')).status).toBe(404);
        });
      }
    },
  );
}

/** Reads the files of the site as Netlify does. Its packages are ES modules, which run in a process of their own. */
function asNetlify(): {
  readonly headers: readonly { readonly for: string; readonly values: Readonly<Record<string, string>> }[];
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  readonly errors: readonly string[];
} {
  const program = `
    import { parseAllHeaders } from '@netlify/headers-parser';
    import { parseAllRedirects } from '@netlify/redirect-parser';
    const folder = process.argv[1];
    const headers = await parseAllHeaders({ headersFiles: [folder + '/_headers'], minimal: true });
    const redirects = await parseAllRedirects({ redirectsFiles: [folder + '/_redirects'], minimal: true });
    console.log(JSON.stringify({ headers: headers.headers, redirects: redirects.redirects,
      errors: [...headers.errors, ...redirects.errors].map(({ message }) => message) }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program, site], { encoding: 'utf8' }),
  );
}

describe('Netlify, by its own parsers', () => {
  it('reads every rule and every redirect, and finds no fault', () => {
    const { headers, redirects, errors } = asNetlify();
    expect(errors).toEqual([]);
    const everywhere = headers.find((rule) => rule.for === '/*')?.values ?? {};
    expect(withoutPoint(lowered(Object.entries(everywhere)))).toEqual([]);
    expect(headers.find((rule) => rule.for === `/${SCRIPT}`)?.values).toMatchObject({
      'Cache-Control': KEPT_FOR_GOOD,
    });
    expect(redirects).toContainEqual(
      expect.objectContaining({ from: '/about/', to: '/about-us/', status: 301 }),
    );
  });

  it('hands enquiries on', () => {
    writeFileSync(join(site, '_redirects'), redirectsFile({ ...table, apiServer: 'https://leads.example' }));
    const { redirects, errors } = asNetlify();
    writeFileSync(join(site, '_redirects'), redirectsFile(table));
    expect(errors).toEqual([]);
    expect(redirects).toContainEqual(
      expect.objectContaining({ from: '/api/*', to: 'https://leads.example/api/:splat', status: 200 }),
    );
  });
});

describe('Cloudflare Pages, by its documented limits', () => {
  it('reads the whole of the files', () => expect(beyondLimits(table)).toEqual([]));

  it('has every point of an observatory in the rules that it reads, however many scripts a site has', () => {
    const scripts = Array.from({ length: 300 }, (_, at) => `/a-${at}.js`);
    writeFileSync(
      join(site, '_headers'),
      headersFile({
        ...table,
        rules: [{ files: scripts, globs: [], headers: [['Cache-Control', KEPT_FOR_GOOD]] }, ...table.rules],
      }),
    );
    const read = asNetlify().headers.slice(0, 100);
    writeFileSync(join(site, '_headers'), headersFile(table));
    const everywhere = read.find((rule) => rule.for === '/*')?.values ?? {};
    expect(withoutPoint(lowered(Object.entries(everywhere)))).toEqual([]);
  });

  it('a site beyond them is told', () => {
    const redirects = Array.from({ length: 2100 }, (_, at) => ({ from: `/old-${at}/`, to: '/' }));
    const files = Array.from({ length: 120 }, (_, at) => `/a-${at}.js`);
    const told = beyondLimits({
      ...table,
      redirects,
      rules: [{ files, globs: [], headers: [['Cache-Control', KEPT_FOR_GOOD]] }],
    });
    expect(told.join()).toMatch(/reads 100 rules of _headers; this site has 12\d/);
    expect(told.join()).toMatch(/follows 2000 redirects; this site has 2100/);
  });
});

describe('Vercel, by its own parser', () => {
  /** The answer's headers and the redirect for an address, by the routes that Vercel makes of the file. */
  function route(path: string, given = table) {
    const { $schema: _, ...config } = JSON.parse(vercelFile(given));
    const { routes, error } = getTransformedRoutes(config);
    expect(error).toBeNull();
    const headers = new Map<string, string>();
    for (const one of (routes ?? []) as Exclude<Route, { handle: unknown }>[]) {
      if (one.src === undefined || !new RegExp(one.src).test(path)) continue;
      for (const [name, value] of Object.entries(one.headers ?? {})) headers.set(name.toLowerCase(), value);
      if (one.status !== undefined && one.status >= 300)
        return { headers, status: one.status, dest: one.dest };
      if (one.dest !== undefined) return { headers, dest: path.replace(new RegExp(one.src), one.dest) };
    }
    return { headers };
  }

  it('sends the headers', () => {
    expect(withoutPoint(route('/stock/').headers)).toEqual([]);
    expect(route('/stock/').headers.get('cache-control')).toBe(ASK_AGAIN);
    for (const path of [
      `/${SCRIPT}`,
      '/static/x.woff2',
      '/stock-index/core.12345678.bin',
      '/pictures/a/b.webp',
    ])
      expect([path, route(path).headers.get('cache-control')]).toEqual([path, KEPT_FOR_GOOD]);
    expect(route('/sw.js').headers.get('cache-control')).toBe('no-cache');
    expect(route('/page-data/a.json').headers.get('cache-control')).toBe(ASK_AGAIN);
  });

  it('follows redirects and hands enquiries on', () => {
    expect(route('/about/')).toMatchObject({ status: 301 });
    expect(route('/about/').headers.get('location')).toBe('/about-us/');
    expect(route('/about').headers.get('location')).toBe('/about-us/');
    expect(route('/stock/used-cars').headers.get('location')).toBe('/$1/');
    for (const path of ['/api/enquiries', '/health', '/sw.js', '/stock/'])
      expect([path, route(path).status]).toEqual([path, undefined]);
    const { dest } = route('/api/enquiries', { ...table, apiServer: 'https://leads.example' });
    expect(dest).toContain('https://leads.example/api/');
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
  /** Runs the function as CloudFront does, with its store. */
  async function ask(uri: string, querystring: Record<string, { value: string }> = {}) {
    const { data } = JSON.parse(redirectStore(table)) as { data: readonly { key: string; value: string }[] };
    const kvs = () => ({
      exists: async (key: string) => data.some((one) => one.key === key),
      get: async (key: string) => data.find((one) => one.key === key)?.value,
    });
    const text = viewerRequest(table).replace("import cf from 'cloudfront';", '');
    const handler = new Function('cf', `${text}\nreturn handler;`)({ kvs });
    return handler({ request: { uri, querystring } });
  }

  it('has a function that is small enough, and finds the file of a folder', async () => {
    expect(viewerRequest(table).length).toBeLessThan(10_000);
    expect(await ask('/about-us/')).toMatchObject({ uri: '/about-us/index.html' });
    expect(await ask('/sw.js')).toMatchObject({ uri: '/sw.js' });
  });

  it('follows redirects with and without the slash, and adds a missing slash', async () => {
    const at = (value: string) => ({ statusCode: 301, headers: { location: { value } } });
    expect(await ask('/about', { a: { value: 'b' } })).toMatchObject(at('/about-us/?a=b'));
    expect(await ask('/about/')).toMatchObject(at('/about-us/'));
    expect(await ask('/finance')).toMatchObject(at('/finance/'));
    expect(await ask('/_headers')).toMatchObject({ statusCode: 404 });
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

  it('has a policy with every header', () => {
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
      responseHeadersPolicy(table),
    );
    const headers = lowered([
      ['Content-Security-Policy', security.ContentSecurityPolicy.ContentSecurityPolicy],
      ['Strict-Transport-Security', `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`],
      ['Referrer-Policy', security.ReferrerPolicy.ReferrerPolicy],
      ['X-Content-Type-Options', security.ContentTypeOptions.Override ? 'nosniff' : ''],
      ...custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value] as const),
    ]);
    expect(withoutPoint(headers)).toEqual([]);
    expect(custom.Quantity).toBe(custom.Items.length);
  });
});

describe('the script that copies a site to S3', () => {
  /** What a file is copied with in the end: the script runs with a stand-in that notes each `aws s3 cp`. */
  const copied = (): ReadonlyMap<string, string | undefined> => {
    const [bin, script, notes] = ['bin', 'upload.sh', 'notes'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'aws'), '#!/usr/bin/env bash\nIFS=$\'\\t\'; echo "$*" >> "$NOTES"\n', {
      mode: 0o755,
    });
    writeFileSync(script, uploadScript(table));
    execFileSync('bash', [script, site, 'bucket'], {
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, NOTES: notes },
    });
    const found = new Map<string, string | undefined>();
    for (const command of readFileSync(notes, 'utf8').trim().split('\n')) {
      const [, , , target = '', ...flags] = command.split('\t');
      const control = flags[flags.indexOf('--cache-control') + 1];
      for (const file of Object.keys(FILES)) {
        let isCopied = flags.includes('--recursive') || target === `s3://bucket/${file}`;
        for (const [at, flag] of flags.entries())
          if (flag === '--include' || flag === '--exclude')
            if (matchesGlob(file, flags[at + 1] ?? '')) isCopied = flag === '--include';
        if (isCopied) found.set(file, control);
      }
    }
    return found;
  };

  /** A pattern as the command line of AWS reads it, where `*` matches slashes too. */
  const matchesGlob = (file: string, glob: string): boolean =>
    new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.')}$`).test(file);

  it('keeps for good what never changes, and nothing else', () => {
    const headers = copied();
    expect([...headers.keys()].sort()).toEqual(Object.keys(FILES).sort());
    const kept = [...headers].filter(([, control]) => control === KEPT_FOR_GOOD).map(([file]) => file);
    expect(kept.sort()).toEqual(
      [SCRIPT, 'pictures/car.webp', 'static/font-123.woff2', 'stock-index/core.12345678.bin'].sort(),
    );
    expect(headers.get('sw.js')).toBe('no-cache');
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
