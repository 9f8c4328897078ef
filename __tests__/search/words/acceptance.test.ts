import { join, resolve } from 'node:path';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { spellingKey } from '../../../src/domain/stock/slug';
import type { BudgetTerms } from '../../../src/search/budget';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { joinedNames, marketNames } from '../../../src/search/vocabulary/marketNames';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { explainUnread } from '../../../src/search/words';
import { okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';
import { aStockContext } from '../../../support/stock/aStockContext';
import { loadStock } from '../../../support/stock/loadStock';
import { realStockFile } from '../../support/stock/realStockFile';
import ROWS from './acceptance.json';
import { inShort } from './inShort';
import { searchTyped } from './searchTyped';
import { readWish } from './wish';

/*
 * What somebody types, and what it means (`readWish`), judged by looking at every car of three stocks. A row finds exactly
 * these cars. Where there are none it shows the third column and says the fourth; a third column that is empty means that
 * the fourth is said in any case.
 */
const project = resolve(__dirname, '../../..');
const STOCKS = {
  'the dealership of the tests': { feed: join(DEALERSHIP, 'feed/stock.csv') },
  'the demo': { feed: join(project, 'dealers/wattlebrook/feed/stock.csv') },
  ...(realStockFile && {
    'the real listings': {
      feed: realStockFile,
      mappingFile: join(project, 'support/stock/australian.mapping.yml'),
    },
  }),
};

const terms: BudgetTerms = {
  settings: okValue(parseFinanceSettings({ repaymentInterestRate: { New: 6.9, Demo: 8.5, Used: 11.94 } })),
};

describe.each(Object.entries(STOCKS))('over %s', (_, feed) => {
  const load = async () => {
    const { items } = okValue(await loadStock({ ...feed, site: aStockContext() }));
    const cars = items.filter(({ status }) => status === 'available');
    return { cars, search: await searchTyped(cars, 'cars', terms) };
  };
  let stock: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    stock = await load();
  }, 300_000);

  it('typed words find what they mean, or say that it is not there', async () => {
    const wrong: string[] = [];
    for (const [typed = '', means = '', near = 'none', said = ''] of ROWS) {
      const exact = stock.cars.filter(readWish(means, terms));
      const isThere = exact.length > 0;
      const meant = isThere ? exact : stock.cars.filter(readWish(near, terms));
      const { state, found, total, notUnderstood } = await stock.search(typed);
      const ids = new Set(meant.map(({ id }) => id));
      const isSaid = notUnderstood === (isThere && near !== '' ? '' : said);
      if (total !== meant.length || found.some((id) => !ids.has(id)) || !isSaid)
        wrong.push(
          `${typed} → ${inShort(state)} (${total} instead of ${meant.length}), not understood: ${notUnderstood}`,
        );
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('no name is said to be out of stock that is in a title', async () => {
    const vocabulary = buildVocabulary(stock.cars, { stockType: 'cars' });
    const there = new Set(
      stock.cars.flatMap((car) => {
        const { title } = toIndexRecord(car).text;
        return [...joinedNames(title), ...title.split(' ').map(spellingKey)];
      }),
    );
    const wrong: string[] = [];
    for (const [key, { make, model }] of marketNames()) {
      const { notUnderstood } = await stock.search(model ?? make);
      const { notStocked } = explainUnread(notUnderstood, vocabulary);
      if (there.has(key) && notStocked.length > 0) wrong.push(`${model ?? make}: ${notStocked}`);
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});
