import { createInProcessEngine } from '../../../src/search/engines/embedded/build';
import { searchRequest } from '../../../src/search/searchRequest';
import type { SearchState } from '../../../src/search/searchState';
import { DEFAULT_SORT_OPTIONS, type SortOption } from '../../../src/search/sortOptions';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { explainUnread, keywordsWhileTyped, meaningOf } from '../../../src/search/words';
import { readWords } from '../../../src/search/words/readWords';
import * as tables from '../../../src/search/words/synonyms';
import { openedIndex } from '../../support/search/openedIndex';
import { recordOf } from '../../support/stock/recordOf';

const inProse = 'Has 2 keys, 5 seats and a door that shuts.';
const records = [
  recordOf({ title: 'Toyota HiLux one', 'location.name': 'Barden Creek', keywords: '2dr' }),
  recordOf({ title: 'Toyota HiLux two', 'location.name': 'Yarra Flats', equipment: inProse }),
  recordOf({
    title: 'Toyota HiLux three',
    equipment: `${inProse} Leather steering wheel. Reversing camera.`,
  }),
];
const vocabulary = buildVocabulary(records, { stockType: 'cars' });

/** What typed words mean for the stock, by the search that the site publishes. */
const meaning = async (text: string, read: typeof meaningOf | typeof keywordsWhileTyped = meaningOf) => {
  const { search } = createInProcessEngine(await openedIndex(records));
  return read(text, {
    vocabulary,
    synonyms: undefined,
    state: {},
    search: (requests) => search(requests as never) as never,
    countMatches: async (states: readonly SearchState[]) => {
      const requests = states.map((state) => searchRequest(state, vocabulary, { hitsPerPage: 0 }));
      const { results } = await search(requests as never);
      return results.map((result) => (result as unknown as { readonly nbHits: number }).nbHits);
    },
  });
};

describe('typed words', () => {
  it('name a yard, which becomes its filter', async () => {
    expect(await meaning('hilux in barden creek')).toMatchObject({
      state: { make: ['Toyota'], model: ['HiLux'], location: ['Barden Creek'] },
      count: 1,
    });
  });

  it('count doors, although more vehicles have both words somewhere', async () => {
    expect(await meaning('2 door')).toMatchObject({ state: { keywords: '2dr' }, count: 1 });
  });

  it('name equipment as a whole already while they are typed', async () => {
    expect(await meaning('hilux leather seats', keywordsWhileTyped)).toBe('hilux leather_seats');
    expect(await meaning('reversing camera hilux', keywordsWhileTyped)).toBe('reversing_camera hilux');
    expect(await meaning('hilux leather steering', keywordsWhileTyped)).toBe('hilux leather steering');
  });
});

it.each([
  ['cheapest to own', 'weeklyCost_asc'],
  ['lowest running costs', 'weeklyCost_asc'],
  ['cheapest', 'price_asc'],
])(
  '“%s” puts the list in that order where the dealer offers it, and is otherwise seen to count for nothing',
  (words, key) => {
    const read = (offered: readonly SortOption[]) => {
      const stock = buildVocabulary(records, { stockType: 'cars', sortOptions: offered });
      return readWords(`${words} toyota`, { vocabulary: stock, values: {}, tables }).state;
    };
    const order = { label: 'Cheapest to own', field: 'weeklyCost', direction: 'asc', position: 12 } as const;
    expect(read([...DEFAULT_SORT_OPTIONS, order])).toEqual({ make: ['Toyota'], sortBy: key });
    const [latest] = DEFAULT_SORT_OPTIONS;
    expect(read(latest ? [latest] : [])).toEqual({ make: ['Toyota'], unread: words });
  },
);

it.each([
  ['tow a caravan', 'tow 2.5 tonnes'],
  ['big boot', 'boot over 500 litres'],
  ['one tonner', '1 tonne payload'],
  ['good on petrol', 'under 7 L/100 km'],
])('%s, which has no figure, is answered with words that find it', (unread, words) => {
  const facts = { brakedTowing: 1, bootLitres: 1, payload: 1, fuelCombined: 1 };
  const bounds = Object.fromEntries(Object.keys(facts).map((fact) => [fact, { min: 0, max: 1 }]));
  const empty = buildVocabulary([], { stockType: 'cars' });
  expect(explainUnread(unread, { ...empty, bounds }).reasons.join()).toContain(`“${words}”`);
  expect(explainUnread('petrol head', { ...empty, bounds }).reasons).toEqual([]);
  // Where no vehicle has the figure, the words would find nothing.
  expect(explainUnread(unread, empty).reasons).toEqual([]);
});
