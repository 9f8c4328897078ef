import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, chromiumPath, EVERY_FRAME } from '../support/browser/chromium';
import { serveSite } from '../support/browser/servedSite';
import { samplePages } from '../support/browser/templatePages';
import { BARE, buildBarePage } from './bareSite';
import { median } from './statistics';
import { serveTaggedSite } from './taggedSite';

/**
 * Runs Lighthouse on the built site, mobile with its default throttling: the median of three runs for each page, by turns
 * with a bare Gatsby page that uses the same React. Without paths, it takes one page of every built template.
 *
 * The machine's speed changes from minute to minute, so only the difference from the bare page counts. Target: 5 points.
 * With `--tag`, it compares each page with an analytics tag and a visitor's consent to the same page without. Target: 2.
 * Usage: npm run bench:lighthouse [-- [--tag] /path/ /other/]
 */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  /** Lighthouse's own benchmark of the machine. It simulates a phone with a processor four times slower than this one. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>
  >;
}

/** One run in its own Chromium, so that no run uses another's cache. */
async function run(url: string, chromePath: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', EVERY_FRAME, ...CHROMIUM_FLAGS].join(' ')}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: chromePath } },
  );
  return JSON.parse(stdout) as Report;
}

interface Measured {
  readonly name: string;
  readonly url: string;
  readonly reports: Report[];
}

function tell({ name, reports }: Measured): void {
  const score = (category: string) =>
    Math.round(median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));
  const figure = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((audit) =>
    Math.round(figure(audit)),
  );
  const speed = median(reports.map(({ environment }) => environment.benchmarkIndex));
  console.log(
    `${name} | ${CATEGORIES.map(score).join(' ')} | ${times.join(' ')} ${figure('cumulative-layout-shift').toFixed(3)} | ${Math.round(speed)}`,
  );
}

function tellFailed({ reports: [report] }: Measured): void {
  const failed = Object.values(report?.audits ?? {}).flatMap(({ id, score, scoreDisplayMode }) =>
    scoreDisplayMode === 'binary' && score === 0 ? [id] : [],
  );
  if (failed.length > 0) console.log(`  failed: ${failed.join(', ')}`);
}

/** Takes turns, so that a disturbance affects both. */
async function compare(pair: readonly [Measured, Measured], chromePath: string): Promise<void> {
  for (let turn = 0; turn < RUNS; turn += 1)
    for (const { url, reports } of pair) reports.push(await run(url, chromePath));
  const [first, second] = pair;
  tell(first);
  tellFailed(first);
  tell(second);
}

const HEADINGS =
  'template page | performance accessibility best-practices seo | FCP LCP TBT CLS | speed of the machine';

async function withTag(paths: readonly string[]): Promise<void> {
  const site = await serveTaggedSite();
  const chromePath = await chromiumPath();
  console.log(HEADINGS);
  try {
    for (const path of paths)
      await compare(
        [
          { name: `tag ${path}`, url: site.tagged + path, reports: [] },
          { name: '  without', url: site.plain + path, reports: [] },
        ],
        chromePath,
      );
  } finally {
    await site.stop();
  }
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const paths = words.filter((word) => word !== '--tag');
  if (words.includes('--tag')) return withTag(paths.length > 0 ? paths : ['/', '/stock/', '/about-us/']);
  console.log('Building the bare page …');
  const barePath = buildBarePage();
  // At another address, the refused service worker would be an error in the console, which costs 4 points.
  const [site, bareSite] = [await serveSite('.', 'localhost'), await serveSite(BARE, 'localhost')];
  const chromePath = await chromiumPath();
  try {
    const pages = paths.length > 0 ? paths.map((path) => ['', path] as const) : samplePages(1);
    console.log(HEADINGS);
    for (const [template, page] of pages) {
      const ours: Measured = { name: `${template} ${page}`, url: site.url + page, reports: [] };
      const bare: Measured = { name: '  bare page', url: bareSite.url + barePath, reports: [] };
      await compare([ours, bare], chromePath);
    }
  } finally {
    await site.stop();
    await bareSite.stop();
  }
}

void main();
