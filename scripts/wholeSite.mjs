import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** A build removes this file first and writes it last. While it exists, public/ is one whole site. */
export const WHOLE_SITE = 'public/whole-site.json';

/** What stays in `.cache`: what webpack and, of Gatsby's own files, Parcel have compiled. Both replace it in one step. */
const COMPILED = ['.cache/webpack', '.cache/.parcel-cache'];

/** Names the folder of the project that the cache is of. */
const FOLDER_NOTE = '.cache/folder.txt';

/** Names the folder of the dealer whose site the last build here was. */
const DEALER_NOTE = '.cache/dealer.txt';

const noted = (note) => (existsSync(note) ? readFileSync(note, 'utf8') : undefined);

/** The first step of a build and of the development server: deletes what is of another folder or dealer, and says so. */
export function forgetOthers() {
  const copiedFrom = forgetCopiedCache();
  if (copiedFrom !== undefined)
    console.log(`The cache was copied from ${copiedFrom}: it is deleted, so this start takes longer.`);
  const otherDealer = forgetOtherDealer();
  if (otherDealer !== undefined)
    console.log(
      `public/ was the site of ${basename(otherDealer)}: it is deleted, so this start takes longer.`,
    );
  noteFolders();
}

/**
 * Deletes the whole cache if it came with a copy of another folder. It names pages, components and compiled files by their
 * whole paths, so a build here would read, and publish, the other folder's.
 * @returns the other folder, or nothing if the cache is of this one or has no note yet
 */
function forgetCopiedCache() {
  const folder = noted(FOLDER_NOTE) ?? process.cwd();
  if (folder === process.cwd()) return undefined;
  rmSync('.cache', { recursive: true, force: true, maxRetries: 5 });
  return folder;
}

/**
 * Deletes public/ and Gatsby's caches if the last build here was of another dealer. This build would publish that dealer's pictures,
 * take the prices of its cars for earlier prices of this dealer's, and stop at a feed of half as many vehicles.
 * @returns the other dealer's folder, or nothing if there is none or the dealer of this build cannot be told
 */
function forgetOtherDealer() {
  const last = noted(DEALER_NOTE);
  const dealer = folderOfDealer();
  if (last === undefined || last === dealer || !existsSync(join(dealer, 'site.yml'))) return undefined;
  rmSync('public', { recursive: true, force: true, maxRetries: 5 });
  forgetAllButCompiled();
  return last;
}

/** The folder that `DEALER` names, or the only one of dealers/: `dealerFolder` in src/config/dealer.ts, which says what is wrong. */
function folderOfDealer() {
  const named = process.env.DEALER?.trim() || (existsSync('dealers') ? readdirSync('dealers') : []).join();
  return named.includes('/') ? resolve(named) : resolve('dealers', named);
}

/** Notes which folder and which dealer the cache is of. */
export function noteFolders() {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(FOLDER_NOTE, process.cwd());
  if (existsSync(join(folderOfDealer(), 'site.yml'))) writeFileSync(DEALER_NOTE, folderOfDealer());
}

/**
 * Deletes Gatsby's caches if the last build, or `gatsby develop`, ended early. Gatsby notes there that it knows the result
 * of a query before it has written the file of that result. If it ends in between, no later build writes the file: the
 * build fails for want of it, or publishes the page as it was before.
 * @returns whether there was something to delete
 */
export function forgetUnfinishedBuild() {
  return !existsSync(WHOLE_SITE) && forgetAllButCompiled();
}

/**
 * Deletes everything in a project's cache but what was compiled.
 * @returns whether there was something to delete
 */
export function forgetAllButCompiled(project = '.') {
  const compiled = COMPILED.map((path) => join(project, path));
  const cache = join(project, '.cache');
  const stale = (existsSync(cache) ? readdirSync(cache) : [])
    .map((name) => join(cache, name))
    .filter((path) => !compiled.includes(path));
  for (const path of stale) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  return stale.length > 0;
}
