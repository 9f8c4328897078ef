import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COPIED = [
  'plugins',
  'scripts',
  'src',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

/** What Gatsby knows of the pages in `public/`: pages that it takes for written, and are gone, would be missing. */
export const LAST_PAGES = ['data', 'redux', 'caches-lmdb'].map((name) => join('.cache', name));

const HOME_PAGE = '<h1>The last good site</h1>';

/** What a build says that stopped before it changed the site. */
export const UNTOUCHED = 'public/ still holds the last whole site';

/** Whoever wrote a fault needs its file, its place and the cure; not the path through our programs. */
export const expectNoStack = (said: string) => expect(said).not.toMatch(/\bat \S+ \(.*:\d+:\d+\)/);

export interface Outcome {
  readonly code: number | null;
  /** All that was said, without colours, each run of white space as one space. */
  readonly said: string;
}

/** A copy of the project that a test may spoil. It holds a whole site, as a build before would have left it. */
export interface ProjectCopy {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  /** Changes one piece of a file, which must be there. */
  readonly change: (file: string, from: string, to: string) => void;
  /**
   * Runs a script of the project to its end, or until it has said something.
   * @param settings environment variables beside those of this process
   */
  readonly run: (
    script: string,
    settings?: Readonly<Record<string, string>>,
    until?: RegExp,
  ) => Promise<Outcome>;
  /** The site of the build before is there, untouched, and marked as whole. */
  readonly holdsLastSite: () => boolean;
  /** As it was copied: content, and the site of the build before. What was compiled stays, to save time. */
  readonly reset: () => void;
  readonly remove: () => void;
}

/** @param ownPictures `static/` is copied too, so that files can be put there; else it is read where it is */
export function copyProject({ ownPictures = false } = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-'));
  const copied = [...COPIED, ...(ownPictures ? ['static'] : [])];
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  const linked = ['node_modules', ...(ownPictures ? [] : ['static'])];
  for (const name of linked) symlinkSync(resolve(name), join(folder, name));
  const at = (file: string) => join(folder, file);
  const write = (file: string, text: string) => writeFileSync(at(file), text);
  const reset = () => {
    for (const name of ['content', 'public', ...LAST_PAGES])
      rmSync(at(name), { recursive: true, force: true });
    cpSync('content', at('content'), { recursive: true });
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
    run: (script, settings = {}, until) =>
      new Promise((settle, reject) => {
        // A group of its own, so that the programs it starts end with it.
        const child = spawn('node', [script], {
          cwd: folder,
          detached: true,
          env: {
            ...process.env,
            NODE_ENV: 'production',
            CI: 'true',
            GATSBY_TELEMETRY_DISABLED: '1',
            ...settings,
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let said = '';
        const listen = (chunk: Buffer) => {
          said += plain(chunk.toString());
          if (until?.test(said.replace(/\s+/g, ' ')) && child.pid) process.kill(-child.pid, 'SIGKILL');
        };
        child.stdout.on('data', listen);
        child.stderr.on('data', listen);
        child.once('error', reject);
        child.once('close', (code) => settle({ code, said: said.replace(/\s+/g, ' ') }));
      }),
    holdsLastSite: () =>
      existsSync(at('public/whole-site.json')) && readFileSync(at('public/index.html'), 'utf8') === HOME_PAGE,
    reset,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of a terminal
const plain = (text: string): string => text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '');
