import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAST_PAGES } from '../support/projectFolder';
import { BARE, writeBareSite } from './build/bareSite';
import { measureProcess, type ProcessCost } from './build/measureProcess';

/**
 * How a production build grows with the stock, beside a bare Gatsby site with as many pages: one component, one line.
 * Builds this site in its own public/ with so many of the listings, pictures and all (bench/sampleFeed.ts), and the bare
 * one under reports/, each twice: with its pages and all that Gatsby knows made anew, and a night later, over what that
 * build left, when every page of stock has changed. The target is at most twice the bare site. Webpack's caches and the
 * published sizes of pictures are kept: run it twice and take the second; `npm run build` brings the site's own stock back.
 *
 * Usage: npm run bench:build -- LISTINGS.csv.gz [SIZES, such as 2000,16734]   (Linux only)
 */
interface Built {
  readonly pages: number;
  readonly cost: ProcessCost;
}

/** Pages and data of the last build go; compiled code stays, and pictures that are called by what is in them. */
function forgetPages(project: string, aside: string): void {
  const published = readdirSync(join(project, 'public')).filter((name) => name !== 'pictures');
  const folder = mkdtempSync(join(aside, 'pages-'));
  for (const [at, name] of [...published.map((name) => join('public', name)), ...LAST_PAGES].entries())
    if (existsSync(join(project, name))) renameSync(join(project, name), join(folder, String(at)));
}

async function build(cwd: string, env: Readonly<Record<string, string>>): Promise<Built> {
  const cost = await measureProcess('npx', ['--no-install', 'gatsby', 'build'], {
    cwd,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', ...env },
  });
  const files = readdirSync(join(cwd, 'public'), { recursive: true }) as string[];
  return { pages: files.filter((name) => name.endsWith('index.html')).length, cost };
}

function tell(name: string, { pages, cost }: Built): void {
  const { seconds, cpuSeconds, peakMemory } = cost;
  console.log(
    `${name.padEnd(26)}${pages} pages in ${seconds.toFixed(0)} s (${(pages / seconds).toFixed(0)} a second), ` +
      `${cpuSeconds.toFixed(0)} s of processor, ${(peakMemory / 1e9).toFixed(2)} GB at most`,
  );
}

async function main(): Promise<void> {
  const [listings, sizes = '2000'] = process.argv.slice(2);
  if (listings === undefined) throw new Error('Usage: npm run bench:build -- LISTINGS.csv.gz [2000,16734]');
  mkdirSync('public', { recursive: true });
  writeBareSite();
  const feed = mkdtempSync(join(tmpdir(), 'bench-build-'));
  // Aside and not away, not at the end either: a file system goes slowly where thousands of files were removed a minute
  // ago. Out of the project, which Gatsby's compiler looks through; TMPDIR has to be on the same file system.
  const aside = mkdtempSync(join(tmpdir(), 'bench-build-aside-'));
  for (const size of sizes.split(',')) {
    for (const project of ['.', BARE]) forgetPages(project, aside);
    for (const [night, kind] of ['made anew', 'a night later'].entries()) {
      execFileSync('npx', [
        '--no-install',
        'tsx',
        'bench/sampleFeed.ts',
        listings,
        size,
        feed,
        String(night),
      ]);
      // The compiler would look through its pages too.
      renameSync(BARE, join(aside, 'bare-site'));
      const ours = await build('.', { STOCK_FEED: join(feed, 'stock.csv'), STOCK_ANY_BRAND: 'true' });
      renameSync(join(aside, 'bare-site'), BARE);
      tell(`${size} cars, ${kind}`, ours);
      const bare = await build(BARE, { PAGES: String(ours.pages), NIGHT: String(night) });
      tell('  bare Gatsby', bare);
      const ratio = (part: (cost: ProcessCost) => number) => (part(ours.cost) / part(bare.cost)).toFixed(1);
      console.log(
        `  ratio                     ${ratio((cost) => cost.seconds)} of the time, ${ratio((cost) => cost.cpuSeconds)} of the processor`,
      );
    }
  }
  rmSync(feed, { recursive: true });
  console.log(
    `The pages of earlier builds lie in ${aside}; a build right after their removal would be slower.`,
  );
}

void main();
