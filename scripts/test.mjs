// `npm test` after the static checks: unit tests, a build of the tests' own dealership, and that site in a real browser.
import { run } from './run.mjs';

// Installed before Jest starts: Jest remembers that a package is missing and does not look again.
console.log('\nForecourt tests: the packages of the content editor');
await run('npm', ['ci', '--prefix', 'cms', '--no-audit', '--no-fund']);
console.log('\nForecourt tests, 1 of 3: laws, parsers, engine, components');
await run('npx', ['--no-install', 'jest', '--selectProjects', 'node', 'dom', '--maxWorkers=2']);
console.log('\nForecourt tests, 2 of 3: the production build of the tests’ dealership');
await run('npm', ['run', '--silent', 'test:build']);
console.log('\nForecourt tests, 3 of 3: that site, served over HTTP, in Chromium');
await run('npx', ['--no-install', 'jest', '--selectProjects', 'browser', '--maxWorkers=2']);
