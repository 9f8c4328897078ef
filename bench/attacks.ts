import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';

/** A visitor of a server that is attacked, with a processor to themselves as much as one machine allows: attackers have a lower priority. */
export interface Visitor {
  /** The slowest home page before any attack, in milliseconds: on a busy machine it is slow without one. */
  readonly restMs: number;
  /** The slowest home page since the last call, in milliseconds. */
  readonly slowest: () => Promise<number>;
  readonly leave: () => void;
}

const ATTACKER_PRIORITY = 10;
const SHUT_OUT_MS = 1_000_000;
const REST_MS = 3000;

const visit = (url: string): Promise<void> =>
  new Promise((done, failed) => {
    get(url, { agent: false }, (answer) => answer.resume().once('end', done).once('error', failed)).once(
      'error',
      failed,
    );
  });

/** Visits the home page again and again, in a process that has nothing else to do. Each message asks for the slowest visit since the last. */
async function visitAgainAndAgain(url: string): Promise<void> {
  let slowest = 0;
  let start = performance.now();
  process.on('message', () => {
    // A visit under way counts with its time so far.
    process.send?.(Math.max(slowest, performance.now() - start));
    slowest = 0;
  });
  process.once('disconnect', () => process.exit(0));
  for (;;) {
    start = performance.now();
    // Somebody who is shut out waits for ever.
    const isIn = await visit(url).then(
      () => true,
      () => false,
    );
    slowest = Math.max(slowest, isIn ? performance.now() - start : SHUT_OUT_MS);
    await rest(20);
  }
}

export async function visitor(url: string): Promise<Visitor> {
  const child = fork(__filename, [], { execArgv: ['--import', 'tsx'], env: { ...process.env, VISIT: url } });
  setPriority(ATTACKER_PRIORITY);
  const slowest = async (): Promise<number> => {
    child.send('slowest');
    return (await once(child, 'message'))[0];
  };
  await slowest();
  await rest(REST_MS);
  return { restMs: await slowest(), slowest, leave: () => child.disconnect() };
}

if (process.env.VISIT !== undefined) visitAgainAndAgain(process.env.VISIT);
