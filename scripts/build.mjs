// `npm run build`: the production site in public/. A build that stopped leaves no mark of being whole, and says so.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { WHOLE_SITE } from './wholeSite.mjs';

/** A build leaves it where our pages would differ from Gatsby's (`src/gatsby/internals.ts`). */
const DIFFERENCE = '.cache/pages-by-gatsby.txt';

const build = () =>
  spawnSync('npx', ['--no-install', 'gatsby', 'build'], {
    stdio: 'inherit',
    env: { GATSBY_TELEMETRY_DISABLED: '1', ...process.env },
  });

const wasKnown = existsSync(DIFFERENCE);
let { status } = build();
if (status !== 0 && !wasKnown && existsSync(DIFFERENCE)) {
  console.error('\nThe site is built once more, with every page by Gatsby.');
  ({ status } = build());
}

if (status !== 0) {
  console.error(
    existsSync(WHOLE_SITE)
      ? '\nThe build stopped before it changed anything: public/ still holds the last whole site.'
      : '\nThe build stopped half-way: public/ is NOT a whole site. Do not publish it; mend the fault above and build again.',
  );
  process.exit(status ?? 1);
}
