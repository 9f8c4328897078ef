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

/** Words that break across two lines. They may do so only if they cannot fit otherwise. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
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
