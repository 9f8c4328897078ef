import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CHECKOUT = resolve(__dirname, '..');

/** The dealership that the product's tests build and browse: `content/` and `site.ts` of an invented dealer. */
export const DEALERSHIP = join(CHECKOUT, '__tests__/dealership');

/** Where `npm run test:build` builds that dealership: a project of its own, beside the site of this checkout. */
export const TEST_SITE = join(CHECKOUT, '.test-site');

const COPIED = [
  'plugins',
  'scripts',
  'src',
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
  for (const name of [...COPIED, ...copied]) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(CHECKOUT, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  for (const name of ['node_modules', ...linked]) {
    rmSync(join(folder, name), { recursive: true, force: true });
    symlinkSync(join(CHECKOUT, name), join(folder, name));
  }
  layOutContent(folder);
  const site = readFileSync(join(DEALERSHIP, 'site.ts'), 'utf8');
  writeFileSync(join(folder, 'src/config/site.ts'), site.replaceAll("'../../src/", "'../"));
}

/** The content of the tests' dealer, in the place of any that is there. */
export function layOutContent(folder: string): void {
  rmSync(join(folder, 'content'), { recursive: true, force: true });
  cpSync(join(DEALERSHIP, 'content'), join(folder, 'content'), { recursive: true, preserveTimestamps: true });
}
