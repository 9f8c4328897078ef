import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { KEPT_FOR_GOOD } from '../../src/generate/files/hostFiles';
import { freePort } from '../../support/freePort';
import { eventually } from '../support/eventually';

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
const ASKED_EACH_TIME = 'public, max-age=0, must-revalidate';

const redirects = readFileSync('public/_redirects', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('  ') as [from: string, to: string, status: string]);

/** The files that `_headers` lets browsers keep for good, one of each folder that it names. */
const kept = [...readFileSync('public/_headers', 'utf8').matchAll(/^(\/.*)\n {2}Cache-Control: (.*)$/gm)]
  .flatMap(([, path = '', header]) => (header === KEPT_FOR_GOOD ? [path] : []))
  .map((path) => (path.endsWith('*') ? path.slice(0, -1) + someFileIn(path.slice(0, -1)) : path));

/** The headers that `_headers` wants on every answer. */
const everywhere = [
  ...(/^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync('public/_headers', 'utf8'))?.[1] ?? '').matchAll(
    /^ {2}(.*?): (.*)$/gm,
  ),
].map(([, name = '', value = '']) => [name, value] as const);

function someFileIn(folder: string): string {
  const all = readdirSync(`public${folder}`, { recursive: true, withFileTypes: true });
  const file = all.find((entry) => entry.isFile());
  if (!file) throw new Error(`There is no file in public${folder}`);
  return join(file.parentPath, file.name).slice(`public${folder}`.length);
}

const names = (pattern: RegExp, folder = 'public') =>
  readdirSync(folder).filter((name) => pattern.test(name));

it('hosts that read _headers keep every script, picture and index file, and no page', () => {
  // The service worker, and the file that gatsby-plugin-offline names by the version of its package.
  const scripts = names(/\.(js|css)$/).filter((name) => name !== 'sw.js' && !name.startsWith('idb-keyval-'));
  expect(scripts.filter((name) => !kept.includes(`/${name}`))).toEqual([]);
  const index = names(/\.bin$/, 'public/stock-index');
  expect(index.filter((name) => !kept.includes(`/stock-index/${name}`))).toEqual([]);
  expect(kept.filter((path) => /\.(html|json)$|^\/page-data\//.test(path))).toEqual([]);
  expect(kept.some((path) => path.startsWith('/pictures/'))).toBe(true);
});

it('hosts that read _headers add the security headers to every answer, and no header twice', () => {
  expect(everywhere.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
    ]),
  );
  const rules = readFileSync('public/_headers', 'utf8').split(/^(?=\/)/m);
  expect(rules.length).toBeGreaterThan(20);
  const twice = rules.filter((rule) => everywhere.some(([name]) => rule.includes(`  ${name}:`)));
  expect(twice.length).toBe(1);
});

// The server comes with Debian's package nginx-light; without it these tests cannot run.
const withNginx = NGINX ? describe : describe.skip;

withNginx(`the nginx sample of docs/hosting.md${NGINX ? '' : ' (skipped: there is no nginx here)'}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-nginx-'));
  let server: ChildProcess;
  let said = '';
  let url = '';

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const map = join(folder, 'redirects.map');
    writeFileSync(map, redirects.map(([from, to]) => `${from} ${to};`).join('\n'));
    const [, sample = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
    const security = join(folder, 'security.conf');
    writeFileSync(
      security,
      everywhere.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n'),
    );
    const placed = sample
      .replace('/etc/nginx/forecourt-redirects.map;', `${map};`)
      .replaceAll('/etc/nginx/forecourt-security.conf;', `${security};`)
      .replace('/var/www/forecourt/public', resolve('public'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`);
    const file = join(folder, 'nginx.conf');
    const spools = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${join(folder, kind)};`,
    );
    writeFileSync(
      file,
      [
        'daemon off; worker_processes 1;',
        process.getuid?.() === 0 ? 'user root;' : '',
        `pid ${join(folder, 'pid')}; error_log stderr;`,
        'events {}',
        'http {',
        'types { text/html html; application/javascript js; application/json json; image/webp webp; image/svg+xml svg; }',
        `access_log off; ${spools.join(' ')}`,
        placed,
        '}',
      ].join('\n'),
    );
    server = spawn(NGINX ?? '', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await eventually(async () => {
      if (server.exitCode !== null) throw new Error(`nginx ended: ${said}`);
      expect((await fetch(url)).status).toBe(200);
    });
  });

  afterAll(async () => {
    if (server.exitCode === null) {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string) => fetch(url + path, { redirect: 'manual' });

  it('sends an address without its slash on to the page, with its query', async () => {
    const answer = await ask('/finance?a=b');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/finance/?a=b']);
    expect((await ask('/finance/')).status).toBe(200);
  });

  it.each(redirects.slice(0, 5))('sends %s on to %s for good, with its query', async (from, to) => {
    const answer = await ask(`${from}?utm_source=mail`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${to}?utm_source=mail`]);
  });

  it.each(['/nowhere/', '/stock/item/not-built/', '/page-data/nowhere/page-data.json'])(
    'answers %s with the not-found page, its status, and nothing to keep',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe(ASKED_EACH_TIME);
      expect(await answer.text()).toBe(readFileSync('public/404.html', 'utf8'));
    },
  );

  it('lets browsers cache what _headers names, and nothing else', async () => {
    const wrong: string[] = [];
    for (const path of kept) {
      const said = (await ask(path)).headers.get('cache-control');
      if (said !== KEPT_FOR_GOOD) wrong.push(`${path}: ${said}`);
    }
    for (const path of [
      '/',
      '/stock/',
      '/page-data/app-data.json',
      '/stock-index/manifest.json',
      '/robots.txt',
    ]) {
      const said = (await ask(path)).headers.get('cache-control');
      if (said !== ASKED_EACH_TIME) wrong.push(`${path}: ${said}`);
    }
    expect(wrong).toEqual([]);
    expect((await ask('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('serves none of the files for hosts', async () => {
    const paths = ['/_redirects', '/_headers', '/whole-site.json'];
    expect(await Promise.all(paths.map(async (path) => (await ask(path)).status))).toEqual([404, 404, 404]);
  });

  it('has the security headers on pages, files and missing pages', async () => {
    for (const path of ['/', '/sw.js', kept[0] ?? '', '/nowhere/']) {
      const { headers } = await ask(path);
      expect([path, ...everywhere.map(([name]) => headers.get(name))]).toEqual([
        path,
        ...everywhere.map(([, value]) => value),
      ]);
    }
  });
});
