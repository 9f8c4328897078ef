// `npm run build`: builds the production site in public/, or those of several dealers (`--dealers`) in sites/. Says whether a failed build left the last good site in place.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { claim, claimsOf } from './claim.mjs';
import { forgetOthers, forgetUnfinishedBuild, noteFolders, WHOLE_SITE } from './wholeSite.mjs';

const USAGE = `npm run build                                      the dealer of DEALER, in public/
npm run build -- --dealers saltmarsh,wattlebrook   several (or all), in sites/`;

const dealers = namedDealers();
if (dealers !== undefined) {
  const several = ['--import', 'tsx', 'scripts/buildDealers.ts', dealers];
  process.exit(spawnSync('node', several, { stdio: 'inherit' }).status ?? 1);
}
const turn = await claim(claimsOf('build'));
if (turn.kind === 'taken') {
  console.error(`This folder is being built by ${turn.words}. Wait until it has finished, and build again.`);
  process.exit(1);
}
forgetOthers();
if (forgetUnfinishedBuild())
  console.log('The last build ended early: this one starts without its caches, and takes longer.');
const gatsby = spawn('node_modules/.bin/gatsby', ['build'], {
  stdio: 'inherit',
  env: { GATSBY_TELEMETRY_DISABLED: '1', ...process.env },
});
turn.share(gatsby.pid);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => gatsby.kill(signal));
const [status] = await once(gatsby, 'exit');
noteFolders();
turn.release();

if (status !== 0) {
  console.error(`\n${whereItStopped()}`);
  process.exit(status ?? 1);
}

/** What `--dealers` says. Any other flag would be a slip: the build would be of another dealer than was meant. */
function namedDealers() {
  try {
    return parseArgs({ options: { dealers: { type: 'string' } } }).values.dealers;
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** Says what became of the site. */
function whereItStopped() {
  if (existsSync(WHOLE_SITE))
    return 'The build stopped before it changed anything: public/ still holds the last whole site.';
  const isEmpty = !existsSync('public') || readdirSync('public').length === 0;
  return isEmpty
    ? 'The build stopped before it wrote anything. Fix the fault above and build again.'
    : 'The build stopped half-way: public/ is NOT a whole site. Do not publish it. Fix the fault above and build again.';
}
