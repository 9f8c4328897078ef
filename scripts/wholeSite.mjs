import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A build removes this file first and writes it last. While it exists, public/ is one whole site. */
export const WHOLE_SITE = 'public/whole-site.json';

/** What stays in `.cache`: what webpack and, of Gatsby's own files, Parcel have compiled. Both replace it in one step. */
const COMPILED = ['.cache/webpack', '.cache/.parcel-cache'];

/** Names the folder of the project that the cache is of. */
const FOLDER_NOTE = '.cache/folder.txt';

/**
 * Deletes the whole cache if it came with a copy of another folder. It names pages, components and compiled files by their
 * whole paths, so a build here would read, and publish, those of the other folder.
 * @returns the other folder, or nothing if the cache is of this one or has no note yet
 */
export function forgetCopiedCache() {
  const folder = existsSync(FOLDER_NOTE) ? readFileSync(FOLDER_NOTE, 'utf8') : process.cwd();
  if (folder === process.cwd()) return undefined;
  rmSync('.cache', { recursive: true, force: true, maxRetries: 5 });
  return folder;
}

/** Notes in the cache which folder it is of. */
export function noteFolder() {
  if (existsSync('.cache')) writeFileSync(FOLDER_NOTE, process.cwd());
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
