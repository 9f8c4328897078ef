// `npm run build`: builds the production site in public/, or those of several dealers (`--dealers`) in sites/. Says whether a failed build left the last good site in place.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { forgetUnfinishedBuild, WHOLE_SITE } from './wholeSite.mjs';

if (process.argv.includes('--dealers')) {
  const several = ['--import', 'tsx', 'scripts/buildDealers.ts', ...process.argv.slice(2)];
  process.exit(spawnSync('node', several, { stdio: 'inherit' }).status ?? 1);
}
if (forgetUnfinishedBuild())
  console.log('The last build ended early: this one starts without its caches, and takes longer.');
const { status } = spawnSync('npx', ['--no-install', 'gatsby', 'build'], {
  stdio: 'inherit',
  env: { GATSBY_TELEMETRY_DISABLED: '1', ...process.env },
});

if (status !== 0) {
  console.error(
    existsSync(WHOLE_SITE)
      ? '\nThe build stopped before it changed anything: public/ still holds the last whole site.'
      : '\nThe build stopped half-way: public/ is NOT a whole site. Do not publish it. Fix the fault above and build again.',
  );
  process.exit(status ?? 1);
}
