import { setTimeout as rest } from 'node:timers/promises';
import type { Git, GitError } from './git';
import { joinUpstream } from './joinUpstream';
import { KEPT, type Outcome, outcomeOfPush, refused, SENDING, SENT } from './outcome';

/** How long a save waits for the git host, in milliseconds. What takes longer goes on without it. */
const MAX_WAIT_MS = 4000;

/** The pauses before a change is sent again, in milliseconds; the last one repeats. */
const PAUSES_MS = [5000, 30_000, 120_000, 600_000];

/** How often others may push in the middle of one attempt. */
const MAX_ROUNDS = 3;

/** Sends commits to the branch's remote, one attempt at a time. */
export interface Sender {
  /** Sends what is not sent yet. Resolves within a few seconds. */
  readonly send: () => Promise<Outcome>;
  /** How the last attempt ended; undefined before the first. */
  readonly outcome: () => Outcome | undefined;
  readonly stop: () => void;
}

interface SenderOptions {
  readonly git: Git;
  readonly projectFolder: string;
  /** While it runs, nothing else changes the project's files. */
  readonly inTurn: <Value>(change: () => Promise<Value>) => Promise<Value>;
}

export function senderOf(options: SenderOptions): Sender {
  const ending = new AbortController();
  const { signal } = ending;
  const git: Git = (words, given) => options.git(words, { signal, ...given });
  let last: Outcome | undefined;
  let running: Promise<Outcome> = Promise.resolve(KEPT);
  /** An attempt that has not begun will see every commit so far. */
  let queued: Promise<Outcome> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  function attempt(): Promise<Outcome> {
    queued ??= running.then(async () => {
      queued = undefined;
      clearTimeout(timer);
      last = await sendOnce(git, options);
      failures = last.state === 'waiting' || last.state === 'refused' ? failures + 1 : 0;
      if (failures > 0 && !signal.aborted)
        timer = setTimeout(() => void attempt(), PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1]).unref();
      return last;
    });
    running = queued;
    return queued;
  }

  return {
    outcome: () => last,
    send: () => Promise.race([attempt(), rest(MAX_WAIT_MS, SENDING, { ref: false })]),
    stop: () => {
      ending.abort();
      clearTimeout(timer);
    },
  };
}

async function sendOnce(git: Git, { projectFolder, inTurn }: SenderOptions): Promise<Outcome> {
  try {
    const branch = await settingOf(git(['symbolic-ref', '--short', '-q', 'HEAD']));
    if (branch === undefined)
      return refused(
        'the server’s folder is on no branch, perhaps in the middle of a rebase. Ask whoever looks after the site’s server to finish it.',
      );
    const remote = await settingOf(git(['config', `branch.${branch}.remote`]));
    const upstream = await settingOf(git(['config', `branch.${branch}.merge`]));
    if (remote === undefined || upstream === undefined) return KEPT;
    let note: string | undefined;
    for (let round = 1; ; round += 1) {
      try {
        await git(['push', '--quiet', remote, `HEAD:${upstream}`]);
        return { ...SENT, ...(note && { note }) };
      } catch (error) {
        const isBehind = /\[rejected\]|fetch first|non-fast-forward/.test((error as Error).message);
        if (!isBehind || round === MAX_ROUNDS) throw error;
      }
      await git(['fetch', '--quiet', remote, upstream]);
      note = (await joinUpstream(git, projectFolder, inTurn)) ?? note;
    }
  } catch (error) {
    return outcomeOfPush(error as GitError);
  }
}

const settingOf = (asked: Promise<string>): Promise<string | undefined> =>
  asked.then(
    (text) => text.trim() || undefined,
    () => undefined,
  );
