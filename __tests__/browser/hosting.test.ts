import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_FOR_GOOD } from '../../generate/hosts/hostTable';

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
