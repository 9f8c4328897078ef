import '../support/content/productionReact';

import { join } from 'node:path';
import type { StockContentQuery } from '../../generate/content/queryTypes';
import { stockContext } from '../../generate/stock/stockContent';
import { makeStockSite } from '../../generate/stock/stockSite';
import { worklistHtml } from '../../generate/worklist/worklist';
import { loadDealer } from '../../src/config/dealer';
import { readSettings } from '../../src/config/env';
import { moneyOf, priceReaders } from '../../src/domain/stock/parse/readPrice';
import { countryOf } from '../../src/locales/countryOf';
import { okValue } from '../../support/okValue';
import { loadStock } from '../../support/stock/loadStock';
import { dealershipSource } from '../support/content/dealershipSource';
import { openSite, type RenderedPage } from '../support/content/renderedSite';

jest.mock('gatsby', () => jest.requireActual('../support/content/renderedSite').gatsbyOnServer);
jest.mock('../../src/locales/site/locale', () => jest.requireActual('../../src/locales/en-NZ/locale'));
jest.mock('../../src/locales/site/credit', () => jest.requireActual('../../src/locales/en-NZ/credit'));
jest.mock('../../src/locales/site/forms', () => jest.requireActual('../../src/locales/en-NZ/forms'));
// A window with room for the filters beside the results.
jest.mock('../../src/components/search/filterPanel/useIsWide', () => ({ useIsWide: () => true }));
jest.mock('../../src/components/search/filterPanel/useFilterPanel', () => {
  const { FilterPanel } = jest.requireActual('../../src/components/search/filterPanel/FilterPanel');
  return { useFilterPanel: () => jest.requireActual('react').createElement(FilterPanel) };
});

/** A motorcycle like the first one, which is sold. */
const SOLD = 'TM9';

const TARATA = '__tests__/support/dealers/tarata';

/** Words that only an Australian site may have. */
const AUSTRALIAN =
  /[Aa]ustralia|\bA(?:U|UD|BN|CN)\b|en-AU|\+61|\b(?:NSW|QLD|VIC|TAS|ACT)\b|[Cc]omparison rate|Ex\. Govt|[Dd]rive [Aa]way|\b[Rr]ego\b|\b[Uu]te\b|Motor dealer licence|\b04\d\d \d{3}/;

let pages: readonly RenderedPage[];

beforeAll(async () => {
  const now = Date.parse('2026-11-02T00:00:00Z');
  const loadAll = async (content: StockContentQuery) => {
    const { items } = okValue(
      await loadStock({
        feed: join(TARATA, 'feed/stock.csv'),
        site: stockContext(content, readSettings(), loadDealer(TARATA)),
      }),
    );
    const sold = items
      .filter(({ id }) => id === 'TM1')
      .map((item) => ({ ...item, id: SOLD, status: 'sold' as const }));
    return makeStockSite([...items, ...sold], content);
  };
  const opened = await openSite(loadDealer(TARATA), await dealershipSource(now, TARATA), loadAll, now);
  const rendered: RenderedPage[] = [];
  for (const page of opened) rendered.push(await page.render(await page.input()));
  pages = rendered;
}, 120_000);

const words = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const page = (path: string): RenderedPage => {
  const found = pages.find((one) => one.path.startsWith(path));
  if (!found) throw new Error(`No page starts with ${path}: ${pages.map((one) => one.path).join(' ')}`);
  return found;
};

describe('a dealer of motorcycles in New Zealand', () => {
  it('has no Australian word on any page, in its structured data, or in its head', () => {
    const found = pages.flatMap(({ path, html, head }) =>
      [html, head].flatMap((text) => {
        const at = text.search(AUSTRALIAN);
        return at < 0 ? [] : [`${path}: ${text.slice(Math.max(0, at - 60), at + 40)}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it('adds its own tax to a price without it, and leaves out a price of another country', () => {
    const { price } = priceReaders(moneyOf(countryOf('en-NZ')));
    expect(okValue(price('$1,000 + GST'))).toBe(115_000);
    expect(price('AU$1,000').kind).toBe('err');
  });

  it('shows prices in the words of its law, and structured data in its currency', () => {
    const used = page('/stock/item/TM1/');
    expect(words(used.html)).toContain('$9,990 On the road, incl. GST');
    expect(used.html + used.head).toContain('"priceCurrency":"NZD"');
    expect(words(page('/stock/item/TM2/').html)).toContain('$7,495 Plus on-road costs, incl. GST');
    expect(words(page('/stock/item/TM3/').html)).toContain('Price on request');
  });

  it('gives search engines no price of what is sold', () => {
    expect(page('/stock/item/TM1/').head).toContain('$9,990');
    expect(page(`/stock/item/${SOLD}/`).head).not.toMatch(/9,?990/);
  });

  it('shows a repayment with its interest rate and what its law wants beside it', () => {
    const text = words(page('/stock/item/TM1/').html);
    expect(text).toMatch(/\$\d+ a week.*12\.95% p\.a\./);
    expect(text).toContain('Credit Contracts and Consumer Finance Act 2003');
    expect(text).toContain('Example: $30,000 over 60 months');
    expect(words(page('/finance-calculator/').html)).toContain('financial service provider FSP12345');
  });

  it('ends no sentence with two full stops, where a rate per annum ends it', () => {
    const all = pages.map(({ html }) => words(html)).join(' ');
    expect(all).toMatch(/Example: .* in monthly repayments at 12\.95% p\.a\.(?!\.)/);
    expect(all).not.toContain('p.a..');
  });

  it('has addresses without states, its own country code and its own registers', () => {
    const footer = page('footer');
    expect(words(footer.html)).toContain('Tarata 7010');
    expect(footer.html).toContain('tel:+6435550140');
    expect(words(footer.html)).toMatch(
      /Tarata Motorcycles Limited , NZBN 9429000000000 . Registered motor vehicle trader M012345/,
    );
    expect(page('/').head + page('/').html).toContain('"addressCountry":"NZ"');
  });

  it('asks for a plate and for no state, and finds the nearest yard without a table of postcodes', () => {
    const form = page('/enquiry/value-trade-in/');
    expect(words(form.html)).toContain('Plate number');
    expect(words(form.html)).not.toMatch(/State/);
    expect(words(page('/find-a-dealer/').html)).toContain('Use my location');
    expect(words(page('/find-a-dealer/').html)).not.toContain('Postcode');
  });
});

it('gives staff their list in its own English', () => {
  const list = worklistHtml([], {
    lang: 'en-NZ',
    siteUrl: 'https://www.dealer.example',
    count: 0,
    today: '2026-11-02',
  });
  expect(list).toContain('<html lang="en-NZ">');
});
