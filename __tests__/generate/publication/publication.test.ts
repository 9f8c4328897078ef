import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { siteFiles } from '../../../enquiries/staticFiles';
import { REFUSED } from '../../../generate/feed/stockReport';
import { publishRelease, putBack, releasesIn } from '../../../generate/publication/releases';
import { changesText, stockChanges } from '../../../generate/publication/stockChanges';
import { itemFiles } from '../../../generate/stock/stockFiles';
import { publishedItems } from '../../../src/config/publishedSite';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { australia } from '../../../support/australia';
import { type Listening, listening } from '../../../support/listening';
import { okValue } from '../../../support/okValue';
import { aStockItem } from '../../support/stock/aStockItem';

const { prices } = australia.locale;

const CHECKOUT = resolve('.');

const stock = (count: number): readonly StockItem[] =>
  Array.from({ length: count }, (_, at) =>
    aStockItem({ id: `U${1000 + at}`, price: 20_000 + at, year: 2020 }),
  );

/** A night in which 50 prices change, 5 vehicles are sold and 7 arrive. */
const nextMorning = (items: readonly StockItem[]): readonly StockItem[] => [
  ...items.slice(5, 55).map((item) => ({ ...item, price: ((item.price ?? 0) - 50_000) as never })),
  ...items.slice(55),
  ...Array.from({ length: 7 }, (_, at) => aStockItem({ id: `N${at}`, price: 30_000, year: 2026 })),
];

/** Writes what a build writes, in short: a page, the stock, and the mark of a whole site. */
function buildSite(folder: string, items: readonly StockItem[], page: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'stock-index'), { recursive: true });
  for (const { name, bytes } of itemFiles(items)) writeFileSync(join(folder, 'stock-index', name), bytes);
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, '404.html'), 'Not found');
  writeFileSync(join(folder, 'whole-site.json'), JSON.stringify({ page }));
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-publication-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the changes of a publication', () => {
  it('count what is new, what is gone, and what has another price', () => {
    const before = stock(200);
    const { added, gone, repriced, count } = stockChanges(before, nextMorning(before), prices);
    expect([added.length, gone.length, repriced.length]).toEqual([7, 5, 50]);
    expect(count).toEqual({ before: 200, after: 202 });
  });

  it('a vehicle that is marked as sold is gone', () => {
    const [car] = stock(1) as [StockItem];
    expect(stockChanges([car], [{ ...car, status: 'sold' }], prices).gone).toEqual([car]);
  });

  it('are told with both prices, and text of the feed stays text', () => {
    const [car] = stock(1) as [StockItem];
    const hostile = { ...car, model: '<img src=x> | `x`', price: 1_900_000 as never };
    const text = changesText(stockChanges([car], [hostile], prices), {
      title: 'Night',
      report: '1 row was set aside',
    });
    expect(text).toContain('$20,000 Ex. Govt. Charges → $19,000 Ex. Govt. Charges');
    expect(text).not.toContain('<img');
    expect(text).toContain('1 row was set aside');
  });

  it('say that a feed which was refused since the build is not in them, and why', () => {
    const report = `${REFUSED}\nyard.csv: cannot be read: the file does not exist`;
    const text = changesText(stockChanges([], [], prices), {
      title: 'Night',
      report,
      builtAt: '2026-11-27T15:30:00.000Z',
    });
    expect(text).toContain('The last feed is not in this publication');
    expect(text).toContain('those of 2026-11-27T15:30:00.000Z');
    expect(text).toContain('yard.csv: cannot be read');
  });
});

describe('a release', () => {
  const site = () => join(folder, 'public');
  const sites = () => join(folder, 'sites');
  const now = () => readFileSync(join(sites(), 'current/index.html'), 'utf8');

  it('is what visitors get, and the one before it can be put back', async () => {
    buildSite(site(), stock(3), 'one');
    okValue(await publishRelease(site(), sites(), 1_000));
    buildSite(site(), stock(3), 'two');
    okValue(await publishRelease(site(), sites(), 2_000));
    expect(now()).toBe('two');
    okValue(await putBack(sites()));
    expect(now()).toBe('one');
    expect(await putBack(sites())).toMatchObject({ kind: 'err' });
    expect(now()).toBe('one');
  });

  it('that was undone is not put back by undoing a later one', async () => {
    for (const page of ['good', 'bad', 'worse']) {
      buildSite(site(), stock(1), page);
      okValue(await publishRelease(site(), sites(), Date.now()));
      if (page !== 'good') okValue(await putBack(sites()));
    }
    expect(now()).toBe('good');
  });

  it('of a site that is not whole is refused, and leaves nothing behind', async () => {
    buildSite(site(), stock(3), 'one');
    okValue(await publishRelease(site(), sites(), 1_000));
    buildSite(site(), stock(3), 'two');
    rmSync(join(site(), 'whole-site.json'));
    expect(await publishRelease(site(), sites(), 2_000)).toMatchObject({ kind: 'err' });
    expect(now()).toBe('one');
    expect(readdirSync(join(sites(), 'releases'))).toHaveLength(1);
  });

  it('takes the place of the fifth before it', async () => {
    for (let at = 1; at <= 8; at += 1) {
      buildSite(site(), stock(1), String(at));
      okValue(await publishRelease(site(), sites(), at));
    }
    expect(await releasesIn(sites())).toHaveLength(5);
    expect(now()).toBe('8');
  });

  it('of the same moment has its own name', async () => {
    buildSite(site(), stock(1), 'one');
    const names = [
      okValue(await publishRelease(site(), sites(), 1)),
      okValue(await publishRelease(site(), sites(), 1)),
    ];
    expect(new Set(names).size).toBe(2);
  });
});

/**
 * The steps of the workflow, run as it runs them: a repository on a git host (a bare one on this disk), a runner that clones
 * it, and a static host on loopback. `npm run build` and `npm run site:check` are invented; everything else is real.
 */
describe('the workflow', () => {
  let site: Listening;
  const project = mkdtempSync(join(tmpdir(), 'forecourt-workflow-'));
  const [origin, author, runner] = ['origin.git', 'author', 'runner'].map((name) => join(project, name)) as [
    string,
    string,
    string,
  ];
  const sites = () => join(folder, 'sites');
  const git = (cwd: string, ...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'init.defaultBranch=main', ...args],
      { cwd, stdio: 'pipe' },
    );

  beforeAll(() => {
    mkdirSync(author);
    for (const name of ['.ci', 'scripts', 'src', 'generate', 'plugins', 'tsconfig.json'])
      cpSync(join(CHECKOUT, name), join(author, name), { recursive: true });
    mkdirSync(join(author, 'dealers/quillbrook/content'), { recursive: true });
    writeFileSync(
      join(author, 'dealers/quillbrook/site.yml'),
      'dealerId: quillbrook\nurl: https://www.quillbrook.invalid\nlocale: en-AU\nlogo: { file: logo.svg }\n',
    );
    writeFileSync(
      join(author, 'dealers/quillbrook/logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    );
    writeFileSync(join(author, 'dealers/quillbrook/content/home.md'), 'Hello');
    writeFileSync(join(author, '.gitignore'), 'node_modules\npublic\nreports\n');
    writeFileSync(
      join(author, 'package.json'),
      JSON.stringify({
        scripts: {
          build: 'node build.mjs',
          'site:check': 'node check.mjs',
          'site:publish': 'tsx scripts/sitePublish.ts',
        },
      }),
    );
    // An invented build: the home page is the content, and the stock is what the feed holds. A broken feed stops it.
    writeFileSync(
      join(author, 'build.mjs'),
      `import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
       const feed = process.env.FEED;
       if (!existsSync(feed + '/stock-index/items.json')) { console.log('success open and validate gatsby-configs'); console.error('\\x1b[41m ERROR \\x1b[0m stock.csv: row 7: the line ends inside quotes'); process.exit(1); }
       rmSync('public', { recursive: true, force: true });
       cpSync(feed, 'public', { recursive: true });
       writeFileSync('public/index.html', readFileSync('dealers/quillbrook/content/home.md', 'utf8'));
       writeFileSync('public/whole-site.json', String(Math.random()));`,
    );
    writeFileSync(
      join(author, 'check.mjs'),
      `if (process.env.FAULTS === 'yes') { console.log('content/pages/home.yml: blocks[0].html: says “plus on-road costs”'); process.exit(1); }`,
    );
    mkdirSync(origin);
    git(origin, 'init', '--bare', '-q');
    git(author, 'init', '-q');
    git(author, 'add', '-A');
    git(author, 'commit', '-qm', 'first');
    git(author, 'push', '-q', origin, 'HEAD:main');
    git(project, 'clone', '-q', '-b', 'main', origin, runner);
    symlinkSync(join(CHECKOUT, 'node_modules'), join(runner, 'node_modules'));
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  beforeEach(async () => {
    mkdirSync(join(sites(), 'quillbrook'), { recursive: true });
    const server = createServer((request, response) => {
      // The runs block this process for longer than an idle connection lives.
      response.setHeader('connection', 'close');
      siteFiles(join(sites(), 'quillbrook/current'))(request, response);
    });
    site = await listening(server);
  });
  afterEach(() => site.stop());

  const feed = (name: string, items?: readonly StockItem[]): string => {
    const path = join(folder, name);
    if (items) buildSite(path, items, '');
    return path;
  };

  /** One run: the newest commit, and the steps. */
  function run(given: {
    readonly feed: string;
    readonly faults?: boolean;
    readonly command?: readonly string[];
    readonly publishCommand?: string;
  }) {
    git(runner, 'pull', '-q', origin, 'main');
    const summary = join(folder, 'summary.md');
    rmSync(summary, { force: true });
    const [command = 'bash', ...args] = given.command ?? ['bash', '.ci/publish'];
    const { status, stderr } = spawnSync(command, args, {
      cwd: runner,
      encoding: 'utf8',
      env: {
        ...process.env,
        DEALER: '',
        FEED: given.feed,
        FAULTS: given.faults ? 'yes' : 'no',
        PUBLISH_TO: sites(),
        PUBLISH_COMMAND: given.publishCommand ?? '',
        GITHUB_STEP_SUMMARY: summary,
      },
    });
    return { status, stderr, summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '' };
  }

  const home = async () => (await fetch(`${site.url}/`)).text();
  const online = async () => (await publishedItems(site.url).catch(() => undefined))?.length;

  function push(words: string): void {
    writeFileSync(join(author, 'dealers/quillbrook/content/home.md'), words);
    git(author, 'commit', '-qam', words);
    git(author, 'push', '-q', origin, 'HEAD:main');
  }

  it('finds the dealers of the repository, or the one that is named', () => {
    const dealers = (DEALER: string) =>
      spawnSync('bash', ['.ci/dealers'], {
        cwd: author,
        encoding: 'utf8',
        env: { ...process.env, DEALER },
      });
    expect(dealers('').stdout.trim()).toBe('names=["quillbrook"]');
    expect(dealers('quillbrook').stdout.trim()).toBe('names=["quillbrook"]');
    expect(dealers('nobody').status).not.toBe(0);
  });

  it('publishes a push and a night’s stock, and leaves the site whole after a broken feed, a failed check and a roll-back', async () => {
    const evening = stock(60);
    expect(run({ feed: feed('evening', evening) })).toMatchObject({ status: 0 });
    expect([await home(), await online()]).toEqual(['Hello', 60]);

    push('Hello again');
    expect(run({ feed: feed('evening') }).summary).toContain('0 new, 0 sold or gone, 0 with another price');
    expect(await home()).toBe('Hello again');

    const night = run({ feed: feed('morning', nextMorning(evening)) });
    expect(night).toMatchObject({ status: 0 });
    expect(night.summary).toContain(
      '62 vehicles for sale, 60 before: 7 new, 5 sold or gone, 50 with another price',
    );
    expect(await online()).toBe(62);

    const broken = run({ feed: feed('broken') });
    expect(broken.status).not.toBe(0);
    expect(broken.summary).toContain('The step "build" failed');
    expect(broken.summary).toContain('    ERROR  stock.csv: row 7: the line ends inside quotes');
    expect(broken.summary).not.toContain('success');
    expect(broken.summary).toContain('What to do');
    expect([await home(), await online()]).toEqual(['Hello again', 62]);

    push('$30,000 plus on-road costs');
    const unlawful = run({ feed: feed('evening'), faults: true });
    expect(unlawful.status).not.toBe(0);
    expect(unlawful.summary).toContain('The step "check" failed');
    expect(unlawful.summary).toContain(
      '    content/pages/home.yml: blocks[0].html: says “plus on-road costs”',
    );
    expect(unlawful.summary).toContain('accepted.yml');
    expect([await home(), await online()]).toEqual(['Hello again', 62]);

    writeFileSync(join(runner, 'public/enquiry-desk.json'), '{"dealerId":"ridgeway"}');
    const command = ['npm', 'run', '--silent', 'site:publish', '--', '--summary', join(folder, 'summary.md')];
    const other = run({ feed: feed('evening'), command });
    expect(other).toMatchObject({
      status: 1,
      summary: expect.stringContaining('holds the site of ridgeway'),
    });
    expect([await home(), await online()]).toEqual(['Hello again', 62]);

    const back = run({
      feed: feed('evening'),
      command: ['npm', 'run', '--silent', 'site:publish', '--', '--back'],
    });
    expect(back).toMatchObject({ status: 0 });
    expect([await home(), await online()]).toEqual(['Hello again', 60]);
  }, 120_000);

  it('says what is where if the command that hands the site on to a host fails', async () => {
    const { status, summary } = run({ feed: feed('evening', stock(60)), publishCommand: 'exit 3' });
    expect([status, await online()]).toEqual([1, 60]);
    const current = join(sites(), 'quillbrook/current');
    expect(summary).toMatch(/^## quillbrook: published as \S+, but only on this machine\n/);
    expect(summary).toContain(
      'PUBLISH_COMMAND ended with status 3, so the host may still have the previous site',
    );
    expect(summary).toContain(`SITE_FOLDER=${current}`);
    expect(summary).toContain('60 vehicles for sale, 0 before');
  }, 120_000);
});
