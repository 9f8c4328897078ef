import { readdir, readFile, readlink, realpath, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/** A lock file is stale after this time if no Git is at work there, and after the longer one if that cannot be seen. Milliseconds. */
const MIN_AGE_MS = 60_000;
const MIN_UNSEEN_AGE_MS = 600_000;

/**
 * Removes the lock file that a message of Git complains about, if the Git that made it has ended: after a kill or a power cut, no
 * other Git may write there until somebody removes it.
 * @param ownGroups process groups that do not count
 * @returns whether it was removed
 */
export async function removeStaleLock(
  message: string,
  folder: string,
  ownGroups: ReadonlySet<number>,
): Promise<boolean> {
  const [, file] = /Unable to create '(.+\.lock)': File exists/.exec(message) ?? [];
  if (file === undefined) return false;
  const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? 0);
  const isAtWork = await gitIsAtWork([folder, dirname(file)], ownGroups);
  if (isAtWork ?? age < MIN_UNSEEN_AGE_MS) return false;
  if (age < MIN_AGE_MS) return false;
  await rm(file, { force: true });
  console.warn(`Forecourt: removed ${file}, which a Git that has ended left behind`);
  return true;
}

/** Whether a Git works in the repository around one of these folders; undefined where the system does not tell. */
async function gitIsAtWork(
  folders: readonly string[],
  ownGroups: ReadonlySet<number>,
): Promise<boolean | undefined> {
  if (process.platform !== 'linux') return undefined;
  const real = await Promise.all(folders.map((one) => realpath(one).catch(() => one)));
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(join('/proc', pid, 'stat'), 'utf8').catch(() => '');
    const [, name = '', group] = /\((.*)\) \S+ \d+ (\d+)/s.exec(stat) ?? [];
    if (!name.startsWith('git') || ownGroups.has(Number(group))) continue;
    const at = await readlink(join('/proc', pid, 'cwd')).catch(() => undefined);
    // Somebody else's Git does not tell where it is.
    if (at === undefined) return undefined;
    if (real.some((one) => within(at, one) || within(one, at))) return true;
  }
  return false;
}

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);
