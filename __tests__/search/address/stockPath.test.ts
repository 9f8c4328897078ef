import { formatSearchUrl, parseSearchUrl } from '../../../src/search/address/url';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';

const vocabulary = buildVocabulary(
  [
    { make: 'Tallis', model: 'Kite', vehType: 'New' },
    { make: 'Tallis', model: 'Wren', vehType: 'Used' },
    { make: 'Toyota', model: 'HiLux', vehType: 'Used' },
  ],
  { stockType: 'cars' },
);
const address = (state: Parameters<typeof formatSearchUrl>[0]) => formatSearchUrl(state, vocabulary);

describe('the path of a listing', () => {
  it('holds what is in stock together: such a page was built', () => {
    expect(address({ vehType: ['Used'], make: ['Toyota'], model: ['HiLux'] })).toBe(
      '/stock/used-cars/toyota/hilux/',
    );
    expect(address({ make: ['Toyota'], model: ['HiLux'] })).toBe('/stock/toyota/hilux/');
  });

  it('leaves to the query what is not in stock together, so that every path leads to a page', () => {
    expect(address({ vehType: ['New'], make: ['Toyota'] })).toBe('/stock/new-cars/?make=Toyota');
    expect(address({ vehType: ['New'], make: ['Tallis'], model: ['Wren'] })).toBe(
      '/stock/new-cars/tallis/?model=Wren',
    );
  });

  it('is read in either form, and written in one', () => {
    const state = { vehType: ['New'], make: ['Toyota'] };
    expect(parseSearchUrl('/stock/new-cars/toyota/', vocabulary).state).toEqual(state);
    expect(parseSearchUrl('/stock/new-cars/?make=Toyota', vocabulary).state).toEqual(state);
  });
});
