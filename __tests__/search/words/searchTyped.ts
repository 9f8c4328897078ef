import type { StockItem } from '../../../src/domain/stock/stockItem';
import type { StockType } from '../../../src/domain/stock/stockTypes';
import type { BudgetTerms } from '../../../src/search/budget';
import type { HitsResponse } from '../../../src/search/engines/embedded';
import { createInProcessEngine } from '../../../src/search/engines/embedded/build';
import { unknownWords, WITHOUT_DESCRIPTION } from '../../../src/search/keywordSearch';
import { searchRequest } from '../../../src/search/searchRequest';
import type { SearchState } from '../../../src/search/searchState';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { bindNames } from '../../../src/search/vocabulary/marketNames';
import { readWords } from '../../../src/search/words/readWords';
import { plainLetters } from '../../support/search/bruteForceText';
import { openedIndex } from '../../support/search/openedIndex';
import { stockWordsOf } from '../../support/stock/stockWordsOf';
import { inShort } from './inShort';
import { readWish } from './wish';

/** What typed words find. */
export interface Typed {
  readonly state: SearchState;
  /** The ids, sorted. */
  readonly found: readonly string[];
  /** How many items are found. `found` has 1,000 of them at most. */
  readonly total: number;
  /** What the page shows as not understood. */
  readonly notUnderstood: string;
}

/** Reads and searches as the search box does (`meaningOf`). */
export const searchTyped = async (items: readonly StockItem[], stockType: StockType, terms: BudgetTerms) => {
  const stock = { ...stockWordsOf(items, stockType), identifiers: [] };
  const records = items.map(toIndexRecord);
  const { search } = createInProcessEngine(await openedIndex(records));
  const unknownIn = async (query: string): Promise<readonly (readonly string[])[]> => {
    const places = [{}, { restrictSearchableAttributes: WITHOUT_DESCRIPTION }];
    const { results } = await search(
      places.map((where) => ({
        indexName: 'stock',
        params: { query: bindNames(query), hitsPerPage: 0, ...where },
      })) as never,
    );
    return results.map((result) =>
      unknownWords((result as unknown as HitsResponse).queryAfterRemoval).map(plainLetters),
    );
  };
  const find = async (state: SearchState): Promise<Typed> => {
    const request = searchRequest(state, stock.vocabulary, { hitsPerPage: 1000, budgetTerms: terms });
    const { results } = await search([request] as never);
    const { hits, nbHits, queryAfterRemoval } = results[0] as unknown as HitsResponse;
    const notUnderstood = [state.unread ?? [], unknownWords(queryAfterRemoval)].flat().join(' ');
    return { state, found: hits.map(({ objectID }) => objectID).sort(), total: nbHits, notUnderstood };
  };
  return async (typed: string): Promise<Typed> => {
    const [unknown = [], unnamed = []] = await unknownIn(typed);
    const prose = unnamed.filter((word) => !unknown.includes(word));
    const read = (ignored: readonly string[]) =>
      find(
        readWords(typed, stock, { thisYear: 2026, unknown: new Set(ignored), prose: new Set(prose) }).state,
      );
    const first = await read(unknown);
    if (first.found.length > 0 || prose.length === 0) return first;
    const other = await read([...unknown, ...prose]);
    return other.found.length > 0 ? other : first;
  };
};

interface TypedRow {
  readonly typed: string;
  /** What it means, for `readWish`. */
  readonly means: string;
  /** What the page has to show as not understood. */
  readonly notUnderstood?: string;
}

/** The rows whose words find other items than they mean, or are understood otherwise, each in one line. */
export async function misread(
  rows: readonly TypedRow[],
  items: readonly StockItem[],
  terms: BudgetTerms,
): Promise<readonly string[]> {
  const search = await searchTyped(items, 'cars', terms);
  const wrong: string[] = [];
  for (const { typed, means, notUnderstood = '' } of rows) {
    const result = await search(typed);
    const meant = items
      .filter(readWish(means, terms))
      .map(({ id }) => id)
      .sort();
    if (result.found.join() !== meant.join() || result.notUnderstood !== notUnderstood)
      wrong.push(
        `${typed} → ${inShort(result.state)} (${result.found.length} instead of ${meant.length}), not understood: ${result.notUnderstood}`,
      );
  }
  return wrong;
}
