import { createInProcessEngine } from '../../../src/search/engines/embedded/build';
import { searchRequest } from '../../../src/search/searchRequest';
import type { SearchState } from '../../../src/search/searchState';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { keywordsWhileTyped, meaningOf } from '../../../src/search/words';
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
