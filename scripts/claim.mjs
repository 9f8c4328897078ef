import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';

/** A claim of another machine counts while its file is younger than this, and is renewed this often, in milliseconds. */
const STALE_MS = 60_000;
const RENEWAL_MS = 5000;

/** How many times a process steps back for others that ask in the same moment. */
const MAX_TRIES = 200;

/**
 * Lets one process at a time work in a place. Each asks with its own file and then looks for the files of others, so of two
 * that ask at once, at least one sees the other. Nobody reuses a file's name, so a dead process's file can be deleted at any time.
 * @param folder where the files are; made if it is missing
 * @param options `waitMs`: how long to wait for another process; `onWait`: called once with its words before that
 * @returns the claim, or who is at work
 */
export async function claim(folder, { waitMs = 0, onWait = () => {} } = {}) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${randomUUID()}.json`);
  const own = {
    machine: MACHINE,
    host: hostname(),
    since: new Date().toISOString(),
    isHeld: false,
    processes: [processOf(process.pid)],
  };
  const write = () => writeFileSync(file, JSON.stringify(own));
  const end = Date.now() + waitMs;
  let hasWaited = false;
  for (let tries = 0; ; tries += 1) {
    write();
    const others = othersIn(folder, file);
    if (others.length === 0) break;
    rmSync(file, { force: true });
    const owner = others.find(({ isHeld }) => isHeld) ?? (tries < MAX_TRIES ? undefined : others[0]);
    if (owner && Date.now() >= end) return { kind: 'taken', words: wordsOf(owner) };
    if (owner && !hasWaited) onWait(wordsOf(owner));
    hasWaited ||= owner !== undefined;
    await rest(owner ? 500 : 10 + Math.random() * 90);
  }
  own.isHeld = true;
  write();
  const renewal = setInterval(write, RENEWAL_MS);
  renewal.unref();
  return {
    kind: 'claimed',
    /** A child process also works here: the claim holds until both have ended. */
    share: (pid) => {
      own.processes.push(processOf(pid));
      write();
    },
    release: () => {
      clearInterval(renewal);
      rmSync(file, { force: true });
    },
  };
}

/** Where the work in a folder of the project is claimed: not within what the work deletes. */
export const claimsOf = (work, folder = '.') =>
  join(
    'node_modules/.cache/forecourt',
    `${work}-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)}`,
  );

/** `process 4711 on web1, since 2026-11-28T10:02:11.000Z` */
const wordsOf = ({ processes, host, since }) =>
  processes ? `process ${processes[0].pid} on ${host}, since ${since}` : 'another process';

/** The claims of others that are still at work. Those of dead processes are deleted. */
function othersIn(folder, file) {
  const now = statSync(file).mtimeMs;
  return readdirSync(folder).flatMap((name) => {
    const other = join(folder, name);
    if (other === file) return [];
    const age = now - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    const claimed = readClaim(other);
    const isAlive = claimed?.machine === MACHINE ? claimed.processes.some(isRunning) : age < STALE_MS;
    if (isAlive) return [claimed ?? {}];
    rmSync(other, { force: true });
    return [];
  });
}

/** Undefined while it is being written, or if its process ended then. */
function readClaim(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const processOf = (pid) => ({ pid, startedAt: startOf(pid) });
const isRunning = ({ pid, startedAt }) => startedAt !== undefined && startOf(pid) === startedAt;

/** When a process began, in the system's own words: a later process may have the same number. Undefined if it has ended. */
function startOf(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    // The name, in brackets, may hold anything. State, parent … start.
    const [state, ...others] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' || state === 'X' ? undefined : others[18];
  } catch {
    return undefined;
  }
}

/** Within one of these, a number names a process. */
const MACHINE = [
  hostname(),
  readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  readOr(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

function readOr(read) {
  try {
    return read();
  } catch {
    return '';
  }
}
