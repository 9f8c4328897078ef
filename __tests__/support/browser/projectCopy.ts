import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAST_PAGES, layOutDealer, layOutProject } from '../../../support/projectFolder';

const HOME_PAGE = '<h1>The last good site</h1>';

/** The message of a build that stopped before it changed the site. */
export const UNTOUCHED = 'public/ still holds the last whole site';

/** The author of a fault needs its file, its position and the fix, not our stack trace. */
export const expectNoStack = (said: string) => expect(said).not.toMatch(/\bat \S+ \(.*:\d+:\d+\)|> \d+ \| /);

export interface Outcome {
  readonly code: number | null;
  /** The whole output without colours, with each run of white space as one space. */
  readonly said: string;
}

/** A copy of the tests' dealership that a test may change. It holds a whole site, as if from an earlier build. */
export interface ProjectCopy {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  /** Replaces one piece of a file. The piece must exist. */
  readonly change: (file: string, from: string, to: string) => void;
  /**
   * Runs a script of the project to its end, or until it is killed: once it has printed a given text, or at a given time.
   * @param settings environment variables in addition to those of this process
   * @param end a text, or `after` so many milliseconds
   */
  readonly run: (
    script: string,
    settings?: Readonly<Record<string, string>>,
    end?: RegExp | { readonly after: number },
  ) => Promise<Outcome>;
  /** Checks that the earlier build's site is there, untouched and marked as whole. */
  readonly holdsLastSite: () => boolean;
  /** Restores the content and the earlier build's site. Compiled files stay, to save time. */
  readonly reset: () => void;
  readonly remove: () => void;
}

/** @param ownPictures copies `static/` too, so that a test can add files; otherwise the copy links to it */
export function copyProject({ ownPictures = false } = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-'));
  layOutProject(folder, ownPictures ? { copied: ['static'] } : { linked: ['static'] });
  const at = (file: string) => join(folder, file);
  const write = (file: string, text: string) => writeFileSync(at(file), text);
  const reset = () => {
    for (const name of ['public', ...LAST_PAGES]) rmSync(at(name), { recursive: true, force: true });
    layOutDealer(at('dealers/quillbrook'));
    mkdirSync(at('public'));
    write('public/index.html', HOME_PAGE);
    write('public/whole-site.json', '{}');
  };
  reset();

  return {
    folder,
    write,
    change: (file, from, to) => {
      const text = readFileSync(at(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    run: (script, settings = {}, end) =>
      new Promise((settle, reject) => {
        // Its own process group, so that its child processes end with it.
        const child = spawn('node', [script], {
          cwd: folder,
          detached: true,
          env: {
            ...process.env,
            DEALER: 'quillbrook',
            NODE_ENV: 'production',
            CI: 'true',
            GATSBY_TELEMETRY_DISABLED: '1',
            ...settings,
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        const kill = () => child.pid && child.exitCode === null && process.kill(-child.pid, 'SIGKILL');
        const timer = end && 'after' in end ? setTimeout(kill, end.after) : undefined;
        let said = '';
        const listen = (chunk: Buffer) => {
          said += plain(chunk.toString());
          if (end instanceof RegExp && end.test(said.replace(/\s+/g, ' '))) kill();
        };
        child.stdout.on('data', listen);
        child.stderr.on('data', listen);
        child.once('error', reject);
        child.once('close', (code) => {
          clearTimeout(timer);
          settle({ code, said: said.replace(/\s+/g, ' ') });
        });
      }),
    holdsLastSite: () =>
      existsSync(at('public/whole-site.json')) && readFileSync(at('public/index.html'), 'utf8') === HOME_PAGE,
    reset,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of a terminal
const plain = (text: string): string => text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '');
