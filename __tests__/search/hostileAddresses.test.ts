import fc from 'fast-check';
import { formatSearchUrl, parseSearchUrl } from '../../src/search/address/url';
import { answerRequests } from '../../src/search/engines/embedded/answerRequests';
import type { HitsResponse } from '../../src/search/engines/embedded/searchResponse';
import { OWN_PARAMETERS } from '../../src/search/filters/filters';
import { searchRequest } from '../../src/search/searchRequest';
import type { SearchState } from '../../src/search/searchState';
import { okValue } from '../../support/okValue';
import { runs } from '../support/runs';
import { openedIndex } from '../support/search/openedIndex';
import { recordOf } from '../support/stock/recordOf';
import { address, stock, vocabulary } from './arbitraries';

const records = stock.map(([make, model], i) =>
  recordOf({ objectID: `id-${i}`, title: `${make} ${model}`, make, model, price: 1000 * i, year: 2000 + i }),
);
const index = openedIndex(records);

/** How many vehicles an address finds; a fault of the request is what would empty the page. */
const found = async (state: SearchState): Promise<number> => {
  const request = searchRequest(state, vocabulary, { hitsPerPage: 24 });
  const { results } = okValue(await answerRequests(await index, [request]));
  return (results[0] as HitsResponse).nbHits;
};

describe('any address, good or hostile', () => {
  it(
    'is a search that the engine answers, with one canonical form and the parameters of others',
    async () => {
      await fc.assert(
        fc.asyncProperty(address, async (url) => {
          const { state, foreign } = parseSearchUrl(url, vocabulary);
          const canonical = formatSearchUrl(state, vocabulary, { foreign });
          const again = parseSearchUrl(canonical, vocabulary);
          expect(again).toEqual({ state, foreign, notices: [] });
          expect(formatSearchUrl(again.state, vocabulary, { foreign: again.foreign })).toBe(canonical);
          expect(await found(state)).toBeGreaterThanOrEqual(0);
        }),
        { numRuns: runs(500, 100_000), seed: 3 },
      );
    },
    runs(60_000, 3_600_000),
  );

  it('shows all stock if nothing in it can be read', async () => {
    const unreadable = fc.constantFrom(
      ...[...OWN_PARAMETERS]
        .filter((name) =>
          /vehicleType|Range|Max|page|sortBy|special|brandCertified|afford|deposit|freq/.test(name),
        )
        .flatMap((name) =>
          ['', ':', '_', 'NaN', 'x_y', '-5', 'Infinity', '%', '__proto__'].map((word) => `${name}=${word}`),
        ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(unreadable, { maxLength: 8 }), async (pairs) => {
        const { state } = parseSearchUrl(`/stock/?${pairs.join('&')}`, vocabulary);
        expect(await found(state)).toBe(records.length);
      }),
      { numRuns: runs(300, 10_000) },
    );
  });

  it('with a make or model that is not in stock shows the rest of the search', async () => {
    for (const url of ['/stock/tesla/', '/stock/toyota/corolla/', '/stock/?make=Tesla&make=Toyota']) {
      const { state, notices } = parseSearchUrl(url, vocabulary);
      expect(notices).toHaveLength(1);
      expect(await found(state)).toBeGreaterThan(0);
    }
  });
});
