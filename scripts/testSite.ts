/**
 * `npm run test:build`: builds the dealership of the tests in `.test-site/`, where the browser tests find it. The content
 * of this checkout and its `public/` have no part in it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_PAGES, layOutProject, TEST_SITE } from '../support/projectFolder';
import canary from '../support/search/adminKeyCanary.json';

mkdirSync(TEST_SITE, { recursive: true });
layOutProject(TEST_SITE, { linked: ['static', 'cms', 'docs'] });
// No file and no stock history of an earlier build may reach a test. The caches of scripts and pictures stay.
for (const name of ['public', ...LAST_PAGES]) rmSync(join(TEST_SITE, name), { recursive: true, force: true });

const { status } = spawnSync('node', ['scripts/build.mjs'], {
  cwd: TEST_SITE,
  stdio: 'inherit',
  // The key that may write the hosted index: a browser test looks for it in every built file.
  env: { ...process.env, DEALER: 'quillbrook', NODE_ENV: 'production', ALGOLIA_ADMIN_KEY: canary.adminKey },
});
process.exit(status ?? 1);
