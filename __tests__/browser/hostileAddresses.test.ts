import { builtSite } from '../support/builtSite';
import { eventually } from '../support/eventually';
import { address, listingShown } from '../support/stockListing';

const site = builtSite();

const QUERIES = [
  '?priceRange=abc_&yearRange=_&kilometresMax=-1&page=0&sortBy=../../x',
  '?make=__proto__&model=constructor&colour=%E0%A4%A&&=&===',
  '?affordAmount=1e400&frequency=toString&depositAmount=NaN',
  `?keywords=${'x'.repeat(2000)}`,
  "?location=' OR 1=1 --&seats=<script>&colour=-Red&utm_source=a%20b",
  '?page=99999&sortBy=stock_price_desc&special=&brandCertified=maybe',
  '?vehicleType=Rented&make=Tesla&fuelType=Antimatter&gclid=x',
];
const PATHS = ['/stock/tesla/hilux/sr5/x/y/z/', '/stock/__proto__/', '/stock/%E0%A4%A/'];

/** A listing that a visitor can go on from: a heading, a way to search, and cars or help to find some. */
const shows = async (url: string): Promise<string> => {
  const page = await site.openPage(url, {
    expectedFailures: PATHS.includes(url) ? [/^(\/page-data)?\/stock\/./] : [],
  });
  await eventually(async () => {
    const main = page.getByRole('main');
    expect(await main.getByRole('searchbox').count()).toBe(1);
    // A page of results beyond the last has cars to count and none to show, until it has become the first.
    const { count, titles } = await listingShown(page);
    if (count > 0) expect(titles.length).toBeGreaterThan(0);
    else await main.getByText('No cars match all of that').waitFor({ timeout: 1000 });
  });
  expect((await page.getByRole('heading', { level: 1 }).innerText()).trim()).not.toBe('');
  return address(page);
};

describe('An address that nobody would write', () => {
  test.each([...QUERIES.map((query) => `/stock/${query}`), ...PATHS])(
    '%.60s shows a listing',
    async (url) => {
      const settled = await shows(url);
      expect(settled.startsWith('/stock/')).toBe(true);
      expect(await shows(settled)).toBe(settled);
    },
  );

  test('keeps the parameters of others', async () => {
    const settled = await shows('/stock/?priceRange=abc&utm_source=mail%20shot&gclid=a+b');
    expect(settled).toBe('/stock/?utm_source=mail%20shot&gclid=a+b');
  });
});
