import type { Page, Request } from 'playwright-core';
import { builtSite, PHONE } from '../../support/browser/builtSite';
import { carHeadings } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';

const site = builtSite();

/** What is asked for while the first scripts of the page do not come, by its path. */
async function askedWithoutScripts(path: string): Promise<{ readonly page: Page; readonly asked: string[] }> {
  const asked: string[] = [];
  const page = await site.openPage(path, {
    window: PHONE,
    isHydrated: false,
    prepare: async (page) => {
      page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname));
      await page.route(/\/(webpack-runtime|framework|app)-\w+\.js$/, () => new Promise(() => undefined));
    },
  });
  return { page, asked };
}

describe('A link with filters, opened for the first time', () => {
  it('asks for all that the search needs before the first script has come', async () => {
    const { asked } = await askedWithoutScripts('/stock/?make=Ford');
    await eventually(() => {
      for (const file of [
        /^\/component---templates-stock-front-template-tsx-\w+\.js$/,
        /^\/page-data\/stock\/page-data\.json$/,
        /^\/page-data\/sq\/d\/\d+\.json$/,
        /^\/slice-data\/site-header\.json$/,
        /^\/search-worker-\w+\.js$/,
        /^\/stock-index\/manifest\.json$/,
        /^\/stock-index\/core\.\w+\.bin$/,
        /^\/stock-index\/cards\.\w+\.bin$/,
      ])
        expect(asked).toContainEqual(expect.stringMatching(file));
    });
  });

  it('asks for each of those files once', async () => {
    const asked: string[] = [];
    const page = await site.openPage('/stock/?make=Ford', {
      prepare: (page) =>
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (/\.js$|^\/(page-data|slice-data)\/|manifest\.json$/.test(pathname)) asked.push(pathname);
        }),
    });
    await carHeadings(page).first().waitFor();
    expect(asked.filter((path, place) => asked.indexOf(path) !== place)).toEqual([]);
  });
});

describe('A listing without filters, opened for the first time', () => {
  it.each(['/stock/', '/stock/?utm_source=mail'])('%s leaves the line to its pictures', async (path) => {
    const { page, asked } = await askedWithoutScripts(path);
    await page.waitForLoadState('domcontentloaded');
    expect(await carHeadings(page).first().isVisible()).toBe(true);
    expect(asked.filter((each) => /search-worker|stock-index|component---/.test(each))).toEqual([]);
  });
});
