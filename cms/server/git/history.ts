import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseRawFile } from '../../../plugins/content-endpoint/files/parseRawFile';
import { FOLDERS } from '../../../plugins/content-endpoint/files/rawContent';
import { sameValue } from '../../format/sameValue';
import { placeOf } from '../entries';
import { type Git, type GitError, gitBytes, gitIn } from './git';
import { KEPT, type Outcome, outcomeOfCommit } from './outcome';
import { senderOf } from './sender';

/** An earlier text of an entry. */
export interface Version {
  /** The commit. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** The labels of the fields that it changed; empty for the first. */
  readonly changed: readonly string[];
}

export interface DeletedEntry {
  readonly path: string;
  readonly title: string;
  readonly menu: string;
  /** The last commit that has it. */
  readonly id: string;
  readonly at: string;
}

interface Author {
  readonly name: string;
  readonly email: string;
}

/** The history of the content: each change of the editor is a commit of just its files. */
export interface History {
  /**
   * Makes a commit, or remembers to make it with the next one.
   * @param by whose change it is; absent: the owner of the repository
   */
  readonly record: (paths: readonly string[], words: string, by?: Author) => Promise<void>;
  /** What became of everything that was recorded so far. Resolves within a few seconds, whatever the git host does. */
  readonly settle: () => Promise<Outcome>;
  /** The same as it was last known, for the bar of the editor; undefined before the first save. */
  readonly outcome: () => Outcome | undefined;
  /** The versions of an entry, the latest first. */
  readonly versions: (path: string) => Promise<readonly Version[]>;
  /** The entries that were deleted and are not there now, the latest first. */
  readonly deleted: () => Promise<readonly DeletedEntry[]>;
  /** A file as it was; undefined if it was not there. */
  readonly fileAt: (path: string, id: string) => Promise<Buffer | undefined>;
  /** The files that a commit changed. */
  readonly changedIn: (id: string) => Promise<readonly string[]>;
  readonly stop: () => void;
}

const MAX_VERSIONS = 30;
const MAX_DELETED = 100;

/** How many changes that Git did not take are remembered: each is tried again with the next, and after this pause in milliseconds. */
const MAX_UNRECORDED = 1000;
const RETRY_MS = 30_000;

/** Between the parts of a line of the log; no name or message holds it. */
const PART = '\u001f';

/** A change whose files are written, for the next commit. */
interface Unrecorded {
  readonly paths: readonly string[];
  readonly words: string;
  readonly by: Author | undefined;
}

/**
 * The history of a project in a git repository; undefined outside one, or without git on this machine.
 * @param inTurn while it runs, nothing else changes the project's files
 * @param isPushed whether each commit is pushed to the branch's remote
 */
export async function historyOf(
  projectFolder: string,
  inTurn: <Value>(change: () => Promise<Value>) => Promise<Value>,
  isPushed = false,
): Promise<History | undefined> {
  const plain = gitIn(projectFolder);
  const isInside = await plain(['rev-parse', '--is-inside-work-tree']).catch(() => '');
  if (isInside.trim() !== 'true') return undefined;
  const email = await plain(['config', 'user.email']).catch(() => '');
  // Git refuses a commit without a name.
  const settings = email.trim() === '' ? ['user.name=Content editor', 'user.email=editor@localhost'] : [];
  const git = gitIn(projectFolder, settings);
  const sender = isPushed ? senderOf({ git, projectFolder, inTurn }) : undefined;
  const fileAt = (path: string, id: string): Promise<Buffer | undefined> =>
    gitBytes(projectFolder, ['show', `${id}:./${path}`]).catch(() => undefined);

  // What an earlier server recorded may still wait.
  void sender?.send();
  let unrecorded: readonly Unrecorded[] = [];
  let fault: Outcome | undefined;
  let timer: NodeJS.Timeout | undefined;
  async function recordAll(): Promise<void> {
    clearTimeout(timer);
    fault = undefined;
    const failed: Unrecorded[] = [];
    for (const change of unrecorded)
      await commit(git, projectFolder, change).catch((error: GitError) => {
        fault = outcomeOfCommit(error);
        console.warn(`Forecourt: a change was saved, and Git did not take it: ${error.message}`);
        failed.push(change);
      });
    unrecorded = failed.slice(-MAX_UNRECORDED);
    if (failed.length > 0)
      timer = setTimeout(() => void inTurn(recordAll).then(() => sender?.send()), RETRY_MS).unref();
  }

  return {
    fileAt,
    changedIn: async (id) =>
      (await git(['show', '--format=', '--name-only', '--relative', '--no-renames', '-z', id]))
        .split('\0')
        .filter(Boolean),
    record: async (paths, words, by) => {
      unrecorded = [...unrecorded, { paths, words, by }];
      await recordAll();
    },
    settle: async () => fault ?? (await sender?.send()) ?? KEPT,
    outcome: () => fault ?? sender?.outcome(),
    stop: () => {
      clearTimeout(timer);
      sender?.stop();
    },
    versions: (path) => versionsOf(git, projectFolder, fileAt, path),
    deleted: () => deletedIn(git, projectFolder, fileAt),
  };
}

async function versionsOf(
  git: Git,
  projectFolder: string,
  fileAt: History['fileAt'],
  path: string,
): Promise<readonly Version[]> {
  const log = await git([
    'log',
    `-n${MAX_VERSIONS + 1}`,
    `--format=%H${PART}%aI${PART}%an`,
    '--diff-filter=AM',
    '--',
    path,
  ]);
  const commits = linesOf(log).map((line) => line.split(PART));
  const texts = await Promise.all(
    commits.map(async ([id = '']) => (await fileAt(path, id))?.toString('utf8') ?? ''),
  );
  const versions = commits.map(async ([id = '', at = '', by = ''], place) => {
    const before = texts[place + 1];
    const changed =
      before === undefined ? [] : await changedLabels(projectFolder, path, before, texts[place] ?? '');
    return { id, at, by, changed };
  });
  return (await Promise.all(versions)).slice(0, MAX_VERSIONS);
}

async function deletedIn(
  git: Git,
  projectFolder: string,
  fileAt: History['fileAt'],
): Promise<readonly DeletedEntry[]> {
  const log = await git([
    'log',
    `-n${MAX_DELETED}`,
    `--format=${PART}%H${PART}%aI`,
    '--diff-filter=D',
    '--name-only',
    '--relative',
    '--no-renames',
    '--',
    ...Object.keys(FOLDERS).map((folder) => `content/${folder}`),
  ]);
  const entries = new Map<string, DeletedEntry>();
  let [id, at] = ['', ''];
  for (const line of linesOf(log)) {
    if (line.startsWith(PART)) [, id = '', at = ''] = line.split(PART);
    else if (!entries.has(line) && !existsSync(join(projectFolder, line))) {
      const text = (await fileAt(line, `${id}^`))?.toString('utf8');
      const parsed = text === undefined ? undefined : parseRawFile(line, text);
      const place =
        parsed?.kind === 'ok' ? await placeOf(projectFolder, line, undefined, parsed.value) : undefined;
      if (place) entries.set(line, { path: line, title: place.title, menu: place.menu, id, at });
    }
  }
  return [...entries.values()];
}

/** Commits the files of a change and nothing else, whatever is under way in the folder. @throws GitError */
async function commit(git: Git, projectFolder: string, { paths, words, by }: Unrecorded): Promise<void> {
  const tracked = (await git(['ls-files', '-z', '--', ...paths])).split('\0');
  const known = paths.filter((path) => existsSync(join(projectFolder, path)) || tracked.includes(path));
  if (known.length === 0) return;
  await git(['add', '-A', '--', ...known]);
  const isChanged = await git(['status', '--porcelain', '--', ...known]);
  if (isChanged.trim() === '') return;
  const author = by ? [`--author=${by.name} <${by.email}>`] : [];
  await git(['commit', '--quiet', '--only', '-m', words, ...author, '--', ...known]);
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** The labels of the fields in which two texts of an entry differ. */
async function changedLabels(
  projectFolder: string,
  path: string,
  before: string,
  after: string,
): Promise<readonly string[]> {
  const [old, now] = [fieldsIn(path, before), fieldsIn(path, after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => !sameValue(old[name], now[name]),
  );
  const labels = names.map(async (name) => (await placeOf(projectFolder, path, name))?.field ?? name);
  return Promise.all(labels);
}

function fieldsIn(path: string, text: string): Readonly<Record<string, unknown>> {
  const parsed = parseRawFile(path, text);
  return parsed.kind === 'ok' ? { ...parsed.value.data, html: parsed.value.body || undefined } : {};
}
