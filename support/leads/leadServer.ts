import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import MEMORY from '../../enquiries/memory.json';
import { DEALERSHIP_FILE } from '../../src/domain/enquiry/dealershipDetails';
import { freePort } from '../freePort';
import { aDesk } from './aDesk';

export interface LeadServer {
  readonly url: string;
  readonly storeUrl: string;
  /** The folder in which the server runs: `public/` and the store. */
  readonly folder: string;
  /** The number of the running process. */
  readonly processId: () => number;
  /** Its whole output. */
  readonly output: () => string;
  /** Starts the server; resolves once it answers. */
  readonly start: (
    settings?: Readonly<Record<string, string>>,
    /** The largest file size in kilobytes. Beyond it the system refuses to write, as on a full disk. */
    mostKilobytes?: number,
  ) => Promise<void>;
  /** Ends the server at once, or lets it finish. Resolves with its exit code. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
  /**
   * Runs `npm run leads` with these words in the server's folder. The caller's connections live on meanwhile: in a process
   * that waits without letting anything else run, they are closed by the server and used again unseen.
   */
  readonly leads: (
    ...words: readonly string[]
  ) => Promise<{ readonly said: string; readonly status: number }>;
  readonly remove: () => Promise<void>;
}

/** How `npm run serve` starts the server. */
const FROM_SOURCE = ['--import', require.resolve('tsx'), resolve('enquiries/server.ts')];

const COMMAND = ['--import', require.resolve('tsx'), resolve('enquiries/command.ts')];

const SITE = {
  [DEALERSHIP_FILE]: JSON.stringify(aDesk),
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not here</h1>',
  'app-012345678901.js': 'run()',
  'contact/index.html': '<h1>Contact</h1>',
  _redirects: '/old/  /contact/  301\n',
  'sw.js': 'work()',
  _headers:
    '/app-012345678901.js\n  Cache-Control: public, max-age=31536000, immutable\n/sw.js\n  Cache-Control: no-cache\n',
};

function writeSite(folder: string): void {
  for (const [file, content] of Object.entries(SITE)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

const NO_LIMITS = {
  LEADS_MOST_A_MINUTE: '1000000',
  LEADS_MOST_A_DAY: '1000000',
  LEADS_MOST_TO_A_MAILBOX: '1000000',
};

/** Runs `npm run leads` in a folder. */
async function runLeads(folder: string, words: readonly string[]) {
  const child = spawn(process.execPath, [...COMMAND, ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  return { said: (stdout + stderr).trim(), status };
}

/**
 * The real server process over a small site in its own folder; the caller starts and removes it.
 * @param beside another server, whose site and database this one shares
 * @param program what Node runs
 */
export async function leadServer(
  beside?: LeadServer,
  program: readonly string[] = FROM_SOURCE,
): Promise<LeadServer> {
  const folder = beside?.folder ?? mkdtempSync(join(tmpdir(), 'forecourt-leads-'));
  writeSite(join(folder, 'public'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let process_: ChildProcess | undefined;
  let output = '';

  const end: LeadServer['end'] = async (signal) => {
    const ending = process_;
    process_ = undefined;
    if (ending === undefined || ending.exitCode !== null) return ending?.exitCode ?? null;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    return (await ended)[0];
  };

  return {
    url,
    folder,
    storeUrl: `file:${join(folder, 'leads/leads.db')}`,
    processId: () => process_?.pid ?? 0,
    output: () => output,
    start: async (settings = {}, mostKilobytes) => {
      const words = [process.execPath, ...program, String(port)];
      // A shell counts in blocks of 512 bytes. If the process ignores the signal, its write fails instead.
      const limited = `trap "" XFSZ; ulimit -f ${2 * (mostKilobytes ?? 0)}; exec "$@"`;
      const [command = '', ...rest] =
        mostKilobytes === undefined ? words : ['/bin/sh', '-c', limited, 'sh', ...words];
      const child = spawn(command, rest, {
        cwd: folder,
        env: { PATH: process.env.PATH, ...MEMORY, ...NO_LIMITS, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      process_ = child;
      await new Promise<void>((done, failed) => {
        const listen = (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('the site is at')) done();
        };
        output = '';
        child.stdout?.on('data', listen);
        child.stderr?.on('data', listen);
        child.once('exit', (code) => failed(new Error(`The server ended (${code}):\n${output}`)));
      });
    },
    end,
    leads: (...words) => runLeads(folder, words),
    remove: async () => {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
