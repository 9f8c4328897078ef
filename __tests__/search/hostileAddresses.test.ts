import fc from 'fast-check';
import { formatSearchUrl, parseSearchUrl } from '../../src/search/address/url';
import type { HitsResponse } from '../../src/search/engines/embedded';
import { answerRequests } from '../../src/search/engines/embedded/answerRequests';
import { OWN_PARAMETERS } from '../../src/search/filters/filters';
import { searchRequest } from '../../src/search/searchRequest';
import type { SearchState } from '../../src/search/searchState';
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
  const { results } = await answerRequests(await index, [request]);
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
          expect(canonical.startsWith('/stock/')).toBe(true);
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
          [
            '',
            ':',
            '_',
            'NaN',
            'x_y',
            '-5',
            'Infinity',
            '%',
            '__proto__',
            '0x10',
            '1e5',
            '+5',
            '%2B5',
            '５',
            '0x1_0x2',
          ].map((word) => `${name}=${word}`),
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

  it('finds the values of every list in any case and punctuation, and is written in the spelling of the stock', () => {
    const values = {
      badge: ['GT-Line', 'SR5'],
      fuelType: ['Diesel', 'Petrol Hybrid'],
      transmissionType: ['Automatic'],
      colour: ['Crème', 'White'],
      seats: ['5'],
      'location.name': ['Wagga Wagga'],
      tags: ['One owner', '4x4'],
      bodyType: ['Ute / Tray', 'SUV'],
    };
    const known = { ...vocabulary, bodyTypes: [], values };
    const spelling = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toLowerCase(),
      (text) => text.toUpperCase(),
      (text) => text.replace(/\W+/gu, '-').toLowerCase(),
      (text) => ` ${text.replaceAll(' ', '  ')}`,
    );
    const parameters = Object.keys(values).map((name) => [name.replace('.name', ''), name] as const);
    const chosen = fc.constantFrom(...parameters).chain(([parameter, attribute]) =>
      fc.record({
        parameter: fc.constant(parameter),
        value: fc.constantFrom(...values[attribute as keyof typeof values].filter((one) => !/è/.test(one))),
        spell: spelling,
      }),
    );
    fc.assert(
      fc.property(chosen, ({ parameter, value, spell }) => {
        const { state } = parseSearchUrl(`/stock/?${parameter}=${encodeURIComponent(spell(value))}`, known);
        expect(formatSearchUrl(state, known)).toBe(
          formatSearchUrl({ [parameter]: [value] } as SearchState, known),
        );
        expect(state).toEqual({ [parameter]: [value] });
      }),
      { numRuns: runs(200, 5_000) },
    );
  });

  it.each(['?&&&=', '?=', '?&', '?=x', '?&=&=', '?kilometresMax=0x10', '?priceRange=1e5_', '?page=+2'])(
    '“%s” asks for nothing, and nothing of it stays in the address',
    (query) => {
      const { state, foreign } = parseSearchUrl(`/stock/${query}`, vocabulary);
      expect(formatSearchUrl(state, vocabulary, { foreign })).toBe('/stock/');
    },
  );
});
