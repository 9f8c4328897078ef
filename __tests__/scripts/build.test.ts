import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DIFFERENCE_FILE } from '../../src/gatsby/internals';

/**
 * Stands where Gatsby's command does, since two whole builds take minutes. It notes each start, finds a difference where
 * none is known, and ends as it is told to after that.
 */
const GATSBY = (endsWith: number) => `#!/usr/bin/env node
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('starts', 'build ');
if (existsSync('${DIFFERENCE_FILE}')) process.exit(${endsWith});
mkdirSync('.cache', { recursive: true });
writeFileSync('${DIFFERENCE_FILE}', 'Gatsby wrote "a", and we wrote "b"');
process.exit(1);
`;

let folder: string;
const write = (file: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), '{}');
};
const starts = () => readFileSync(join(folder, 'starts'), 'utf8').trim().split(' ').length;

function build(endsWith: number) {
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/gatsby'), GATSBY(endsWith), { mode: 0o755 });
  writeFileSync(join(folder, 'package.json'), '{"name":"invented"}');
  return spawnSync('node', [resolve('scripts/build.mjs')], { cwd: folder, encoding: 'utf8' });
}

describe('npm run build', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('builds once more if its pages would differ from Gatsby’s', () => {
    const { status, stderr } = build(0);
    expect(status).toBe(0);
    expect(stderr).toContain('Building once more, with every page made by Gatsby');
    expect(starts()).toBe(2);
    expect(existsSync(join(folder, DIFFERENCE_FILE))).toBe(true);
  });

  it('does not start again if the difference was already known', () => {
    build(0);
    expect(build(0).status).toBe(0);
    expect(starts()).toBe(3);
  });

  it('fails if the second build fails too', () => {
    const { status, stderr } = build(3);
    expect(status).toBe(3);
    expect(stderr).toContain('public/ is NOT a whole site');
    expect(starts()).toBe(2);
  });

  it('starts without Gatsby’s caches if the last build ended early, and keeps compiled scripts', () => {
    write('.cache/redux/redux.rest.state');
    write('.cache/webpack/index.pack');
    build(0);
    expect(existsSync(join(folder, '.cache/redux'))).toBe(false);
    expect(existsSync(join(folder, '.cache/webpack/index.pack'))).toBe(true);
  });

  it('keeps every cache after a build that reached its end', () => {
    write('.cache/redux/redux.rest.state');
    write('public/whole-site.json');
    build(0);
    expect(existsSync(join(folder, '.cache/redux/redux.rest.state'))).toBe(true);
  });
});
