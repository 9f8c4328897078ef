/**
 * `npm run test:build`: builds the dealership of the tests in `.test-site/`, where the browser tests find it. The content
 * of this checkout and its `public/` have no part in it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import canary from '../__tests__/support/search/adminKeyCanary.json';
import { layOutProject, TEST_SITE } from '../support/projectFolder';

mkdirSync(TEST_SITE, { recursive: true });
layOutProject(TEST_SITE, { linked: ['static', 'cms', 'docs'] });

const { status } = spawnSync('node', ['scripts/build.mjs'], {
  cwd: TEST_SITE,
  stdio: 'inherit',
  // The key that may write the hosted index: a browser test looks for it in every built file.
  env: { ...process.env, NODE_ENV: 'production', ALGOLIA_ADMIN_KEY: canary.adminKey },
});
process.exit(status ?? 1);
