import { samplePages } from '../../../support/browser/templatePages';
import { axeViolations } from '../../support/browser/axeViolations';
import { builtSite, WINDOWS } from '../../support/browser/builtSite';
import { brokenWords, pageFacts, sidewards, WHOLE_PAGE } from '../../support/browser/pageLook';

// What `npm run build` made of this checkout's dealer: `public/`.
const site = builtSite(() => '.');

describe.each(WINDOWS)('the built site in a window of $width pixels', (window) => {
  it.each(samplePages(1))('%s is whole, fits its window and passes axe: %s', async (_template, path) => {
    const page = await site.openPage(path, { window });
    await page.waitForLoadState('load');
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await pageFacts(page)).toEqual(WHOLE_PAGE);
    expect(await sidewards(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });
});
