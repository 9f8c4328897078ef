import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRawFile } from '../../../plugins/content-endpoint/files/parseRawFile';
import { parseRedirects } from '../../../src/config/siteConfig';
import { placeOf } from '../entries';
import { REDIRECTS_FILE } from '../redirects';
import type { Git } from './git';

/** How many commits may stop because one side deleted what the other changed. */
const MAX_STOPS = 200;

/** The folder's own text wins where both changed the same lines. (In a rebase, "theirs" are the commits that are moved.) */
const OURS_WIN = ['-X', 'theirs', '-X', 'no-renames'];

/**
 * Puts the commits of this folder after those that were fetched (`FETCH_HEAD`). Where both changed the same lines, this folder's
 * count, and the others stay in the history; a file that one side deleted and the other changed stays. It all happens in a work
 * tree beside, so the folder has the old files or the new ones, whenever this is killed.
 * @returns what staff should know: whose entries both have changed; undefined if nothing collided
 * @throws GitError, and the folder is as it was
 */
export async function joinUpstream(
  git: Git,
  projectFolder: string,
  inTurn: <Value>(change: () => Promise<Value>) => Promise<Value>,
): Promise<string | undefined> {
  const shaOf = async (name: string, folder?: string) =>
    (await git(['rev-parse', name], folder === undefined ? {} : { folder })).trim();
  const [theirs, prefix] = [await shaOf('FETCH_HEAD'), (await git(['rev-parse', '--show-prefix'])).trim()];
  const beside = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-join-')));
  const there: Git = (words, options) => git(words, { ...options, folder: beside });
  await git(['worktree', 'prune']);
  try {
    const mine = await shaOf('HEAD');
    await git(['worktree', 'add', '--quiet', '--detach', '--force', beside, mine]);
    let contested: readonly string[] = [];
    const isClean = await there(['rebase', '--quiet', theirs]).then(
      () => true,
      () => false,
    );
    if (!isClean) {
      await there(['rebase', '--abort']);
      contested = await changedByBoth(git, mine, theirs);
      await rebaseAnyway(there, theirs);
      await keepReadable(git, there, { contested, mine, folder: join(beside, prefix) });
    }
    const joined = await shaOf('HEAD', beside);
    await inTurn(async () => {
      // A commit that came meanwhile is joined in the next round.
      if ((await shaOf('HEAD')) === mine) await git(['reset', '--quiet', '--keep', joined]);
    });
    return await wordsOn(projectFolder, contested);
  } finally {
    await git(['worktree', 'remove', '--force', beside]).catch(() => '');
    await rm(beside, { recursive: true, force: true });
  }
}

/** The files below the project that both sides have changed since they parted, by their paths in it. */
async function changedByBoth(git: Git, mine: string, theirs: string): Promise<readonly string[]> {
  const base = (await git(['merge-base', mine, theirs])).trim();
  const changed = async (to: string) =>
    (await git(['diff', '--name-only', '--relative', '--no-renames', '-z', base, to]))
      .split('\0')
      .filter(Boolean);
  const others = new Set(await changed(theirs));
  return (await changed(mine)).filter((path) => others.has(path));
}

/** A rebase that goes on where one side deleted what the other changed: `add` takes the file that is left. */
async function rebaseAnyway(there: Git, onto: string): Promise<void> {
  const succeeds = (words: readonly string[]) =>
    there(words).then(
      () => true,
      () => false,
    );
  let isDone = await succeeds(['rebase', '--quiet', ...OURS_WIN, onto]);
  for (let stops = 0; !isDone; stops += 1) {
    if (stops === MAX_STOPS) await there(['rebase', '--continue']);
    await there(['add', '-A']);
    const isEmpty = await succeeds(['diff', '--cached', '--quiet']);
    isDone = await succeeds(['rebase', isEmpty ? '--skip' : '--continue']);
    if (!isDone && !(await succeeds(['rev-parse', '-q', '--verify', 'REBASE_HEAD'])))
      await there(['rebase', '--continue']);
  }
}

/** Where the lines of both make an unreadable file, this folder's whole file counts. */
async function keepReadable(
  git: Git,
  there: Git,
  {
    contested,
    mine,
    folder,
  }: { readonly contested: readonly string[]; readonly mine: string; readonly folder: string },
): Promise<void> {
  const torn: string[] = [];
  for (const path of contested.filter((one) => /\.(yml|md)$/.test(one))) {
    const text = await readFile(join(folder, path), 'utf8').catch(() => undefined);
    if (text === undefined || isReadable(path, text)) continue;
    const own = await git(['show', `${mine}:./${path}`]).catch(() => undefined);
    if (own === undefined) continue;
    await writeFile(join(folder, path), own);
    torn.push(path);
  }
  if (torn.length === 0) return;
  await there(['commit', '--quiet', '-a', '-m', 'Keep the text that was saved in the editor']);
}

const isReadable = (path: string, text: string): boolean =>
  (path === REDIRECTS_FILE ? parseRedirects(text, path) : parseRawFile(path, text)).kind === 'ok';

async function wordsOn(projectFolder: string, contested: readonly string[]): Promise<string | undefined> {
  if (contested.length === 0) return undefined;
  const names = await Promise.all(
    contested.map(async (path) => {
      const place = await placeOf(projectFolder, path);
      if (path === REDIRECTS_FILE) return 'where old addresses lead';
      return place ? `${place.title} (${place.menu})` : path.replace(/^.*\//, '');
    }),
  );
  return `Somebody else has changed ${LIST.format(names)} too. Where both of you changed the same words, yours count and theirs are among the earlier versions; what one deleted and the other changed is still there.`;
}

const LIST = new Intl.ListFormat('en-AU', { type: 'conjunction' });
