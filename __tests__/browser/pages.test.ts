import { readFileSync } from 'node:fs';
import { builtPages, pageFile, spreadSample } from '../../support/browser/builtPages';
import { SAMPLES, samplePages } from '../../support/browser/templatePages';
import { builtSite } from '../support/browser/builtSite';
import { brokenWords, pageFacts, sidewards, WHOLE_PAGE } from '../support/browser/pageLook';
import { runs } from '../support/runs';
import { publishedStock } from '../support/stock/publishedStock';

const site = builtSite();

const all = builtPages();
const isCar = (path: string) => path.startsWith('/stock/item/');
const isListing = (path: string) => path.startsWith('/stock/') && !isCar(path);
const cars = all.filter(isCar);
const listings = all.filter(isListing);
const others = all.filter((path) => !path.startsWith('/stock/'));

/** `templates.test.ts` looks at these, and at more of each. */
const lookedAtElsewhere = new Set(samplePages(SAMPLES).map(([, path]) => path));
/** Every kind of page: all pages of content, some of the many that stock makes. */
const visited = [
  ...others,
  '/stock/',
  '/stock/new-cars/',
  '/stock/demo-cars/',
  '/stock/used-cars/',
  ...spreadSample(listings, 4),
  ...spreadSample(cars, 4),
].filter((path) => !lookedAtElsewhere.has(path));

const textOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1]?.trim() ?? '';

describe('every page as the build wrote it', () => {
  it('there are pages of content, listings and cars', () => {
    expect(others).toEqual(expect.arrayContaining(['/', '/finance/', '/vehicles/', '/404/', '/500/']));
    expect(listings.length).toBeGreaterThan(20);
    expect(cars).toHaveLength(publishedStock().length);
  });

  it('has a language, one title, one description and one first heading in its HTML', () => {
    const faulty = all.filter((path) => {
      const html = readFileSync(pageFile(path), 'utf8');
      const head = textOf(html, /<head[^>]*>([\s\S]*?)<\/head>/);
      return !(
        /<html[^>]* lang="en-AU"/.test(html) &&
        (head.match(/<title\b/g)?.length ?? 0) === 1 &&
        textOf(head, /<title[^>]*>([^<]*)<\/title>/) !== '' &&
        (head.match(/<meta[^>]*name="description"[^>]*content="[^"]+"/g)?.length ?? 0) === 1 &&
        (html.match(/<h1\b/g)?.length ?? 0) === 1
      );
    });
    expect(faulty).toEqual([]);
  });

  it('has the same header, footer and scripts, whoever wrote it', () => {
    const shared = (path: string) => {
      const html = readFileSync(pageFile(path), 'utf8');
      return [
        /<header[\s\S]*?<\/header>/,
        /<footer[\s\S]*<\/footer>/,
        /window\.___chunkMapping="(?:[^"\\]|\\.)*"/,
        /<script src="\/webpack-runtime-.*?\/app-[^"]*"/,
        /<slice-/,
      ].map((part) => html.match(part)?.[0]);
    };
    const expected = shared('/');
    expect(expected.map((part) => part !== undefined)).toEqual([true, true, true, true, false]);
    expect(all.filter((path) => JSON.stringify(shared(path)) !== JSON.stringify(expected))).toEqual([]);
  });

  it('has its own title, unless it shows one of several identical cars', () => {
    const titles = new Map<string, string[]>();
    for (const path of all.filter((path) => !isCar(path))) {
      const title = textOf(readFileSync(pageFile(path), 'utf8'), /<title[^>]*>([^<]*)<\/title>/);
      titles.set(title, [...(titles.get(title) ?? []), path]);
    }
    expect([...titles].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});

/** `npm run test:deep` visits every one. */
const visits = spreadSample(visited, runs(6, visited.length));

describe('every page in a browser', () => {
  it.each(visits)('is whole, named and as wide as its window: %s', async (path) => {
    const page = await site.openPage(path);
    expect(await pageFacts(page)).toEqual(WHOLE_PAGE);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewards(page)).toEqual([]);
      if (width > 320) expect(await brokenWords(page)).toEqual([]);
    }
  });
});
