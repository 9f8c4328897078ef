// `npm test` after the static checks: unit tests, one production build, then the built site in a real browser.
import { readFileSync } from 'node:fs';
import { run } from './run.mjs';

// Installed before Jest starts: Jest remembers that a package is missing and does not look again.
console.log('\nForecourt tests: the packages of the content editor');
await run('npm', ['ci', '--prefix', 'cms', '--no-audit', '--no-fund']);
console.log('\nForecourt tests, 1 of 3: laws, parsers, engine and components');
await run('npx', ['--no-install', 'jest', '--selectProjects', 'node', 'dom', '--maxWorkers=2']);
console.log('\nForecourt tests, 2 of 3: the production build');
// Stands in for the key that may write the hosted index. A browser test looks for it in every built file.
const { adminKey } = JSON.parse(readFileSync('__tests__/support/search/adminKeyCanary.json', 'utf8'));
await run('node', ['scripts/build.mjs'], { NODE_ENV: 'production', ALGOLIA_ADMIN_KEY: adminKey });
console.log('\nForecourt tests, 3 of 3: the built site, served over HTTP, in Chromium');
await run('npx', ['--no-install', 'jest', '--selectProjects', 'browser', '--maxWorkers=2']);
