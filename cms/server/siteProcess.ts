import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../support/freePort';

/** How the preview of the site is doing, in words for staff. */
export type SiteState =
  | { readonly kind: 'preparing'; readonly percent: number; readonly words: string }
  | { readonly kind: 'ready' }
  /** It ended several times before it was ready. The next change tries again. */
  | { readonly kind: 'stopped'; readonly words: string };

/** The development server of the site, kept alive while the editor runs. */
export interface SiteProcess {
  readonly state: () => SiteState;
  /** Content has changed: the site hears of it once it is ready, and once for all changes until then. */
  readonly changed: () => void;
  /** What the site reads only at its start has changed. */
  readonly restart: () => Promise<void>;
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
  const site = new Site(options);
  site.start();
  return site;
}

class Site implements SiteProcess {
  private child: ChildProcess | undefined;
  private isEnding = false;
  private isReady = false;
  private isStopped = false;
  private isBehind = false;
  private isTelling = false;
  private failures = 0;
  private words = 'The site is being prepared';
  private lastLine = '';
  private lastOutput = Date.now();
  private reached = beginning();

  constructor(private readonly options: SiteProcessOptions) {}

  start(): void {
    this.isStopped = false;
    this.reached = beginning();
    const [program, ...given] = this.options.command;
    // Its own process group, so that its child processes end with it.
    const started = spawn(program, given, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: this.options.env,
    });
    this.child = started;
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (chunk: Buffer) => {
        if (this.child === started) this.read(chunk.toString());
      });
    const ended = () => {
      if (this.child !== started) return;
      this.child = undefined;
      this.isReady = false;
      if (!this.isEnding) this.again();
    };
    started.once('error', ended);
    started.once('exit', ended);
  }

  readonly state = (): SiteState => {
    if (this.isReady) return { kind: 'ready' };
    if (this.isStopped) return { kind: 'stopped', words: `The site could not be prepared: ${this.lastLine}` };
    const { percent, next, at } = this.reached;
    const since = 1 - Math.exp((at - Date.now()) / PACE);
    return { kind: 'preparing', percent: Math.floor(percent + (next - percent) * since), words: this.words };
  };

  readonly changed = (): void => {
    this.isBehind = true;
    if (this.isStopped) {
      this.failures = 0;
      this.start();
    }
    void this.tellSite();
  };

  readonly restart = async (): Promise<void> => {
    this.words = 'The site is being prepared again';
    await this.kill();
    if (!this.isEnding && !this.child) this.start();
  };

  readonly stop = async (): Promise<void> => {
    this.isEnding = true;
    await this.kill();
  };

  private read(text: string): void {
    this.options.onOutput(text);
    this.lastOutput = Date.now();
    this.lastLine = text.trim().split('\n').at(-1) || this.lastLine;
    MILESTONES.forEach(([milestone, percent], place) => {
      if (text.includes(milestone) && percent > this.reached.percent)
        this.reached = { percent, next: MILESTONES[place + 1]?.[1] ?? 99, at: Date.now() };
    });
    if (this.isReady || !text.includes(READY)) return;
    this.isReady = true;
    this.failures = 0;
    this.options.onReady();
    void this.tellSite();
  }

  /** Starts the site once more, or gives up until the next change. What it reads may have been half saved. */
  private again(): void {
    const pause = (this.options.pauses ?? PAUSES)[this.failures++];
    this.words = 'The site stopped and is being prepared again';
    if (pause === undefined) this.isStopped = true;
    else
      setTimeout(() => {
        if (!this.isEnding && !this.child) this.start();
      }, pause);
  }

  private kill(): Promise<void> {
    const ending = this.child;
    this.child = undefined;
    this.isReady = false;
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
  private async tellSite(): Promise<void> {
    if (this.isTelling || !this.isReady || !this.isBehind) return;
    const { quiet = QUIET } = this.options;
    this.isTelling = true;
    this.isBehind = false;
    try {
      const told = this.child;
      const isTold = await fetch(`${this.options.siteUrl}/__refresh`, { method: 'POST' }).then(
        ({ ok }) => ok,
        () => false,
      );
      this.lastOutput = Date.now();
      while (this.child === told && Date.now() - this.lastOutput < quiet) await wait(quiet / 4);
      if (this.child !== told || this.isEnding) return;
      if (isTold && (await this.answers(told))) return;
      if (this.child !== told || this.isEnding) return;
      this.words = 'The site had stopped answering and is being prepared again';
      this.options.onOutput('\nForecourt: the site does not answer any more. It is started again.\n');
      await this.kill();
      this.start();
    } finally {
      this.isTelling = false;
      void this.tellSite();
    }
  }

  /** Whether the home page and its data come, tried for a while. */
  private async answers(told: ChildProcess | undefined): Promise<boolean> {
    for (let checks = 0; checks < CHECKS && this.child === told; checks++) {
      const pages = ['/', '/page-data/index/page-data.json'].map((path) =>
        fetch(this.options.siteUrl + path, { headers: { accept: path === '/' ? 'text/html' : '*/*' } }).then(
          ({ ok }) => ok,
          () => false,
        ),
      );
      if ((await Promise.all(pages)).every((ok) => ok)) return true;
      await wait(CHECK_PAUSE);
    }
    return false;
  }
}

/** The way to the first milestone, from now on. */
const beginning = () => ({ percent: 0, next: MILESTONES[0]?.[1] ?? 95, at: Date.now() });

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
