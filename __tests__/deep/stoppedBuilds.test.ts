import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProject, expectNoStack, type ProjectCopy, UNTOUCHED } from '../support/browser/projectCopy';
import { startOtherEndpoint } from '../support/content/otherEndpoint/startOtherEndpoint';
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

/** The build ended before it changed the site, with a fault in words that hold these. */
function expectStopped({ code, said }: { code: number | null; said: string }, ...words: readonly string[]) {
  for (const word of [...words, UNTOUCHED]) expect(said).toContain(word);
  expectNoStack(said);
  expect(code).not.toBe(0);
  expect(project.holdsLastSite()).toBe(true);
}

describe('a build that cannot go on stops before it changes the site, and says all that is wrong at once', () => {
  it('two faults in a content file', async () => {
    project.change('dealers/quillbrook/content/vehicles/jasper.md', 'tagline:', 'taglinne:');
    project.change('dealers/quillbrook/content/vehicles/jasper.md', 'fromPrice: 42990', 'fromPrice: a lot');
    const { code, said } = await project.run('scripts/build.mjs');
    expect(said).toContain('content/vehicles/jasper.md');
    expect(said).toContain('taglinne');
    expect(said).toMatch(/fromPrice[^.]*number/);
    expectStopped({ code, said });
  });

  it('a link that leads nowhere', async () => {
    project.change('dealers/quillbrook/content/pages/about-us.yml', 'url: /visit-us/', 'url: /no-such-page/');
    const stopped = await project.run('scripts/build.mjs');
    expectStopped(stopped, 'content/pages/about-us.yml', '/no-such-page/ leads to no page');
  });

  it('a content endpoint that cannot be reached', async () => {
    const { code, said } = await project.run('scripts/build.mjs', {
      CONTENT_URL: 'http://dealer:CANARY@127.0.0.1:1/graphql?token=CANARY',
    });
    expect(said).toContain('http://127.0.0.1:1/graphql');
    expect(said).not.toContain('CANARY');
    expectStopped({ code, said }, 'CONTENT_URL');
  });

  it('content of another endpoint that the contract does not allow', async () => {
    const endpoint = await startOtherEndpoint((field, value) => {
      if (field === 'pages' && Array.isArray(value))
        return value.filter(({ pageType }) => pageType !== 'home');
      if (field === 'dealershipStockType') return 'spaceships';
      return field === 'ancapRating' && value !== null ? 7 : value;
    });
    const stopped = await project.run('scripts/build.mjs', { CONTENT_URL: endpoint.url });
    await endpoint.stop();
    expectStopped(
      stopped,
      'there must be a page with pageType: home',
      'Site: dealershipStockType: must be one of cars, bikes',
      'Vehicle "vehicle-1": displayFields.ancapRating: must be from 0 to 5, not 7',
    );
  });

  it('a stock feed that is not there', async () => {
    mkdirSync(join(project.folder, 'reports'), { recursive: true });
    project.write('reports/stock.txt', 'stock.csv: 210 rows read');
    const compiled = plantCache(realpathSync(project.folder));
    const stopped = await project.run('scripts/build.mjs', { STOCK_FEED: 'missing.csv' });
    expect(existsSync(compiled)).toBe(true);
    // The report is about this import, not about the one before.
    const report = readFileSync(join(project.folder, 'reports/stock.txt'), 'utf8');
    expect(report).toContain('missing.csv: cannot be read: the file does not exist');
    expect(report).not.toContain('210 rows read');
    expectStopped(stopped, 'missing.csv');
  });

  it('two wrong settings, and faults of two files of the dealer', async () => {
    project.change('dealers/quillbrook/site.yml', 'locale:', 'local:');
    project.write('dealers/quillbrook/redirects.yml', '- { from: /a/, to: /a/ }\n');
    const stopped = await project.run('scripts/build.mjs', {
      CONTENT_URL: 'not an address',
      STOCK_ANY_BRAND: 'perhaps',
    });
    expectStopped(
      stopped,
      'CONTENT_URL=not an address',
      'STOCK_ANY_BRAND=perhaps must be true or false',
      'dealers/quillbrook/site.yml: local: is not a field of this file',
      'dealers/quillbrook/redirects.yml: [0].to: leads to itself',
    );
  });
});

describe('a first build in a copy of another folder', () => {
  it('deletes the cache that was copied too, and if it stops, says nothing of a site that does not exist yet', async () => {
    const compiled = plantCache('/srv/another-folder');
    rmSync(join(project.folder, 'public'), { recursive: true });
    const { code, said } = await project.run('scripts/build.mjs', { STOCK_FEED: 'missing.csv' });
    expect(said).toContain('The cache was copied from /srv/another-folder: it is deleted');
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
