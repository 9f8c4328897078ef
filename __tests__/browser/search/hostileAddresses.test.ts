import { ALL_FILTERS } from '../../../src/search/filters/filters';
import { spreadSample } from '../../../support/browser/builtPages';
import { samplePages } from '../../../support/browser/templatePages';
import { brokenAddresses, HASHES } from '../../support/browser/brokenAddresses';
import { builtSite, someOf } from '../../support/browser/builtSite';
import { address, listingShown } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { runs } from '../../support/runs';

const site = builtSite();
jest.setTimeout(runs(60_000, 1_200_000));

const ESCAPED = [
  '/stock/..%2f..%2fetc',
  '/stock/item/a%2Fb/',
  '/stock/item/%23/',
  '/a%26b/',
  '/%2541/',
  '/%2F%2Fhost.example/',
  '/a%3Fb=c/',
  '/%40/%3A/%3D/%2B/%24/%2C/%3B/',
  '/contact%2f',
  '/caf%C3%A9/%7e/',
  '/:x/*/',
  '/%25/',
  '/stock/100%25/',
  '/contact/%25%32/',
];

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

/** Values that no form of ours writes: not to be decoded, of another type, names of JavaScript's own, markup, endless. */
const VALUES = ['%', '%E0%A4%A', '__proto__', '_', '-1', '1e400', '%3Cscript%3E', 'x'.repeat(2000)];
const OTHER_KEYS = ['keywords', 'page', 'sortBy', 'affordAmount', 'frequency', 'depositAmount'];
const KEYS = [...new Set([...ALL_FILTERS.flatMap(({ parameters }) => parameters), ...OTHER_KEYS])];

/** `npm run test:deep` takes them all. */
const some = (addresses: readonly string[]) => spreadSample(addresses, runs(3, addresses.length));

/** A listing that a visitor can go on from: a heading, a way to search, and cars or help to find some. */
const shows = async (url: string): Promise<string> => {
  const page = await site.openPage(url, {
    expectedFailures: PATHS.includes(url) ? [/^(\/page-data)?\/stock\/./] : [],
  });
  await eventually(async () => {
    const main = page.getByRole('main');
    expect(
      await main
        .getByRole('searchbox')
        .or(main.getByRole('combobox', { name: 'Search Our Stock' }))
        .count(),
    ).toBe(1);
    // A page of results beyond the last has cars to count and none to show, until it has become the first.
    const { count, titles } = await listingShown(page);
    if (count > 0) expect(titles.length).toBeGreaterThan(0);
    else await main.getByText('No cars match all of that').waitFor({ timeout: 1000 });
  });
  expect((await page.getByRole('heading', { level: 1 }).innerText()).trim()).not.toBe('');
  return address(page);
};

describe('An address that no person would write', () => {
  test.each(some([...QUERIES.map((query) => `/stock/${query}`), ...PATHS]))(
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

describe('An address that scripts cannot read leaves the page whole:', () => {
  /** A page of each template in `npm run test:deep`. */
  const pages = process.env.DEEP ? samplePages(1).map(([, path]) => path) : ['/contact/'];
  test.each(pages)('a hash of %s', async (path) => {
    expect(
      await brokenAddresses(
        site,
        some(HASHES).map((hash) => path + hash),
      ),
    ).toEqual([]);
  });

  test.each(someOf(KEYS, 1))('a hostile %s', async (key) => {
    expect(
      await brokenAddresses(
        site,
        some(VALUES).map((value) => `/stock/?${key}=${value}`),
      ),
    ).toEqual([]);
  });

  test('a path', async () => {
    expect(await brokenAddresses(site, some(ESCAPED))).toEqual([]);
  });

  test('a hash that is typed, or followed from a page', async () => {
    const page = await site.openPage('/contact/');
    const heading = page.getByRole('heading', { level: 1 });
    for (const hash of some(HASHES)) {
      await page.evaluate((typed) => {
        window.location.hash = typed;
      }, hash);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await heading.innerText()).toBe('Contact us');
    }
    await page.evaluate(() =>
      (window as unknown as { ___navigate: (to: string) => void }).___navigate('/privacy/#50%off'),
    );
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).first().waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  });
});
