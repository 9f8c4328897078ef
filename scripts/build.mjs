// `npm run build`: the production site in public/. A build that stopped leaves no mark of being whole, and says so.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { WHOLE_SITE } from './wholeSite.mjs';

const { status } = spawnSync('npx', ['--no-install', 'gatsby', 'build'], {
  stdio: 'inherit',
  env: { GATSBY_TELEMETRY_DISABLED: '1', ...process.env },
});

if (status !== 0) {
  console.error(
    existsSync(WHOLE_SITE)
      ? '\nThe build stopped before it changed anything: public/ still holds the last whole site.'
      : '\nThe build stopped half-way: public/ is NOT a whole site. Do not publish it; mend the fault above and build again.',
  );
  process.exit(status ?? 1);
}
