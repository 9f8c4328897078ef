import { readdirSync, readFileSync } from 'node:fs';
import { KEPT_FOR_GOOD } from '../../generate/hosts/hostTable';

/** The addresses that `_headers` tells browsers to cache permanently; `*` at the end matches anything. */
const kept = [
  ...readFileSync('public/_headers', 'utf8').matchAll(/^(\/.*)\n {2}Cache-Control: (.*)$/gm),
].flatMap(([, path = '', header]) => (header === KEPT_FOR_GOOD ? [path] : []));

const isKept = (address: string): boolean =>
  kept.some((path) => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path));

/** The headers that `_headers` wants on every answer. */
const everywhere = [
  ...(/^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync('public/_headers', 'utf8'))?.[1] ?? '').matchAll(
    /^ {2}(.*?): (.*)$/gm,
  ),
].map(([, name = '', value = '']) => [name, value] as const);

const names = (pattern: RegExp, folder = 'public') =>
  readdirSync(folder).filter((name) => pattern.test(name));

it('hosts that read _headers keep every script, picture and index file, and no page', () => {
  // The service worker, and the file that gatsby-plugin-offline names by the version of its package.
  const scripts = names(/\.(js|css)$/).filter((name) => name !== 'sw.js' && !name.startsWith('idb-keyval-'));
  expect(scripts.filter((name) => !isKept(`/${name}`))).toEqual([]);
  const index = names(/\.bin$/, 'public/stock-index');
  expect(index.filter((name) => !isKept(`/stock-index/${name}`))).toEqual([]);
  const pages = [
    '/index.html',
    '/stock/',
    '/page-data/app-data.json',
    '/page-data/index/page-data.json',
    '/sw.js',
  ];
  expect(pages.filter(isKept)).toEqual([]);
  expect(isKept('/pictures/anything.webp')).toBe(true);
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
