import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { builtPages, pageFile, spreadSample } from '../../support/browser/builtPages';
import { launchChromium } from '../../support/browser/chromium';
import { type ServedSite, serveSite } from '../../support/browser/servedSite';
import { axeViolations } from '../support/browser/axeViolations';
import { answersToClicks, PHONE } from '../support/browser/builtSite';
import { copyProject, type ProjectCopy } from '../support/browser/projectCopy';
import { watchFaults } from '../support/browser/watchFaults';
import { hostilePieces, hostileSpoil } from '../support/content/hostileContent';
import { type OtherEndpoint, startOtherEndpoint } from '../support/content/otherEndpoint/startOtherEndpoint';
import { startSampleEndpoint } from '../support/content/sampleEndpoint';

jest.setTimeout(1_800_000);

let project: ProjectCopy;
let browser: Browser;
beforeAll(async () => {
  project = copyProject();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  project?.remove();
});

const isStock = (path: string) => path.startsWith('/stock/');

describe.each([
  ['an endpoint that is not ours, with odd words, absent options and empty lists', undefined],
  ['an endpoint that gives attacks for every word, text and address', hostileSpoil()],
])('a whole site of %s', (_name, spoil) => {
  let said = '';
  let site: ServedSite;

  beforeAll(async () => {
    project.reset();
    const endpoint: OtherEndpoint = await startOtherEndpoint(spoil);
    const built = await project.run('scripts/build.mjs', { CONTENT_URL: endpoint.url, TEST_FORMS: 'true' });
    said = built.said;
    // The site stands on its own: nothing of it asks the endpoint again.
    await endpoint.stop();
    if (built.code !== 0) throw new Error(said.slice(-4000));
    site = await serveSite(project.folder);
  });
  afterAll(() => site?.stop());

  const visited = (): readonly string[] => {
    const all = builtPages(project.folder);
    return [...all.filter((path) => !isStock(path)), '/stock/', ...spreadSample(all.filter(isStock), 8)];
  };

  /** Opens a page on a phone and says all that is wrong with it. */
  const faultsOf = async (
    page: Page,
    path: string,
    faults: readonly string[],
  ): Promise<readonly string[]> => {
    const before = faults.length;
    await page.goto(site.url + path);
    await answersToClicks(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const { needed, wide, taken } = await page.evaluate(() => {
      const edge = document.documentElement.clientWidth;
      return {
        needed: document.documentElement.scrollWidth,
        wide: [...document.querySelectorAll('main *, header *, footer *')]
          .filter((element) => element.getBoundingClientRect().right > edge + 1)
          .slice(0, 2)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        taken: 'taken' in window,
      };
    });
    return [
      ...faults.slice(before),
      ...(needed > PHONE.width ? [`${path} is ${needed} wide: ${wide.join(' ')}`] : []),
      ...(taken ? [`${path} ran an attack`] : []),
    ];
  };

  it('is built without an error', () => {
    expect(said).not.toMatch(/\berror\b|\bERR!|could not be fetched/i);
    expect(builtPages(project.folder).filter((path) => path.startsWith('/blog/')).length).toBeGreaterThan(
      320,
    );
  });

  it('holds nothing hostile in its HTML', () => {
    const own = /^<(script|style|link|meta)\b/i;
    const found = visited().flatMap((path) =>
      hostilePieces(readFileSync(pageFile(path, project.folder), 'utf8'))
        .filter((piece) => !own.test(piece) || /evil|taken|http-equiv="refresh/i.test(piece))
        .map((piece) => `${path}: ${piece}`),
    );
    expect(found).toEqual([]);
  });

  it('shows every page of content on a phone, alive, no wider than the phone and without a complaint', async () => {
    const context = await browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    const faults = watchFaults(page, []);
    const all: string[] = [];
    for (const path of visited()) all.push(...(await faultsOf(page, path, faults)));
    await context.close();
    expect(all).toEqual([]);
  });

  it('has nothing for axe to find on a page of each kind', async () => {
    const kinds = new Map(
      visited().map((path) => [path.replace(/\d+/g, '').split('/').slice(0, 3).join('/'), path]),
    );
    const context = await browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of kinds.values()) {
      await page.goto(site.url + path);
      await answersToClicks(page);
      found.push(...(await axeViolations(page)).map((fault) => `${path}: ${fault}`));
    }
    await context.close();
    expect(found).toEqual([]);
  });
});

describe('a whole site of the sample endpoint in the documentation', () => {
  it('is built and opens with its home page', async () => {
    project.reset();
    const endpoint = await startSampleEndpoint();
    const { code, said } = await project.run('scripts/build.mjs', { CONTENT_URL: endpoint.url });
    await endpoint.stop();
    if (code !== 0) throw new Error(said.slice(-4000));
    const site = await serveSite(project.folder);
    const context = await browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    const faults = watchFaults(page, []);
    await page.goto(site.url);
    await answersToClicks(page);
    expect(await page.getByText('Come and see us.').isVisible()).toBe(true);
    await page.goto(`${site.url}/stock/`);
    await page.getByRole('heading', { name: 'Cars in stock' }).waitFor();
    await context.close();
    await site.stop();
    expect(faults).toEqual([]);
  });
});
