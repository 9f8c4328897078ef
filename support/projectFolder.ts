import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const CHECKOUT = resolve(__dirname, '..');

/** The dealer that the product's tests build and browse: an invented one. */
export const DEALERSHIP = join(CHECKOUT, '__tests__/support/dealers/quillbrook');

/** Where its folder is in a project that `layOutProject` made. */
const LAID_OUT = 'dealers/quillbrook';

/** Where `npm run test:build` builds that dealership: its own project, beside the site of this checkout. */
export const TEST_SITE = join(CHECKOUT, '.test-site');

const COPIED = [
  '.babelrc.json',
  'enquiries',
  'generate',
  'plugins',
  'scripts',
  'src',
  'templates',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

/** What Gatsby knows of the pages in `public/`: pages that it takes for written, and are gone, would be missing. */
export const LAST_PAGES = ['data', 'redux', 'caches-lmdb'].map((name) => join('.cache', name));

/**
 * Lays a project out in a folder: the code of this checkout, and the dealer of the tests. What the folder holds beside
 * it, such as a cache, stays.
 * @param linked more folders of this checkout, read where they are
 * @param copied more folders of this checkout
 */
export function layOutProject(
  folder: string,
  { linked = [], copied = [] }: { linked?: readonly string[]; copied?: readonly string[] } = {},
): void {
  layOutCode(folder, { linked, copied });
  layOutDealer(join(folder, LAID_OUT));
}

/** The same without a dealer. */
export function layOutCode(
  folder: string,
  { linked = [], copied = [] }: { linked?: readonly string[]; copied?: readonly string[] } = {},
): void {
  for (const name of [...COPIED, ...copied]) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(CHECKOUT, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  for (const name of ['node_modules', ...linked]) {
    rmSync(join(folder, name), { recursive: true, force: true });
    symlinkSync(join(CHECKOUT, name), join(folder, name));
  }
}

/** The folder of the tests' dealer, over any that is there. */
export function layOutDealer(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(DEALERSHIP, folder, { recursive: true, preserveTimestamps: true });
}

/**
 * The files of this checkout that have changed since they were laid out in a folder, as paths in the checkout: what is built
 * there is older than they are.
 */
export function changedSinceLaidOut(folder: string): readonly string[] {
  const pairs = [
    ...COPIED.map((name) => [join(CHECKOUT, name), join(folder, name)] as const),
    [DEALERSHIP, join(folder, LAID_OUT)] as const,
  ];
  return pairs.flatMap(([from, to]) =>
    [...new Set([...filesIn(from), ...filesIn(to)])]
      .filter((name) => !isSameFile(join(from, name), join(to, name)))
      .map((name) => relative(CHECKOUT, join(from, name))),
  );
}

/** The files below a folder, by their paths in it. A file itself is `''`. */
function filesIn(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [''];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)));
}

/** Files are copied with their times, so most need not be read. */
function isSameFile(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return false;
  const [first, second] = [statSync(one), statSync(other)];
  if (first.size !== second.size) return false;
  return first.mtimeMs === second.mtimeMs || readFileSync(one).equals(readFileSync(other));
}
