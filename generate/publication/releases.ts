import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { WHOLE_SITE } from '../../src/config/publishedSite';
import { err, ok, type Result } from '../../src/domain/result';

/** The link to the release that visitors get. A web server's root is this. */
const CURRENT = 'current';

const RELEASES = 'releases';

/** The end of the name of a folder there that is being copied or deleted. */
const PART = '.part';

/** How many releases are kept, the current one included. */
const MAX_RELEASES = 5;

/** The names of the releases in a folder, oldest first. */
export const releasesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(join(folder, RELEASES)).catch(() => []))
    .filter((name) => /^\d{8}T\d{9}Z$/.test(name))
    .sort();

/** The name of the release that visitors get; `undefined` if nothing has been published. */
export const currentRelease = async (folder: string): Promise<string | undefined> =>
  (await readlink(join(folder, CURRENT)).catch(() => undefined))?.split('/').at(-1);

const markOf = (site: string): Promise<string | undefined> =>
  readFile(join(site, WHOLE_SITE), 'utf8').catch(() => undefined);

/** `20261126T130500123Z`; names sort by time. */
const nameAt = (now: number): string => new Date(now).toISOString().replace(/[-:.]/g, '');

/**
 * Copies a built site next to the published one, and then replaces that in one step. Visitors get the old
 * site or the new one, and never parts of both. One process at a time: `scripts/sitePublish.ts` claims the folder.
 * @param folder the dealer's folder on the web server
 * @param now milliseconds since 1970
 * @returns the name of the release, or why nothing was published
 */
export async function publishRelease(
  site: string,
  folder: string,
  now: number,
): Promise<Result<string, string>> {
  const mark = await markOf(site);
  if (mark === undefined) return err(`${site} is not a whole site: its build did not finish`);
  const known = await releasesIn(folder);
  const last = await currentRelease(folder);
  let at = now;
  while (known.includes(nameAt(at))) at += 1;
  const name = nameAt(at);
  const part = join(folder, RELEASES, `${name}-${randomUUID()}${PART}`);
  await mkdir(join(folder, RELEASES), { recursive: true });
  await cp(site, part, { recursive: true, preserveTimestamps: true });
  const fault = await copyFault(site, part, mark);
  if (fault !== undefined) {
    await rm(part, { recursive: true, force: true });
    return err(fault);
  }
  await rename(part, join(folder, RELEASES, name));
  await point(folder, name);
  await removeOld(folder, name, last);
  return ok(name);
}

/** Why a copy is not the site, every file and byte of it. A build that began meanwhile would leave parts of two sites. */
async function copyFault(site: string, copy: string, mark: string): Promise<string | undefined> {
  const [from, to] = [await hashesOf(site), await hashesOf(copy)];
  const wrong = [...from].filter(([name, hash]) => to.get(name) !== hash).map(([name]) => name);
  if (wrong.length > 0)
    return `${wrong.length} of the ${from.size} files of ${site} did not arrive whole, such as ${wrong[0]}`;
  return from.size === to.size && (await markOf(site)) === mark && (await markOf(copy)) === mark
    ? undefined
    : `${site} changed while it was copied`;
}

/** The hash of each file below a folder, by its path there. */
async function hashesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file).catch(() => undefined);
    hashes.set(
      relative(folder, file),
      bytes === undefined ? 'gone' : createHash('sha256').update(bytes).digest('hex'),
    );
  }
  return hashes;
}

/** Makes a release the one that visitors get, in one step. */
async function point(folder: string, name: string): Promise<void> {
  const next = join(folder, `${CURRENT}.next`);
  await rm(next, { force: true });
  await symlink(join(RELEASES, name), next);
  await rename(next, join(folder, CURRENT));
}

/**
 * Puts the release before the current one back.
 * @returns its name, or why nothing was changed
 */
export async function putBack(folder: string): Promise<Result<string, string>> {
  const current = await currentRelease(folder);
  const before = (await releasesIn(folder)).filter((name) => current === undefined || name < current).at(-1);
  if (before === undefined) return err(`${folder} holds no release before ${current ?? 'the first one'}`);
  if ((await markOf(join(folder, RELEASES, before))) === undefined)
    return err(`the release ${before} is not whole`);
  await point(folder, before);
  return ok(before);
}

/**
 * Removes the oldest releases, copies that ended early, and releases that were undone: the next undoing would put one of them back.
 * @param last what visitors got before the current release
 */
async function removeOld(folder: string, current: string, last: string | undefined): Promise<void> {
  const all = await releasesIn(folder);
  const undone = all.filter((name) => last !== undefined && name > last && name < current);
  const names = all.filter((name) => !undone.includes(name));
  const old = names.filter((name) => name !== current).slice(0, Math.max(0, names.length - MAX_RELEASES));
  // If this ends half-way, what is left of a release is no release.
  for (const name of [...old, ...undone])
    await rename(join(folder, RELEASES, name), join(folder, RELEASES, `${name}-${randomUUID()}${PART}`));
  const parts = (await readdir(join(folder, RELEASES))).filter((name) => name.endsWith(PART));
  await Promise.all(
    parts.map((name) => rm(join(folder, RELEASES, name), { recursive: true, force: true, maxRetries: 5 })),
  );
}
