import type { Page } from 'playwright-core';
import { knowsItsWorker, quiet, type Visitor, workerSite } from '../../support/browser/workerSite';
import { eventually } from '../../support/eventually';

const site = workerSite();

const OLD = 0;
const NEW = 1;

/** Files that keep their name from one publication to the next, so that a cache may hold either. */
const KINDS = {
  HTML: (path) => path.endsWith('/') || path.endsWith('.html'),
  'page data': (path) => /^\/(?:page-data\/.+|slice-data)\/[^/]+\.json$/.test(path),
  'app data': (path) => path === '/page-data/app-data.json',
  'index manifest': (path) => path === '/stock-index/manifest.json',
} satisfies Record<string, (path: string) => boolean>;

type KindOfFile = keyof typeof KINDS;
const ALL = Object.keys(KINDS) as readonly KindOfFile[];

/** Scripts, styles and files of the index are named after their content. A deploy may delete the old ones. */
type NamedFiles = 'only the new' | 'old and new';

type Mixture = readonly [old: readonly KindOfFile[], named: NamedFiles];

/** All 16 choices of kinds: bit `place` of a number says whether the kind at that place is old. */
const CHOICES = Array.from({ length: 2 ** ALL.length }, (_, bits) =>
  ALL.filter((_kind, place) => (bits & (1 << place)) !== 0),
);

const MIXTURES: readonly Mixture[] = process.env.DEEP
  ? CHOICES.flatMap((old): Mixture[] => [
      [old, 'only the new'],
      [old, 'old and new'],
    ])
  : [
      [['page data', 'index manifest'], 'only the new'],
      [['HTML', 'app data'], 'old and new'],
    ];

/** The page is read and leads on, with its scripts or without them. */
const isWhole = (page: Page): Promise<void> =>
  eventually(async () => {
    expect(await page.getByRole('heading', { level: 1 }).filter({ visible: true }).count()).toBe(1);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
  });

const follow = async ({ page }: Visitor, path: string): Promise<void> => {
  await page.locator(`main a[href^="${path}"]:not([aria-hidden])`).filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname.startsWith(path) && url.pathname !== path);
  await isWhole(page);
};

describe('a site whose caches hold parts of two publications', () => {
  it.each(MIXTURES)(
    'with old %j and %s named files opens its pages, at most once more each',
    async (old, named) => {
      // Gatsby leaves this error uncaught when it starts on a page whose script a deploy has deleted.
      const visitor = await site.visit(named === 'only the new' ? /^Loading chunk \d+ failed/ : undefined);
      const { page } = visitor;
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
      });
      await visitor.open('/stock/');
      await visitor.keeps('/stock/');

      site.mix((path) => {
        const kind = ALL.find((name) => KINDS[name](path));
        if (kind !== undefined) return [old.includes(kind) ? OLD : NEW];
        return named === 'old and new' ? [NEW, OLD] : [NEW];
      });
      documents = 0;
      await page.reload();
      await isWhole(page);
      // Gatsby may load each page once more, and a click or a Back until then would be for the page that goes.
      await quiet(page);
      await knowsItsWorker(page);
      await follow(visitor, '/stock/item/');
      await quiet(page);
      await knowsItsWorker(page);
      await page.goBack();
      await isWhole(page);
      await quiet(page);
      // The reload, the page of the stock item, the way back, and each of them once more.
      expect(documents).toBeLessThanOrEqual(6);
    },
  );
});
