import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { builtPages, pageFile, spreadSample } from '../support/builtPages';
import { builtSite } from '../support/builtSite';

const site = builtSite();

const all = builtPages();
const isCar = (path: string) => path.startsWith('/stock/item/');
const isListing = (path: string) => path.startsWith('/stock/') && !isCar(path);
const cars = all.filter(isCar);
const listings = all.filter(isListing);
const others = all.filter((path) => !path.startsWith('/stock/'));

/** Every kind of page: all pages of content, some of the many that stock makes. */
const visited = [
  ...others,
  '/stock/',
  '/stock/new-cars/',
  '/stock/demo-cars/',
  '/stock/used-cars/',
  ...spreadSample(listings, 4),
  ...spreadSample(cars, 4),
];

const textOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1]?.trim() ?? '';

describe('every page as the build wrote it', () => {
  it('there are pages of content, listings and cars', () => {
    expect(others).toEqual(expect.arrayContaining(['/', '/finance/', '/vehicles/', '/404/', '/500/']));
    expect(listings.length).toBeGreaterThan(20);
    expect(cars.length).toBeGreaterThan(200);
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

  it('has a title of its own, unless it is a car of which there are several alike', () => {
    const titles = new Map<string, string[]>();
    for (const path of all.filter((path) => !isCar(path))) {
      const title = textOf(readFileSync(pageFile(path), 'utf8'), /<title[^>]*>([^<]*)<\/title>/);
      titles.set(title, [...(titles.get(title) ?? []), path]);
    }
    expect([...titles].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});

/** Words that stand on two lines. They may break only where nothing else lets them fit. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility({ contentVisibilityAuto: true })) continue;
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word[0]} in: ${node.parentElement?.outerHTML.slice(0, 120)}`);
      }
    }
    return broken;
  });

describe('every page in a browser', () => {
  it.each(visited)('is whole, named and as wide as its window: %s', async (path) => {
    const page = await site.openPage(path);
    const facts = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      headings: document.querySelectorAll('h1').length,
      picturesWithoutAlt: [...document.images]
        .filter((image) => !image.hasAttribute('alt'))
        .map(({ src }) => src),
    }));
    expect(facts).toEqual({
      lang: 'en-AU',
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      headings: 1,
      picturesWithoutAlt: [],
    });
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const { needed, wide } = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        return {
          needed: document.documentElement.scrollWidth,
          // Names what sticks out, should the page scroll sideways.
          wide: [...document.querySelectorAll('main *, header *, footer *')]
            .filter((element) => element.getBoundingClientRect().right > edge + 1)
            .slice(0, 3)
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        };
      });
      expect({ width, needed, ...(needed > width ? { wide } : {}) }).toEqual({ width, needed: width });
      if (width > 320) expect(await brokenWords(page)).toEqual([]);
    }
  });
});
