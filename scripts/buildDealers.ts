/**
 * `npm run build -- --dealers saltmarsh,wattlebrook` (or `all`): builds the sites of several dealers, one after another, each
 * in `sites/{dealer}/`. They share a project folder, `.builds/`, and with it what webpack has compiled: only the first build
 * compiles everything. A dealer whose build fails keeps its last whole site, and the others go on.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { dealerFolder, dealerNames } from '../src/config/dealer';
import { measureProcess } from '../support/measureProcess';
import { LAST_PAGES, layOutCode } from '../support/projectFolder';
import { claim, claimsOf } from './claim.mjs';
import { runCommand } from './command';
import { forgetAllButCompiled } from './wholeSite.mjs';

const PROJECT = resolve('.builds');
const SITES = resolve('sites');

/** Each dealer's own part of Gatsby's cache, so that a later build renders only what has changed. */
const OWN = [...LAST_PAGES, '.cache/caches', '.cache/icons.txt'];

interface Outcome {
  readonly dealer: string;
  readonly isWhole: boolean;
  readonly seconds: number;
  /** In bytes; 0 where the system does not tell. */
  readonly peakMemory: number;
}

async function main(): Promise<number> {
  const named = process.argv[2] ?? '';
  const dealers = named === 'all' ? dealerNames() : named.split(',').filter((name) => name !== '');
  const folders = new Map(dealers.map((dealer) => [basename(dealer), folderOf(dealer)]));
  if (dealers.length === 0 || folders.size < dealers.length) {
    console.error(
      'Usage: npm run build -- --dealers saltmarsh,wattlebrook   (or: --dealers all), each dealer once',
    );
    return 2;
  }
  const turn = await claim(claimsOf('builds'));
  if (turn.kind === 'taken') {
    console.error(`The sites are being built by ${turn.words}. Wait until it has finished, and build again.`);
    return 1;
  }
  try {
    return await buildAll(folders);
  } finally {
    turn.release();
  }
}

async function buildAll(folders: ReadonlyMap<string, string>): Promise<number> {
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
  const { code, seconds, peakMemory } = await measureProcess('node', ['scripts/build.mjs'], {
    cwd: PROJECT,
    env: { ...process.env, DEALER: dealer },
    isHeard: true,
  });
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
  return { dealer, isWhole, seconds, peakMemory };
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ dealer }) => dealer.length));
  const lines = outcomes.map(({ dealer, isWhole, seconds, peakMemory }) => {
    const size = peakMemory === 0 ? '' : `, ${(peakMemory / 1e9).toFixed(1)} GB at most`;
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

runCommand(main);
