import { type ChildProcess, spawn } from 'node:child_process';
import { removeStaleLock } from './staleLock';

/** A commit may run hooks and sign; a git host may be far away. In milliseconds. */
const MAX_MS = 30_000;

/** How long Git has to tidy up before it is killed, in milliseconds. */
const TIDY_MS = 2000;

/** How often a stale lock file may be removed for one command: the index, a branch and HEAD each have one. */
const MAX_LOCKS = 3;

/** The process groups of this editor's own Gits. They lock files in turn, so one that hangs on its way to the host holds none. */
const OWN_GROUPS = new Set<number>();

/** Why Git did not do something, in its own words. */
export class GitError extends Error {
  constructor(
    message: string,
    readonly hasTimedOut = false,
  ) {
    super(message);
  }
}

/** Runs Git in a folder. @throws GitError */
export type Git = (words: readonly string[], options?: GitOptions) => Promise<string>;

interface GitOptions {
  readonly maxMs?: number;
  /** Ends it early. */
  readonly signal?: AbortSignal;
  /** Another folder of the same repository. */
  readonly folder?: string;
}

/**
 * The machine's Git in a folder. Paths mean themselves alone, Git never asks for a password or a message, and a lock file that a
 * killed Git left behind is removed.
 * @param settings given to each command: `user.name=…`
 */
export function gitIn(folder: string, settings: readonly string[] = []): Git {
  const git: Git = async (words, options = {}) => {
    const all = [...settings.flatMap((setting) => ['-c', setting]), ...words];
    for (let locks = 0; ; locks += 1) {
      try {
        return (await run(options.folder ?? folder, all, options)).toString('utf8');
      } catch (error) {
        if (locks === MAX_LOCKS || !(await removeStaleLock((error as Error).message, folder, OWN_GROUPS)))
          throw error;
      }
    }
  };
  return git;
}

/** What Git writes, byte for byte: a picture. @throws GitError */
export const gitBytes = (folder: string, words: readonly string[]): Promise<Buffer> => run(folder, words, {});

function run(
  folder: string,
  words: readonly string[],
  { maxMs = MAX_MS, signal }: GitOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // A separate process group: what Git starts, such as ssh, ends with it.
    const child = spawn('git', words, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=10',
        ...process.env,
        LC_ALL: 'C',
        GIT_EDITOR: 'true',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_TERMINAL_PROMPT: '0',
      },
    });
    if (child.pid !== undefined) OWN_GROUPS.add(child.pid);
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      end(child);
    }, maxMs);
    const stop = () => end(child);
    signal?.addEventListener('abort', stop);
    const said: Buffer[] = [];
    let complained = '';
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complained += text;
    });
    const settle = (settled: () => void) => {
      clearTimeout(timer);
      OWN_GROUPS.delete(child.pid ?? 0);
      signal?.removeEventListener('abort', stop);
      settled();
    };
    child.once('error', ({ message }) => settle(() => reject(new GitError(message))));
    child.once('close', (code) =>
      settle(() =>
        code === 0
          ? resolve(Buffer.concat(said))
          : reject(
              new GitError(withoutSecrets(complained.trim() || String(Buffer.concat(said))), hasTimedOut),
            ),
      ),
    );
  });
}

function end({ pid }: ChildProcess): void {
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // It has ended.
    }
  };
  kill('SIGTERM');
  setTimeout(() => kill('SIGKILL'), TIDY_MS).unref();
}

/** Git's messages name the remote as it is configured, perhaps with a password. */
const withoutSecrets = (text: string): string => text.replace(/\/\/[^/@\s]+@/g, '//');
