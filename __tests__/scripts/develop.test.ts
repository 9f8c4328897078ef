import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const READY = 'You can now view the site';

/** Deletes its cache as Gatsby does at its first start, and then serves until it is stopped. */
const GATSBY = `#!${process.execPath}
const { existsSync, mkdirSync, rmSync } = require('node:fs');
if (!existsSync('.cache/data')) rmSync('.cache', { recursive: true, force: true });
mkdirSync('.cache/data', { recursive: true });
console.log('${READY}');
setInterval(() => undefined, 1000);
`;

let parent: string;
let folder: string;
beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-develop-')));
  folder = join(parent, 'first');
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/gatsby'), GATSBY, { mode: 0o755 });
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Starts the development server, as `npm run cms` does, and stops it once it is ready. @returns what it said */
async function develop(): Promise<string> {
  const child = spawn(process.execPath, [resolve('scripts/develop.mjs')], { cwd: folder, detached: true });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const wasReady = said.includes(READY);
    said += chunk;
    if (!wasReady && said.includes(READY) && child.pid) process.kill(-child.pid, 'SIGTERM');
  });
  await once(child, 'close');
  return said;
}

it('npm run develop, and npm run cms, notice the cache of a folder that was moved or copied', async () => {
  expect(await develop()).not.toContain('copied from');
  writeFileSync(join(folder, '.cache/of-the-first'), '');
  const before = folder;
  folder = join(parent, 'second');
  renameSync(before, folder);
  expect(await develop()).toContain(`The cache was copied from ${before}: it is deleted`);
  expect(existsSync(join(folder, '.cache/of-the-first'))).toBe(false);
});
