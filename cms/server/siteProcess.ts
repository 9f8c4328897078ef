import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../support/freePort';

/** How the preview of the site is doing, in words for staff. */
export type SiteState =
  | { readonly kind: 'preparing'; readonly percent: number; readonly words: string }
  | { readonly kind: 'ready' }
  /** It ended several times before it was ready. The next change tries again. */
  | { readonly kind: 'stopped'; readonly words: string };

/** The development server of the site, kept alive beside the editor. */
export interface SiteProcess {
  readonly state: () => SiteState;
  /** Content has changed: the site is told once it is ready, and once for all changes until then. */
  readonly changed: () => void;
  readonly stop: () => Promise<void>;
}

interface SiteProcessOptions {
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly env: NodeJS.ProcessEnv;
  readonly siteUrl: string;
  /** Called with everything that the program prints. */
  readonly onOutput: (text: string) => void;
  /** Called whenever the site becomes ready. */
  readonly onReady: () => void;
  /** The pauses before a restart, in milliseconds; after the last, the site stays stopped. */
  readonly pauses?: readonly number[];
  /** How long the program must be silent before a change counts as shown, in milliseconds. */
  readonly quiet?: number;
}

/** The wished port, or another one if a program listens on it. The next one would be the editor's, which opens its own later. */
export const portOfSite = (wished: number): Promise<number> => freePort(wished).catch(() => freePort());

/** What Gatsby prints on its way, and how much of a start is over by then, in percent (two cores, warm cache). */
const MILESTONES: readonly (readonly [words: string, percent: number])[] = [
  ['success onPreInit', 10],
  ['success source and transform nodes', 20],
  ['success createPages', 30],
  ['bootstrap finished', 40],
  ['success Building development bundle', 95],
];
const READY = 'You can now view';

/** Within this time, the bar covers two thirds of the way to the next milestone. Milliseconds. */
const PACE = 40_000;

const PAUSES = [1000, 2000, 5000, 10_000] as const;
const QUIET = 1500;
const CHECK_PAUSE = 500;
/** How many checks in a row must fail before the site counts as broken. */
const CHECKS = 10;

export function startSite(options: SiteProcessOptions): SiteProcess {
  const { command, env, siteUrl, onOutput, onReady, pauses = PAUSES, quiet = QUIET } = options;
  let child: ChildProcess | undefined;
  let isEnding = false;
  let isReady = false;
  let isStopped = false;
  let isBehind = false;
  let isTelling = false;
  let failures = 0;
  let words = 'The site is being prepared';
  let lastLine = '';
  let lastOutput = Date.now();
  let reached = { percent: 0, next: MILESTONES[0]?.[1] ?? 95, at: Date.now() };

  const read = (text: string): void => {
    onOutput(text);
    lastOutput = Date.now();
    lastLine = text.trim().split('\n').at(-1) || lastLine;
    MILESTONES.forEach(([milestone, percent], place) => {
      if (text.includes(milestone) && percent > reached.percent)
        reached = { percent, next: MILESTONES[place + 1]?.[1] ?? 99, at: Date.now() };
    });
    if (isReady || !text.includes(READY)) return;
    isReady = true;
    failures = 0;
    onReady();
    void tellSite();
  };

  function start(): void {
    isStopped = false;
    reached = { percent: 0, next: MILESTONES[0]?.[1] ?? 95, at: Date.now() };
    const [program, ...given] = command;
    // Its own process group, so that its child processes end with it.
    const started = spawn(program, given, { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (chunk: Buffer) => {
        if (child === started) read(chunk.toString());
      });
    const ended = () => {
      if (child !== started) return;
      child = undefined;
      isReady = false;
      if (!isEnding) again();
    };
    started.once('error', ended);
    started.once('exit', ended);
  }

  /** Starts the site once more, or gives up until the next change. What it reads may have been half saved. */
  function again(): void {
    const pause = pauses[failures++];
    words = 'The site stopped and is being prepared again';
    if (pause === undefined) isStopped = true;
    else
      setTimeout(() => {
        if (!isEnding && !child) start();
      }, pause);
  }

  function kill(): Promise<void> {
    const ending = child;
    child = undefined;
    isReady = false;
    return new Promise((resolve) => {
      if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null)
        return resolve();
      ending.once('exit', () => resolve());
      try {
        process.kill(-ending.pid, 'SIGTERM');
      } catch {
        resolve();
      }
    });
  }

  /** Tells the site of a change: one at a time, and only while it is ready. Then looks whether it still answers. */
  async function tellSite(): Promise<void> {
    if (isTelling || !isReady || !isBehind) return;
    isTelling = true;
    isBehind = false;
    try {
      const told = child;
      const isTold = await fetch(`${siteUrl}/__refresh`, { method: 'POST' }).then(
        ({ ok }) => ok,
        () => false,
      );
      lastOutput = Date.now();
      while (child === told && Date.now() - lastOutput < quiet) await wait(quiet / 4);
      if (child !== told || isEnding) return;
      if (isTold && (await answers(told))) return;
      if (child !== told || isEnding) return;
      words = 'The site had stopped answering and is being prepared again';
      onOutput('\nForecourt: the site does not answer any more. It is started again.\n');
      await kill();
      start();
    } finally {
      isTelling = false;
      void tellSite();
    }
  }

  /** Whether the home page and its data come, tried for a while. */
  async function answers(told: ChildProcess | undefined): Promise<boolean> {
    for (let checks = 0; checks < CHECKS && child === told; checks++) {
      const pages = ['/', '/page-data/index/page-data.json'].map((path) =>
        fetch(siteUrl + path, { headers: { accept: path === '/' ? 'text/html' : '*/*' } }).then(
          ({ ok }) => ok,
          () => false,
        ),
      );
      if ((await Promise.all(pages)).every((ok) => ok)) return true;
      await wait(CHECK_PAUSE);
    }
    return false;
  }

  start();
  return {
    state: () => {
      if (isReady) return { kind: 'ready' };
      if (isStopped) return { kind: 'stopped', words: `The site could not be prepared: ${lastLine}` };
      const { percent, next, at } = reached;
      const since = 1 - Math.exp((at - Date.now()) / PACE);
      return { kind: 'preparing', percent: Math.floor(percent + (next - percent) * since), words };
    },
    changed: () => {
      isBehind = true;
      if (isStopped) {
        failures = 0;
        start();
      }
      void tellSite();
    },
    stop: async () => {
      isEnding = true;
      await kill();
    },
  };
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
