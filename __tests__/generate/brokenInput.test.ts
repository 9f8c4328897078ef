import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { copyProject, expectNoStack, type ProjectCopy, UNTOUCHED } from '../support/browser/projectCopy';
import { startRawServer } from '../support/leads/rawServer';

jest.setTimeout(120_000);

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
beforeEach(() => project.reset());
afterAll(() => project.remove());

const CACHE_NOTE = '.cache/folder.txt';

/** Leaves a cache with a compiled file in the project, and notes the folder that it is of. */
function plantCache(folder: string): string {
  const compiled = join(project.folder, '.cache/webpack/compiled.txt');
  mkdirSync(dirname(compiled), { recursive: true });
  writeFileSync(compiled, '');
  project.write(CACHE_NOTE, folder);
  return compiled;
}

describe('a build that cannot go on stops before it changes the site, and says all that is wrong at once', () => {
  it('two faults in a content file', async () => {
    project.change('dealers/quillbrook/content/vehicles/jasper.md', 'tagline:', 'taglinne:');
    project.change('dealers/quillbrook/content/vehicles/jasper.md', 'fromPrice: 42990', 'fromPrice: a lot');
    const compiled = plantCache(realpathSync(project.folder));
    const { code, said } = await project.run('scripts/build.mjs');
    expect(existsSync(compiled)).toBe(true);
    expect(said).toContain('content/vehicles/jasper.md');
    expect(said).toContain('taglinne');
    expect(said).toMatch(/fromPrice[^.]*number/);
    expect(said).toContain(UNTOUCHED);
    expectNoStack(said);
    expect(code).not.toBe(0);
    expect(project.holdsLastSite()).toBe(true);
  });
});

describe('a first build in a copy of another folder', () => {
  it('deletes the cache that was copied too, and if it stops, says nothing of a site that does not exist yet', async () => {
    const compiled = plantCache('/srv/another-folder');
    rmSync(join(project.folder, 'public'), { recursive: true });
    const { code, said } = await project.run('scripts/build.mjs', { STOCK_FEED: 'missing.csv' });
    expect(said).toContain('The cache was copied from /srv/another-folder: this build starts without it');
    expect(existsSync(compiled)).toBe(false);
    expect(readFileSync(join(project.folder, CACHE_NOTE), 'utf8')).toBe(realpathSync(project.folder));
    expect(said).toContain('missing.csv');
    expect(said).toContain(
      'The build stopped before it wrote anything. Fix the fault above and build again.',
    );
    expect(said).not.toContain('public/');
    expect(code).not.toBe(0);
  });
});

describe('a feed with a broken row', () => {
  it('is built without that row, and the report says which and why; a build cut short is not served', async () => {
    const rows = readFileSync(join(project.folder, 'dealers/quillbrook/feed/stock.csv'), 'utf8')
      .trimEnd()
      .split('\n');
    const [header = '', first = '', second = ''] = rows;
    const broken = second.replace(',Used,', ',Borrowed,');
    expect(broken).not.toBe(second);
    const feed = Buffer.from(`${[header, first, broken, ...rows.slice(3)].join('\n')}\n`);
    const server = await startRawServer((socket) =>
      socket.end(
        Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${feed.length}\r\n\r\n`), feed]),
      ),
    );
    const settings = {
      STOCK_FEED: `${server.origin.replace('://', '://dealer:CANARY@')}/stock.csv?token=CANARY`,
      STOCK_FEED_FORMAT: 'forecourt',
    };

    const { said } = await project.run(
      'scripts/build.mjs',
      settings,
      /(?=.*Borrowed)(?=.*success onPreInit)/,
    );
    await server.close();
    expect(said).toContain(`read stock from ${server.origin}/stock.csv`);
    expect(said).not.toContain('CANARY');
    expect(said.match(/Nobody knows how many items the last good build had/g)).toHaveLength(1);
    const fault = `row 2 (line 3), ${second.split(',', 1)}: vehType "Borrowed" is none of New, Demo, Used`;
    expect(said).toContain(`${rows.length - 1} rows read, ${rows.length - 2} accepted, 1 quarantined`);
    expect(said).toContain(fault);
    const report = readFileSync(join(project.folder, 'reports/stock.txt'), 'utf8');
    expect(report).toContain(fault);
    expect(report).not.toContain('CANARY');

    expect(project.holdsLastSite()).toBe(false);
    const served = await project.run('scripts/serve.mjs');
    expect(served.said).toContain('There is no whole site in public/');
    expect(served.code).toBe(1);
  });
});

describe('npm start', () => {
  it('says that the port is taken before it builds anything', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { code, said } = await project.run('scripts/start.mjs', { PORT: String(port) });
    await new Promise((resolve) => other.close(resolve));
    expect(said.trim()).toBe(
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=9001 npm start`,
    );
    expect(code).toBe(1);
    expect(project.holdsLastSite()).toBe(true);
  });

  it.each(['scripts/start.mjs', 'scripts/serve.mjs'])(
    '%s says what a port is before anything else',
    async (script) => {
      for (const named of ['nine', '0', '70000', '80.5']) {
        const { code, said } = await project.run(script, { PORT: named });
        expect(said.trim()).toBe(
          `PORT must be a whole number from 1 to 65535, not "${named}". For example: PORT=9001 npm start`,
        );
        expect(code).toBe(1);
      }
    },
  );
});
