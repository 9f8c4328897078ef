import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureProcess, type ProcessCost } from '../support/measureProcess';
import { LAST_PAGES } from '../support/projectFolder';
import { BARE, writeBareSite } from './bareSite';

/**
 * How the time of a production build grows with the stock, compared with a bare Gatsby site with as many pages (one component, one
 * line). It builds this site in its own public/, with all its pages, from so many listings with pictures
 * (bench/sampleFeed.ts), and the bare site under reports/. Each is built twice: without pages and Gatsby's state, and "a
 * night later", on top of that build, with 50 prices changed, and as many pages of the bare site. Webpack's caches and
 * published pictures are kept, so run it twice and take the second result. `npm run build` restores the site's own stock.
 *
 * Usage: npm run bench:build -- LISTINGS.csv.gz [SIZES, such as 2000,16734]   (Linux only)
 */
interface Built {
  readonly pages: number;
  readonly cost: ProcessCost;
}

/** Removes pages and data of the last build. Compiled code stays, and so do pictures, whose names depend on their content. */
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
  if (cost.code !== 0) throw new Error(`The build in ${cwd} ended with ${cost.code}`);
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
  // Moved away and never deleted: a file system is slow for a minute after thousands of files were deleted. Out of the
  // project, which Gatsby's compiler searches; TMPDIR must be on the same file system.
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
      // Gatsby's compiler would search these pages too.
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
