import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import { cpuSecondsOf, megabytesOf, processTree } from '../support/measureProcess';

/** What each kind of attack may cost. */
const BUDGET = { cpuSeconds: 1, megabytes: 300, homeMs: 200, leftOpen: 0 };

export interface Attack<Target> {
  readonly name: string;
  readonly requests: number;
  /** Default: 4. */
  readonly atOnce?: number;
  /** @param at the number of the request, from 1 */
  readonly send: (target: Target, at: number) => Promise<unknown>;
}

interface Attacked<Target> {
  readonly target: Target;
  /** The id of the server's process. */
  readonly process: number;
  /** Megabytes that do not count, because the idle server takes them. */
  readonly idle?: number;
  /** Counts the files and connections that stay open after a kind. */
  readonly leftOpen?: () => Promise<number>;
}

/** Attacks a server, kind by kind, and prints a row for each. @returns the figures that are over the budget, by kind */
export async function attack<Target extends { readonly url: string }>(
  kinds: readonly Attack<Target>[],
  server: Attacked<Target>,
): Promise<readonly string[]> {
  const { idle = 0 } = server;
  const home = await visitor(server.target.url);
  console.log(
    `The slowest GET / before: ${home.restMs.toFixed(0)} ms.\n\n| kind | requests | CPU s a request | MB above ${idle.toFixed(0)} | slowest GET /, ms | left open |\n| --- | --- | --- | --- | --- | --- |`,
  );
  const over: string[] = [];
  for (const kind of kinds) {
    const figures = await measure(kind, server, home);
    const { cpuSeconds, megabytes, homeMs, leftOpen } = figures;
    console.log(
      `| ${kind.name} | ${kind.requests} | ${cpuSeconds.toFixed(3)} | ${megabytes.toFixed(0)} | ${homeMs.toFixed(0)} | ${leftOpen} |`,
    );
    for (const name of ['cpuSeconds', 'megabytes', 'homeMs', 'leftOpen'] as const)
      if (figures[name] > BUDGET[name]) over.push(`${kind.name}: ${name}`);
  }
  home.leave();
  return over;
}

/** Says what is over the budget, and ends with 1 if anything is. */
export function tellVerdict(over: readonly string[]): void {
  console.log(over.length === 0 ? 'Every kind is within its budget.' : `Over budget: ${over.join('; ')}`);
  if (over.length > 0) process.exit(1);
}

async function measure<Target>(
  { requests, atOnce = 4, send }: Attack<Target>,
  { target, process: root, idle = 0, leftOpen }: Attacked<Target>,
  home: Visitor,
) {
  await home.slowest();
  const cpuBefore = cpuSecondsOf(processTree(root));
  let megabytes = 0;
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      megabytes = Math.max(megabytes, megabytesOf(processTree(root)));
      await rest(20);
    }
  })();
  let next = 0;
  const sender = async () => {
    while (next < requests) {
      next += 1;
      await send(target, next).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  isDone = true;
  await watching;
  return {
    homeMs: await home.slowest(),
    cpuSeconds: (cpuSecondsOf(processTree(root)) - cpuBefore) / requests,
    megabytes: megabytes - idle,
    leftOpen: (await leftOpen?.()) ?? 0,
  };
}

/** A visitor of a server that is attacked, with a processor to themselves as much as one machine allows: attackers have a lower priority. */
interface Visitor {
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

async function visitor(url: string): Promise<Visitor> {
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
