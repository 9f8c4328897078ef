import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

let folder: string;
const write = (file: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), '{}');
};

/** Runs the build command in a project whose Gatsby ends at once, with this status. */
const build = (status: number, dealer = '', ...flags: readonly string[]) =>
  run('build', status, dealer, ...flags);

function run(script: 'build' | 'develop', status: number, dealer = '', ...flags: readonly string[]) {
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/gatsby'), `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  writeFileSync(join(folder, 'package.json'), '{"name":"invented"}');
  return spawnSync('node', [resolve(`scripts/${script}.mjs`), ...flags], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, DEALER: dealer },
  });
}

describe('npm run build', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('ends as Gatsby ends, and says that a site is left half-way', () => {
    expect(build(0).status).toBe(0);
    const { status, stderr } = build(3);
    expect(status).toBe(3);
    expect(stderr).toContain('The build stopped before it wrote anything');
    write('public/index.html');
    expect(build(3).stderr).toContain('public/ is NOT a whole site');
  });

  it('refuses to build where another build is at work, even one whose first process was killed', async () => {
    build(0);
    writeFileSync(
      join(folder, 'node_modules/.bin/gatsby'),
      '#!/bin/sh\necho begun\nwhile [ ! -e end ]; do sleep .02; done\necho ended\n',
    );
    const first = spawn('node', [resolve('scripts/build.mjs')], {
      cwd: folder,
      env: { ...process.env, DEALER: '' },
    });
    const said = (word: string) =>
      new Promise<void>((heard) => first.stdout.on('data', (text) => String(text).includes(word) && heard()));
    await said('begun');
    const refused = { status: 1, stderr: expect.stringContaining(`is being built by process ${first.pid}`) };
    const second = () =>
      spawnSync('node', [resolve('scripts/build.mjs')], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, DEALER: '' },
      });
    expect(second()).toMatchObject(refused);
    first.kill('SIGKILL');
    expect(second()).toMatchObject(refused);
    const ended = said('ended');
    write('end');
    await ended;
    await once(first, 'close');
    expect(second().status).toBe(0);
  });

  it('builds nothing after a flag that it does not know, and says which flags there are', () => {
    const { status, stderr } = build(0, '', '--dealer', 'saltmarsh');
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/'--dealer'[\s\S]+--dealers saltmarsh,wattlebrook/),
    ]);
    expect(build(0, '', '--dealers').status).toBe(2);
  });

  it('says that the last whole site is still there if nothing was changed', () => {
    write('public/whole-site.json');
    expect(build(1).stderr).toContain('public/ still holds the last whole site');
  });

  it('starts without Gatsby’s caches if the last build ended early, and keeps compiled scripts', () => {
    write('.cache/redux/redux.rest.state');
    write('.cache/webpack/index.pack');
    write('.cache/.parcel-cache/data.mdb');
    build(0);
    expect(existsSync(join(folder, '.cache/redux'))).toBe(false);
    for (const compiled of ['webpack/index.pack', '.parcel-cache/data.mdb'])
      expect(existsSync(join(folder, '.cache', compiled))).toBe(true);
  });

  it('keeps every cache after a build that reached its end', () => {
    write('.cache/redux/redux.rest.state');
    write('public/whole-site.json');
    build(0);
    expect(existsSync(join(folder, '.cache/redux/redux.rest.state'))).toBe(true);
  });

  it('publishes nothing of another dealer whose site was built here before', () => {
    for (const name of ['saltmarsh', 'ridgeway']) write(`dealers/${name}/site.yml`);
    build(0, 'saltmarsh');
    const plant = () => {
      for (const file of ['public/stock-history.json', 'public/whole-site.json', '.cache/redux/state'])
        write(file);
    };
    plant();
    // The same dealer by its path, and a dealer that does not exist, change nothing.
    build(0, './dealers/saltmarsh');
    build(1, 'saltmarch');
    for (const file of ['public/stock-history.json', '.cache/redux/state'])
      expect(existsSync(join(folder, file))).toBe(true);

    expect(build(0, 'ridgeway').stdout).toContain('public/ was the site of saltmarsh');
    for (const file of ['public', '.cache/redux']) expect(existsSync(join(folder, file))).toBe(false);
    plant();
    expect(build(0, 'ridgeway').stdout).toBe('');
    expect(existsSync(join(folder, 'public/stock-history.json'))).toBe(true);

    // The development server writes the stock of its dealer too, and would stop at that of another.
    expect(run('develop', 0, 'saltmarsh').stdout).toContain('public/ was the site of ridgeway');
    expect(existsSync(join(folder, 'public'))).toBe(false);
    plant();
    expect(run('develop', 0, 'saltmarsh').stdout).toBe('');
    expect(build(0, 'ridgeway').stdout).toContain('public/ was the site of saltmarsh');
  });
});
