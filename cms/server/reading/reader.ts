import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Dealer } from '../../../src/config/dealer';
import { turns } from '../../../src/config/turns';
import type { Judgement, judge } from '../judge';
import type { PreviewAnswer, PreviewGiven } from '../preview';
import type { SearchAnswer } from '../search/contentSearch';

/** What the thread can be asked, and what it answers. */
export interface Jobs {
  readonly judge: { readonly given: Parameters<typeof judge>[0]; readonly answer: Judgement };
  readonly search: { readonly given: string; readonly answer: SearchAnswer };
  readonly preview: { readonly given: PreviewGiven; readonly answer: PreviewAnswer };
  readonly compile: { readonly given: undefined; readonly answer: undefined };
}

export type JobOutcome = { readonly job: keyof Jobs } & (
  | { readonly value: unknown }
  | { readonly fault: string }
);

/** How long a text may take to be read, and the templates to be compiled, in milliseconds. A trial of a large site takes three seconds. */
const MAX_MS = 30_000;
const MAX_COMPILE_MS = 180_000;

/** The memory of what is read, in megabytes. */
const MAX_MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** How many jobs may wait. */
const MAX_WAITING = 20;

/** How long somebody waits whose text took too much, in milliseconds. */
const PENALTY_MS = 30_000;

/** A refusal that is not the server's fault. */
class TooMuch extends Error {
  readonly status = 422;
}

/** Reads what staff send, in a thread with limits: whatever they send, the server goes on answering. */
export interface Reader {
  /**
   * @param who counts by themselves: their texts that take too much hold up only themselves
   * @throws TooMuch, or the fault of the job
   */
  readonly ask: <Job extends keyof Jobs>(
    job: Job,
    given: Jobs[Job]['given'],
    who?: string,
  ) => Promise<Jobs[Job]['answer']>;
  readonly stop: () => void;
}

/** What the thread knows from its start. */
export interface ReaderData {
  readonly projectFolder: string;
  readonly dealer: Dealer;
}

export function readerThread(data: ReaderData): Reader {
  const thread = new ReaderThread(data);
  const inTurn = turns();
  let waiting = 0;
  let isStopped = false;
  const penalties = new Map<string, number>();
  const checkPenalty = (who: string): void => {
    if ((penalties.get(who) ?? 0) > Date.now()) throw new TooMuch(LATER);
  };
  return {
    ask: (async (job: keyof Jobs, given: unknown, who = '') => {
      if (isStopped || waiting >= MAX_WAITING)
        throw new TooMuch('The editor is busy just now. Try again in a moment.');
      checkPenalty(who);
      waiting += 1;
      try {
        if (job === 'compile') return await thread.compile();
        // Nobody else's save waits for it. If it fails, the preview tries again.
        if (job === 'preview') await thread.compile().catch(() => undefined);
        return await inTurn(() => {
          checkPenalty(who);
          return thread.run(job, given);
        });
      } catch (error) {
        if (error instanceof TooMuch && error.message === TOO_MUCH)
          penalties.set(who, Date.now() + PENALTY_MS);
        throw error;
      } finally {
        waiting -= 1;
      }
    }) as Reader['ask'],
    stop: () => {
      isStopped = true;
      thread.stop();
    },
  };
}

/** The thread. Apart from compiling, it does one job at a time; it starts again after it has ended. */
class ReaderThread {
  private worker: Promise<Worker> | undefined;
  /** The templates, and the thread that has them. */
  private compiled: { readonly by: Worker; readonly done: Promise<unknown> } | undefined;
  /** Ends each job that is under way. */
  private readonly settle = new Map<keyof Jobs, (outcome: JobOutcome | Error) => void>();

  constructor(private readonly data: ReaderData) {
    // The first save should not wait for it; a fault shows then.
    this.worker = this.start();
    this.worker.catch(() => undefined);
  }

  async run(job: keyof Jobs, given: unknown): Promise<unknown> {
    if (job === 'preview') await this.compile();
    return this.send(await this.running(), job, given);
  }

  /** Compiles the site's templates, once in each thread. The compiler is another process, so other jobs go on. */
  async compile(): Promise<unknown> {
    const by = await this.running();
    if (this.compiled?.by !== by) this.compiled = { by, done: this.send(by, 'compile', undefined) };
    return this.compiled.done.catch((error: Error) => {
      this.compiled = undefined;
      throw error;
    });
  }

  private running(): Promise<Worker> {
    this.worker ??= this.start();
    return this.worker;
  }

  private send(worker: Worker, job: keyof Jobs, given: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), job === 'compile' ? MAX_COMPILE_MS : MAX_MS);
      this.settle.set(job, (outcome) => {
        clearTimeout(timer);
        this.settle.delete(job);
        if (outcome instanceof Error) reject(outcome);
        else if ('fault' in outcome) reject(new Error(outcome.fault));
        else resolve(outcome.value);
      });
      worker.postMessage({ job, given });
    });
  }

  stop(): void {
    void this.worker?.then(
      (running) => running.terminate(),
      () => undefined,
    );
  }

  private start(): Promise<Worker> {
    const starting = new Worker(join(__dirname, 'readerProgram.ts'), {
      workerData: this.data,
      execArgv: ['--require', require.resolve('tsx/cjs')],
      resourceLimits: MAX_MEMORY,
      env: { ...process.env },
    });
    return new Promise((resolve, reject) => {
      const ended = (error: Error) => {
        this.worker = undefined;
        reject(error);
        for (const settle of this.settle.values()) settle(error);
      };
      // The first message says that the program is loaded.
      starting.on('message', (outcome: JobOutcome | 'ready') =>
        outcome === 'ready' ? resolve(starting) : this.settle.get(outcome.job)?.(outcome),
      );
      starting.on('error', (error: NodeJS.ErrnoException) =>
        ended(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuch(TOO_MUCH) : error),
      );
      starting.on('exit', () => ended(new TooMuch(TOO_MUCH)));
      starting.unref();
    });
  }
}

const TOO_MUCH =
  'This text takes too long or too much memory to read. Shorten it, or split it over several entries.';
const LATER = 'Your last text took too much to read. Try again in half a minute.';
