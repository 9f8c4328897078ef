// `npm run build`: builds the production site in public/. Says whether a failed build left the last good site in place.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DIFFERENCE, forgetUnfinishedBuild, WHOLE_SITE } from './wholeSite.mjs';

function build() {
  if (forgetUnfinishedBuild())
    console.log('The last build ended early: this one starts without its caches, and takes longer.');
  return spawnSync('npx', ['--no-install', 'gatsby', 'build'], {
    stdio: 'inherit',
    env: { GATSBY_TELEMETRY_DISABLED: '1', ...process.env },
  });
}

const wasKnown = existsSync(DIFFERENCE);
let { status } = build();
if (status !== 0 && !wasKnown && existsSync(DIFFERENCE)) {
  console.error('\nBuilding once more, with every page made by Gatsby.');
  ({ status } = build());
}

if (status !== 0) {
  console.error(
    existsSync(WHOLE_SITE)
      ? '\nThe build stopped before it changed anything: public/ still holds the last whole site.'
      : '\nThe build stopped half-way: public/ is NOT a whole site. Do not publish it. Fix the fault above and build again.',
  );
  process.exit(status ?? 1);
}
