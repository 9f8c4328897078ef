import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseRawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { FOLDERS } from '../../plugins/content-endpoint/files/rawContent';
import { sameValue } from '../format/sameValue';
import { placeOf } from './entries';

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
  /** @param by whose change it is; absent: the owner of the repository */
  readonly record: (paths: readonly string[], words: string, by?: Author) => Promise<void>;
  /** The versions of an entry, the latest first. */
  readonly versions: (path: string) => Promise<readonly Version[]>;
  /** The entries that were deleted and are not there now, the latest first. */
  readonly deleted: () => Promise<readonly DeletedEntry[]>;
  /** A file as it was; undefined if it was not there. */
  readonly fileAt: (path: string, id: string) => Promise<Buffer | undefined>;
}

/** The parts of simple-git that we use. Its package may not be installed when types are checked. */
interface Git {
  raw(words: readonly string[]): Promise<string>;
  showBuffer(words: readonly string[]): Promise<Buffer>;
}

const MOST_VERSIONS = 30;
const MOST_DELETED = 100;

/** A git host that does not answer must not hold up a save for longer, in milliseconds. */
const LONGEST_SILENCE = 30_000;

/** Between the parts of a line of the log; no name or message holds it. */
const PART = '\u001f';

/**
 * The history of a project in a git repository; undefined outside one, or without git on this machine.
 * @param cmsFolder the folder with the editor's packages
 * @param isPushed whether each commit is pushed to the branch's remote
 */
export async function historyOf(
  projectFolder: string,
  cmsFolder: string,
  isPushed = false,
): Promise<History | undefined> {
  const { simpleGit } = createRequire(join(cmsFolder, 'package.json'))('simple-git') as {
    readonly simpleGit: (
      folder: string,
      options?: { readonly config: readonly string[]; readonly timeout?: { readonly block: number } },
    ) => Git;
  };
  const plain = simpleGit(projectFolder);
  const isInside = await plain.raw(['rev-parse', '--is-inside-work-tree']).catch(() => '');
  if (isInside.trim() !== 'true') return undefined;
  const email = await plain.raw(['config', 'user.email']).catch(() => '');
  // Git refuses a commit without a name.
  const config = email.trim() === '' ? ['user.name=Content editor', 'user.email=editor@localhost'] : [];
  const git = simpleGit(projectFolder, {
    config,
    ...(isPushed && { timeout: { block: LONGEST_SILENCE } }),
  });

  const fileAt = (path: string, id: string): Promise<Buffer | undefined> =>
    git.showBuffer([`${id}:./${path}`]).catch(() => undefined);

  return {
    fileAt,
    record: async (paths, words, by) => {
      const tracked = (await git.raw(['ls-files', '--', ...paths])).split('\n');
      const known = paths.filter((path) => existsSync(join(projectFolder, path)) || tracked.includes(path));
      if (known.length === 0) return;
      await git.raw(['add', '-A', '--', ...known]);
      const isChanged = await git.raw(['status', '--porcelain', '--', ...known]);
      if (isChanged.trim() === '') return;
      const author = by ? [`--author=${by.name} <${by.email}>`] : [];
      await git.raw(['commit', '--only', '-m', words, ...author, '--', ...known]);
      if (isPushed) await push(git);
    },
    versions: async (path) => {
      const log = await git.raw([
        'log',
        `-n${MOST_VERSIONS + 1}`,
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
      return (await Promise.all(versions)).slice(0, MOST_VERSIONS);
    },
    deleted: async () => {
      const log = await git.raw([
        'log',
        `-n${MOST_DELETED}`,
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
    },
  };
}

/**
 * Pushes the branch to its remote, if it has one. What others have pushed meanwhile comes first.
 * @throws Git's error, when the commit stays here alone; the next push takes it along
 */
async function push(git: Git): Promise<void> {
  const upstream = await git.raw(['rev-parse', '--abbrev-ref', '@{upstream}']).catch(() => '');
  if (upstream.trim() === '') return;
  const send = () => git.raw(['push', '--quiet']);
  await send().catch(async () => {
    await git.raw(['pull', '--quiet', '--rebase']).catch(async (error: Error) => {
      await git.raw(['rebase', '--abort']).catch(() => '');
      throw error;
    });
    await send();
  });
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
