import type { Page } from 'playwright-core';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { hostedOn, indexOn } from '../search/algoliaServer/hostedStock';
import { type AlgoliaServer, startAlgoliaServer } from '../search/algoliaServer/startAlgoliaServer';
import { carsForSale } from '../stock/publishedStock';
import { builtSite } from './builtSite';
import { withHostedSearch } from './hostedSite';
import { filterRail } from './stockListing';

const QUERIES = '/1/indexes/*/queries';
const NOTICE = /^Our usual search is taking a short break/;

const filters = (page: Page) => filterRail(page);
export const chooseUsed = (page: Page) => filters(page).getByRole('checkbox', { name: /^Used/ }).click();
export const chooseSuv = (page: Page) => filters(page).getByRole('button', { name: /^SUV/ }).click();
/** What shoppers read while the hosted search does not answer. */
export const notice = (page: Page) => page.getByRole('main').getByText(NOTICE);

/** The built site with a hosted search, for the tests of one file: a server of its protocol on this machine has all cars. */
export function hostedListings() {
  const site = builtSite();
  const cars = carsForSale();
  const countOf = (matches: (car: StockItem) => boolean): number => cars.filter(matches).length;
  let server: AlgoliaServer;
  beforeAll(async () => {
    server = await startAlgoliaServer();
    await indexOn(server, cars.map(toIndexRecord));
  });
  afterEach(() => server.goWrong(null));
  afterAll(() => server.stop());

  return {
    site,
    server: () => server,
    cars,
    used: countOf(({ vehType }) => vehType === 'Used'),
    usedSuvs: countOf(({ vehType, bodyType }) => vehType === 'Used' && bodyType === 'SUV'),
    /** Opens a listing of a site with the hosted search, and takes note of the files of the embedded one. */
    openListing: async (path: string, prepareMore: (page: Page) => unknown = () => undefined) => {
      const embeddedFiles: string[] = [];
      const page = await site.openPage(path, {
        expectedFailures: [QUERIES],
        prepare: async (page) => {
          page.on('request', (request) => {
            const { pathname } = new URL(request.url());
            if (/^\/stock-index\/(core|text|cards)/.test(pathname)) embeddedFiles.push(pathname);
          });
          // The page's clock runs as any, and can be put forward.
          await page.clock.install();
          await withHostedSearch(hostedOn(server))(page);
          await prepareMore(page);
        },
      });
      return { page, embeddedFiles };
    },
  };
}
