import { join } from 'node:path';
import { GRADE_RULES } from '../../../generate/siteCheck/gradeRules';
import { readContentFiles } from '../../../generate/siteCheck/readSite';
import { stockContext } from '../../../generate/stock/stockContent';
import { makeStockSite, type StockSite } from '../../../generate/stock/stockSite';
import { readSettings } from '../../../src/config/env';
import type { VehicleFieldsFragment } from '../../../src/content/queryTypes';
import { toVehicle, type VehicleContext } from '../../../src/content/vehicles/vehicle';
import { parseSearchUrl } from '../../../src/search/address/url';
import { isInSearch } from '../../../src/search/isInSearch';
import { okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';
import { loadStock } from '../../../support/stock/loadStock';
import { dealershipSource } from '../../support/content/dealershipSource';
import { openSite, type SitePage } from '../../support/content/renderedSite';
import { theDealer } from '../../support/theDealer';

jest.mock('gatsby', () => jest.requireActual('../../support/content/renderedSite').gatsbyOnServer);

const NOW = Date.parse('2026-12-24T00:00:00Z');

let stock: StockSite;
let pages: readonly SitePage[];
beforeAll(async () => {
  pages = await openSite(
    theDealer,
    await dealershipSource(NOW),
    async (content) => {
      const feed = join(DEALERSHIP, 'feed/stock.csv');
      const site = stockContext(content, readSettings(), theDealer);
      stock = makeStockSite(okValue(await loadStock({ feed, site })).items, content);
      return stock;
    },
    NOW,
  );
}, 60_000);

/** The words of a page, with one space between any two. */
async function wordsOf(path: string): Promise<string> {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} has no page.`);
  const { html } = await page.render(await page.input());
  return html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(?:\s|&nbsp;)+/g, ' ');
}

describe('a model of the range', () => {
  it('says the grade that its price and the facts beside it belong to, on its page, in the range and at home', async () => {
    const petrol = 'Garnet Core Petrol · 125 kW · 6.9 L/100 km · Tows 1,200 kg · 5 seats';
    const paths = ['/vehicles/garnet/', '/vehicles/', '/', '/vehicles/garnet/build/'];
    const [page, range, home, build] = await Promise.all(paths.map(wordsOf));
    expect(page).toMatch(/From \$35,990 Drive Away note 1 Garnet Core Petrol/);
    expect(page).toContain(petrol);
    expect(range).toContain(petrol);
    expect(build).toMatch(/\$35,990 Petrol · 125 kW/);
    expect(home).toMatch(/From \$35,990 Drive Away note 1 Garnet Core /);
  });

  it('has its grades side by side: what each costs, its facts, and what it adds to another', async () => {
    const words = await wordsOf('/vehicles/garnet/');
    const table = words.slice(words.indexOf('Grades'), words.indexOf('Have a look around'));
    expect(table).toContain('Power 125 kW 125 kW 152 kW 152 kW');
    expect(table).toContain('Fuel, combined cycle 6.9 L/100 km 6.9 L/100 km 4.9 L/100 km 4.9 L/100 km');
    expect(table).toContain('Everything in the Garnet Tour, plus Wireless charging pad');
    expect(table.match(/a week note 4 [\d.]+% p\.a\. · comparison rate [\d.]+% p\.a\./g)).toHaveLength(4);
    // What is the same in every grade comes below, and only there.
    expect(table).not.toContain('Wheelbase');
    expect(words.slice(words.indexOf('The same in every grade'))).toMatch(/Wheelbase 2,710 mm/);
  });

  it('leads from each grade to its very vehicles, and counts them as the list does', async () => {
    const models = pages.filter(({ template }) => template === 'VehicleDetailsTemplate');
    expect(models.length).toBeGreaterThan(4);
    for (const model of models) {
      const { context } = await model.input();
      const { inStock, ofGrades } = context as unknown as VehicleContext;
      const counts = Object.values(ofGrades);
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(inStock.count);
      for (const { count, href } of [inStock, ...counts].filter((one) => one.count > 0)) {
        const { state, notices } = parseSearchUrl(href, stock.vocabulary);
        const listed = stock.records.filter(isInSearch(state, stock.vocabulary)).length;
        expect([href, notices, listed]).toEqual([href, [], count]);
      }
    }
  });

  it('has the facts of its stock in each grade', async () => {
    const content = await readContentFiles(join(DEALERSHIP, 'content'));
    const site = { items: stock.items } as never;
    const found = content.flatMap((file) => GRADE_RULES.flatMap(({ entry }) => entry?.(file, site) ?? []));
    expect(found).toEqual([]);
  });
});

describe('content that has facts of the model alone, as before grades had theirs', () => {
  const model = (...gradeNames: readonly string[]) =>
    toVehicle({
      hero: { url: '/x.webp', alt: '' },
      gallery: [],
      seo: { title: null, description: null, noindex: false, picture: null },
      grades: gradeNames.map((name, place) => ({
        name,
        fromPrice: 30_000 + place,
        priceType: 'driveAway',
        features: ['Seven airbags'],
        buildsOn: null,
        facts: {},
      })),
      displayFields: { power: 152, fuelCombined: 4.9, seatNum: 5, width: 1860 },
    } as unknown as VehicleFieldsFragment);

  it('says nothing of any grade that may be another’s', () => {
    const { keyFacts, grade, differences, shared } = model('Core', 'Crest');
    expect([grade, keyFacts, differences]).toEqual(['Core', ['5 seats'], []]);
    expect(shared.flatMap(({ rows }) => rows.map(({ value }) => value))).toEqual(['5', '1,860 mm']);
  });

  it('says all of it where there is one grade', () => {
    const { keyFacts, grade } = model('Core');
    expect([grade, keyFacts]).toEqual([undefined, ['152 kW', '4.9 L/100 km', '5 seats']]);
  });
});
