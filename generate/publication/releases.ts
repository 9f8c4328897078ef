import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { WHOLE_SITE } from '../../src/config/publishedSite';
import { err, ok, type Result } from '../../src/domain/result';

/** The link to the release that visitors get. A web server's root is this. */
const CURRENT = 'current';

const RELEASES = 'releases';

/** How many releases are kept, the current one included. */
const MOST_RELEASES = 5;

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
 * Copies a built site beside the published one, and then puts it in that one's place in one step. Visitors get the old
 * site or the new one, and never parts of both.
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
  const part = join(folder, RELEASES, `${name}.part`);
  await mkdir(join(folder, RELEASES), { recursive: true });
  await cp(site, part, { recursive: true, preserveTimestamps: true });
  // A build that began meanwhile would leave parts of two sites.
  if ((await markOf(site)) !== mark || (await markOf(part)) !== mark) {
    await rm(part, { recursive: true, force: true });
    return err(`${site} changed while it was copied`);
  }
  await rename(part, join(folder, RELEASES, name));
  await point(folder, name);
  await removeOld(folder, name, last);
  return ok(name);
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
  const parts = (await readdir(join(folder, RELEASES))).filter((name) => name.endsWith('.part'));
  const old = names.filter((name) => name !== current).slice(0, Math.max(0, names.length - MOST_RELEASES));
  await Promise.all(
    [...old, ...undone, ...parts].map((name) =>
      rm(join(folder, RELEASES, name), { recursive: true, force: true }),
    ),
  );
}
