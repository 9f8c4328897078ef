/**
 * `npm run build -- --dealers saltmarsh,wattlebrook` (or `all`): builds the sites of several dealers, one after another, each
 * in `sites/{dealer}/`. They share a project folder, `.builds/`, and with it what webpack has compiled: only the first build
 * compiles everything. A dealer whose build fails keeps its last whole site, and the others go on.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { dealerFolder, dealerNames } from '../src/config/dealer';
import { LAST_PAGES, layOutCode } from '../support/projectFolder';
import { forgetAllButCompiled } from './wholeSite.mjs';

const PROJECT = resolve('.builds');
const SITES = resolve('sites');

/** Each dealer's own part of Gatsby's cache, so that a later build renders only what has changed. */
const OWN = [...LAST_PAGES, '.cache/caches', '.cache/icons.txt'];

interface Outcome {
  readonly dealer: string;
  readonly isWhole: boolean;
  readonly seconds: number;
  /** The peak memory of the largest process, in bytes; absent where the system does not tell. */
  readonly memory?: number;
}

async function main(): Promise<number> {
  const at = process.argv.indexOf('--dealers');
  const named = process.argv[at + 1] ?? '';
  const dealers = named === 'all' ? dealerNames() : named.split(',').filter((name) => name !== '');
  const folders = new Map(dealers.map((dealer) => [basename(dealer), folderOf(dealer)]));
  if (dealers.length === 0 || folders.size < dealers.length) {
    console.error(
      'Usage: npm run build -- --dealers saltmarsh,wattlebrook   (or: --dealers all), each dealer once',
    );
    return 2;
  }
  mkdirSync(PROJECT, { recursive: true });
  mkdirSync(SITES, { recursive: true });
  layOutCode(PROJECT, { linked: ['static'] });
  const outcomes: Outcome[] = [];
  for (const [dealer, folder] of folders) {
    console.log(`\nForecourt: ${dealer} (${outcomes.length + 1} of ${folders.size})`);
    outcomes.push(await buildOne(dealer, folder));
  }
  console.log(`\n${summaryOf(outcomes)}`);
  return outcomes.every(({ isWhole }) => isWhole) ? 0 : 1;
}

/** The folder of a dealer. @throws an error that says which dealers there are */
function folderOf(dealer: string): string {
  process.env.DEALER = dealer;
  return resolve(dealerFolder());
}

async function buildOne(dealer: string, folder: string): Promise<Outcome> {
  const site = join(SITES, dealer);
  const state = join(PROJECT, 'states', dealer);
  // The folder of the dealer is where a build of one dealer finds it.
  rmSync(join(PROJECT, 'dealers'), { recursive: true, force: true });
  mkdirSync(join(PROJECT, 'dealers'));
  symlinkSync(folder, join(PROJECT, 'dealers', dealer));
  rmSync(join(PROJECT, 'public'), { recursive: true, force: true });
  forgetAllButCompiled(PROJECT);
  if (existsSync(join(site, 'whole-site.json'))) {
    // A copy, so that the last whole site stays as it is while this one is built.
    cpSync(site, join(PROJECT, 'public'), { recursive: true, preserveTimestamps: true });
    if (existsSync(state)) cpSync(state, PROJECT, { recursive: true });
  }
  const start = performance.now();
  const { code, memory } = await run(dealer);
  const isWhole = code === 0 && existsSync(join(PROJECT, 'public/whole-site.json'));
  if (isWhole) {
    rmSync(site, { recursive: true, force: true });
    renameSync(join(PROJECT, 'public'), site);
    rmSync(state, { recursive: true, force: true });
    for (const name of OWN.filter((one) => existsSync(join(PROJECT, one)))) {
      mkdirSync(join(state, name, '..'), { recursive: true });
      renameSync(join(PROJECT, name), join(state, name));
    }
    if (existsSync(join(PROJECT, 'reports')))
      cpSync(join(PROJECT, 'reports'), join('reports', dealer), { recursive: true });
  }
  return { dealer, isWhole, seconds: (performance.now() - start) / 1000, ...(memory > 0 && { memory }) };
}

/** Builds in the shared project, and watches how much memory its processes have had at most (Linux). */
async function run(dealer: string): Promise<{ readonly code: number | null; readonly memory: number }> {
  const child = spawn('node', ['scripts/build.mjs'], {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, DEALER: dealer },
  });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryBelow(child.pid ?? 0));
  }, 500);
  const code = await new Promise<number | null>((settle, reject) => {
    child.once('error', reject).once('close', settle);
  }).finally(() => clearInterval(watch));
  return { code, memory };
}

/** The memory of a process and of all that it started, in bytes. Shared memory counts once for each; 0 if unknown. */
function memoryBelow(root: number): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const all = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      return [{ pid: Number(pid), parent: Number(fields[1]), bytes: Number(fields[21]) * 4096 }];
    } catch {
      return [];
    }
  });
  const below = new Set([root]);
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all.reduce((sum, { pid, bytes }) => sum + (below.has(pid) ? bytes : 0), 0);
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ dealer }) => dealer.length));
  const lines = outcomes.map(({ dealer, isWhole, seconds, memory }) => {
    const size = memory === undefined ? '' : `, ${(memory / 1e9).toFixed(1)} GB at most`;
    const kept = existsSync(join(SITES, dealer))
      ? `its last whole site stays in sites/${dealer}/`
      : 'it has no site yet';
    return `  ${dealer.padEnd(width)}  ${seconds.toFixed(0)} s${size}  ${isWhole ? `sites/${dealer}/` : `FAILED; ${kept}`}`;
  });
  const failed = outcomes.filter(({ isWhole }) => !isWhole).length;
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    `${outcomes.length - failed} of ${outcomes.length} sites were built in ${total.toFixed(0)} s:`,
    ...lines,
  ].join('\n');
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);
