import type { Page } from 'playwright-core';
import { dollarsToCents } from '../../src/domain/money';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { toIndexRecord } from '../../src/search/toIndexRecord';
import { chooseUsed, hostedListings, notice } from '../support/browser/hostedListings';
import { withChoice, withTracking } from '../support/browser/measuredPages';
import { carHeadings, listingOf } from '../support/browser/stockListing';
import { eventually } from '../support/eventually';
import { indexOn } from '../support/search/algoliaServer/hostedStock';

const { site, server, cars, used, openListing } = hostedListings();

describe('a site with a hosted search', () => {
  it('lists by price what the embedded one lists by price', async () => {
    const { page: hosted } = await openListing('/stock/used-cars/?sortBy=price_asc');
    const embedded = await site.openPage('/stock/used-cars/?sortBy=price_asc');
    const shown = await listingOf(hosted, used);
    expect(shown).toEqual(await listingOf(embedded, used));
  });

  it('shows on a car’s own page the price that it lists, though the page was built with another', async () => {
    const [car] = cars.filter(({ priceType, price }) => priceType !== 'poa' && price !== undefined);
    if (!car) throw new Error('The feed has no priced car.');
    const changed = cars.map((each) =>
      each === car ? { ...car, price: dollarsToCents(12_345), specialPrice: undefined } : each,
    ) as readonly StockItem[];
    await indexOn(server(), changed.map(toIndexRecord));
    try {
      const { page } = await openListing(stockItemPath(car.id, stockTitle(car).title));
      await page.getByRole('complementary', { name: 'Price' }).getByText('$12,345').first().waitFor();
    } finally {
      await indexOn(server(), cars.map(toIndexRecord));
    }
  });

  describe('that may learn what shoppers do', () => {
    const asks = withTracking({ searchInsights: true, campaigns: false });
    const agreed = async (page: Page) => {
      await asks(page);
      await withChoice('granted')(page);
    };
    const LISTING = '/stock/used-cars/?keywords=suv&sortBy=price_asc';
    const named = () =>
      server()
        .events()
        .map(({ eventName }) => eventName);
    const openFirst = async (page: Page) => {
      const heading = carHeadings(page).first();
      await heading.waitFor();
      const title = await heading.innerText();
      await heading.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    };
    const enquire = (page: Page) =>
      page
        .getByRole('complementary', { name: 'Price' })
        .getByRole('link', { name: /^Enquire/ })
        .click();

    it('is told which cars were shown, opened and asked for, and nothing of who did', async () => {
      const before = server().events().length;
      const { page } = await openListing(LISTING, agreed);
      await openFirst(page);
      await enquire(page);
      const said = await eventually(() => {
        const events = server()
          .events()
          .slice(before)
          .filter(({ eventType }) => eventType !== 'view');
        expect(events.map(({ eventName }) => eventName)).toEqual(['Item opened', 'Dealership contacted']);
        return events;
      });
      expect(named()).toContain('Item shown');
      expect(said[0]).toMatchObject({ index: 'quillbrook_price_asc', positions: [1] });
      const tokens = new Set(
        server()
          .events()
          .map(({ userToken }) => String(userToken)),
      );
      expect([...tokens].filter((token) => !token.startsWith('anonymous-'))).toEqual([]);
      const known = ['eventName', 'eventType', 'index', 'objectIDs', 'positions', 'queryID', 'userToken'];
      expect(
        [...new Set(server().events().flatMap(Object.keys))].filter((key) => !known.includes(key)),
      ).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });

    it('is told nothing by a site that asks nobody, whatever the device holds', async () => {
      const before = server().events().length;
      const { page } = await openListing(LISTING, withChoice('granted'));
      await openFirst(page);
      await enquire(page);
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
      expect(server().events().slice(before)).toEqual([]);
    });
  });

  it.each(['forbidden', 'busy', 'broken', 'refuses'] as const)(
    'finds the cars all the same where the service is: %s',
    async (wrong) => {
      const { page } = await openListing('/stock/');
      await server().goWrong(wrong);
      await chooseUsed(page);
      await listingOf(page, used);
      await notice(page).waitFor();
    },
  );
});
