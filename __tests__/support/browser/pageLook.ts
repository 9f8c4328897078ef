import type { Page } from 'playwright-core';

/** Facts about a hydrated page. */
export const pageFacts = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    headings: document.querySelectorAll('h1').length,
    picturesWithoutAlt: [...document.images]
      .filter((image) => !image.hasAttribute('alt'))
      .map(({ src }) => src),
  }));

/** The facts of a complete page with a title. */
export const WHOLE_PAGE = {
  lang: 'en-AU',
  title: expect.stringMatching(/\S/),
  description: expect.stringMatching(/\S/),
  headings: 1,
  picturesWithoutAlt: [],
};

/** The elements that make a page wider than its window; empty if it does not scroll sideways. */
export const sidewards = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3);
    return [`${scrollWidth} wide in ${clientWidth}`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

/** Words that break across two lines. They may do so only if they cannot fit otherwise, as a chassis number. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility({ contentVisibilityAuto: true })) continue;
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        if (/^[A-Z\d]{17}$/.test(word[0])) continue;
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word[0]} in: ${node.parentElement?.outerHTML.slice(0, 120)}`);
      }
    }
    return broken;
  });

/** The words of cards that a button of theirs covers, in part or whole. */
export const coveredWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main article')].flatMap((card) => {
      const buttons = [...card.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
      return [...card.querySelectorAll('h3, p')].flatMap((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        const isCovered = [...range.getClientRects()].some(({ left, right, top, bottom }) =>
          buttons.some((one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top),
        );
        return isCovered ? [words.textContent ?? ''] : [];
      });
    }),
  );

/** The share of the window's height that elements cover which do not scroll with the page, at the current position. */
const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let height = 0;
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width < innerWidth / 2) continue;
      height = Math.max(height, Math.min(bottom, innerHeight) - Math.max(top, 0));
    }
    return height / innerHeight;
  });

/**
 * Expects a page to fit a small phone, and a window of 1280 × 1024 pixels enlarged to 400 %: nothing scrolls sideways, no word
 * is broken, and no bar takes more than a fifth of the height.
 */
export async function fitsNarrowWindows(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewards(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const y of [0, 400, 1200]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    expect(await coveredShare(page)).toBeLessThanOrEqual(0.2);
  }
}

/** The lists of cards whose last row is shorter than the row before it. */
export const holes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul, main ol')].flatMap((list) => {
      const items = [...list.children]
        .map((item) => item.getBoundingClientRect())
        .filter(({ width }) => width > 100);
      if (getComputedStyle(list).display !== 'grid' || items.length < 2) return [];
      const rights = new Map<number, number>();
      for (const { top, right } of items)
        rights.set(Math.round(top), Math.max(rights.get(Math.round(top)) ?? 0, right));
      const ends = [...rights.values()];
      const widest = Math.max(...ends);
      return ends.some((end) => end < widest - 2)
        ? [`${items.length} in ${list.getAttribute('aria-label') ?? list.textContent?.slice(0, 60)}`]
        : [];
    }),
  );
