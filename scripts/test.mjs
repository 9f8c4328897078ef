// `npm test`: the static checks, unit tests, a build of the tests' own dealership, and that site in a real browser.
import { spawn } from 'node:child_process';
import { installPackages } from './installPackages.ts';
import { run } from './run.mjs';

// A build keeps little more than one processor busy, so it runs during checks and unit tests, and its output comes after theirs.
const building = spawn('npm', ['run', '--silent', 'test:build'], {
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  // A process group, so that it ends as a whole if a check or a unit test fails.
  detached: true,
});
process.once(
  'exit',
  () => (building.exitCode ?? building.signalCode) === null && process.kill(-building.pid, 'SIGKILL'),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
let said = '';
for (const stream of [building.stdout, building.stderr]) stream.on('data', (chunk) => (said += chunk));
const built = new Promise((resolve) => building.once('close', resolve));

await run('npm', ['run', '--silent', 'check']);
// Installed before Jest starts: Jest remembers that a package is missing and does not look again.
await installPackages('cms');
console.log('\nForecourt tests, 1 of 3: laws, parsers, engine, components');
// One worker more than processors: many of these tests wait for a server or for Git.
await run('npx', ['--no-install', 'jest', '--selectProjects', 'node', 'dom', '--maxWorkers=3']);
console.log('\nForecourt tests, 2 of 3: the production build of the tests’ dealership');
const code = await built;
process.stdout.write(said);
if (code !== 0) process.exit(code ?? 1);
console.log('\nForecourt tests, 3 of 3: that site, served over HTTP, in Chromium');
await run('npx', ['--no-install', 'jest', '--selectProjects', 'browser', '--maxWorkers=2']);
