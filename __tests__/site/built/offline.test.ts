import { readFileSync } from 'node:fs';
import { SAMPLES, samplePages } from '../../../support/browser/templatePages';
import { keptPaths, workerSite } from '../../support/browser/workerSite';

const site = workerSite();
jest.setTimeout(3_600_000);

/**
 * Runs in the page. The paths of pictures that the browser asked for and did not get, although the worker has them. The site
 * has more pictures than the worker keeps.
 */
const lostPictures = async (): Promise<readonly string[]> => {
  const broken = [...document.images]
    .filter(({ complete, currentSrc, naturalWidth }) => complete && currentSrc !== '' && naturalWidth === 0)
    .map(({ currentSrc }) => new URL(currentSrc).pathname);
  const stored = await Promise.all(broken.map((picture) => caches.match(picture)));
  return broken.filter((_, place) => stored[place] !== undefined);
};

/** Every page in the sitemap takes half an hour, so `npm run test:dealer` opens a few of each template. */
const visitedPaths = (): readonly string[] =>
  process.env.DEEP
    ? [...readFileSync('public/sitemap-0.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
        ([, path = '/']) => path,
      )
    : samplePages(SAMPLES)
        .map(([, path]) => path)
        .filter((path) => !/^\/\d+\/$/.test(path));

it('pages of the site that were opened open again without a network', async () => {
  const paths = visitedPaths();
  expect(paths.length).toBeGreaterThan(0);
  const visitor = await site.visit();
  const { page } = visitor;
  const headings = new Map<string, string>();
  for (const path of paths) {
    await visitor.open(path);
    headings.set(path, await page.getByRole('heading', { level: 1 }).innerText());
    // The last of what a page tells the worker: after it, the worker has kept all of it.
    await visitor.keeps(path, `/page-data${path === '/' ? '/index/' : path}page-data.json`);
  }
  const kept = await keptPaths(page);
  console.info(`${paths.length} pages, ${kept.length} files kept`);
  await visitor.goOffline();
  const faults: string[] = [];
  for (const path of paths) {
    await visitor.open(path);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    if (heading !== headings.get(path)) faults.push(`${path}: ${heading}`);
    const lost = await page.evaluate(lostPictures);
    faults.push(...lost.map((picture) => `${path}: ${picture}`));
  }
  expect(faults).toEqual([]);
});
