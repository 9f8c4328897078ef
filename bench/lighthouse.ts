import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, chromiumPath } from '../__tests__/support/chromium';
import { serveSite } from '../__tests__/support/servedSite';
import { samplePages } from '../__tests__/support/templatePages';

/**
 * Lighthouse on the built site, mobile with its default throttling: the median of three runs for each page.
 * Without paths, one page of every template that was built.
 * Usage: npm run bench:lighthouse [-- /path/ /other/]
 */
const RUNS = 3;
/**
 * Chromium gives a page that leaves some frames unanswered one frame a second. On a machine whose processor is shared, a
 * page that starts is such a one every so often, and would be measured as painted after one or two seconds.
 */
const EVERY_FRAME = '--disable-frame-rate-limit';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Report {
  /** Lighthouse's own measure of the machine; a phone is imitated by a processor four times slower than this one. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>
  >;
}

/** One run in a Chromium of its own, so that no run finds another one's cache. */
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

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const site = await serveSite();
  const chromePath = await chromiumPath();
  try {
    const pages = asked.length > 0 ? asked.map((path) => ['', path] as const) : samplePages(1);
    console.log(
      'template page | performance accessibility best-practices seo | FCP LCP TBT CLS | speed of the machine',
    );
    for (const [template, page] of pages) {
      const runs: Report[] = [];
      for (let turn = 0; turn < RUNS; turn += 1) runs.push(await run(site.url + page, chromePath));
      const score = (name: string) =>
        Math.round(median(runs.map((lhr) => (lhr.categories[name]?.score ?? 0) * 100)));
      const figure = (name: string) =>
        median(runs.map((lhr) => lhr.audits[name]?.numericValue ?? Number.NaN));
      console.log(
        `${template} ${page} | ${CATEGORIES.map(score).join(' ')} | ${Math.round(figure('first-contentful-paint'))} ${Math.round(
          figure('largest-contentful-paint'),
        )} ${Math.round(figure('total-blocking-time'))} ${figure('cumulative-layout-shift').toFixed(3)} | ${Math.round(median(runs.map(({ environment }) => environment.benchmarkIndex)))}`,
      );
      const failed = Object.values(runs[0]?.audits ?? {}).flatMap(({ id, score: value, scoreDisplayMode }) =>
        scoreDisplayMode === 'binary' && value === 0 ? [id] : [],
      );
      if (failed.length > 0) console.log(`  failed: ${failed.join(', ')}`);
    }
  } finally {
    await site.stop();
  }
}

void main();
