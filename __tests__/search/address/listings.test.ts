import { builtListings } from '../../../src/search/address/listings';
import { parseSearchUrl } from '../../../src/search/address/url';
import { isIndexable, listingTitle } from '../../../src/search/listingTitle';
import type { SearchState } from '../../../src/search/searchState';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';

const stock = [
  { vehType: 'Used', make: 'Toyota', model: 'HiLux' },
  { vehType: 'Used', make: 'Toyota', model: 'Hilux' },
  { vehType: 'New', make: 'Toyota', model: 'HiLux' },
  { vehType: 'New', make: 'Toyota', model: 'HiLux' },
  { vehType: 'Used', make: 'Mazda', model: '3' },
] as const;
const vocabulary = buildVocabulary(stock, { stockType: 'cars' });

describe('a listing', () => {
  it.each<[SearchState, string, string]>([
    [{}, 'Cars in stock', '/stock/'],
    [{ vehType: ['New'] }, 'New cars', '/stock/new-cars/'],
    [{ vehType: ['Demo', 'New'] }, 'New and demo cars', '/stock/'],
    [{ vehType: ['Demo', 'New', 'Used'] }, 'Cars in stock', '/stock/'],
    [{ vehType: ['Used'], make: ['Toyota'] }, 'Used Toyota cars', '/stock/used-cars/toyota/'],
    [
      { vehType: ['Used'], make: ['Toyota'], model: ['HiLux'] },
      'Used Toyota HiLux',
      '/stock/used-cars/toyota/hilux/',
    ],
    [{ make: ['Toyota'] }, 'Toyota cars', '/stock/toyota/'],
    [{ make: ['Mazda', 'Toyota'] }, 'Cars in stock', '/stock/'],
    [{ make: ['Toyota'], colour: ['Red'], page: 2 }, 'Toyota cars', '/stock/toyota/'],
  ])('of %j is called “%s”', (state, heading, path) => {
    expect(listingTitle(state, vocabulary)).toMatchObject({ heading, path });
  });

  it('speaks of the dealer’s stock', () => {
    const boats = buildVocabulary([], { stockType: 'boats' });
    expect(listingTitle({}, boats).heading).toBe('Boats in stock');
    expect(listingTitle({ vehType: ['Used'] }, boats).heading).toBe('Used boats');
  });

  it('is indexed if the path says everything and the listing has a car', () => {
    const indexed = (state: SearchState, count: number) =>
      isIndexable(listingTitle(state, vocabulary), count);
    expect(indexed({ vehType: ['Used'], make: ['Toyota'] }, 2)).toBe(true);
    expect(indexed({ vehType: ['Demo'] }, 0)).toBe(false);
    expect(indexed({ make: ['Toyota'], colour: ['Red'] }, 1)).toBe(false);
    expect(indexed({ vehType: ['New', 'Used'] }, 5)).toBe(false);
    expect(indexed({ page: 2 }, 5)).toBe(false);
  });
});

describe('the listings that are built', () => {
  const listings = builtListings(stock, vocabulary);

  it('are all stock, the vehicle types in stock, and what is in stock of each make and model', () => {
    expect(listings.map(({ path, count }) => [path, count])).toEqual([
      ['/stock/', 5],
      ['/stock/new-cars/', 2],
      ['/stock/used-cars/', 3],
      ['/stock/mazda/', 1],
      ['/stock/mazda/3/', 1],
      ['/stock/new-cars/toyota/', 2],
      ['/stock/new-cars/toyota/hilux/', 2],
      ['/stock/toyota/', 4],
      ['/stock/toyota/hilux/', 4],
      ['/stock/used-cars/mazda/', 1],
      ['/stock/used-cars/mazda/3/', 1],
      ['/stock/used-cars/toyota/', 2],
      ['/stock/used-cars/toyota/hilux/', 2],
    ]);
  });

  it('are those of a vehicle type without stock too where content links to it', () => {
    const paths = builtListings(stock, vocabulary, new Set(['/about/', '/stock/demo-cars/'])).map(
      ({ path }) => path,
    );
    expect(paths.slice(0, 4)).toEqual([
      '/stock/',
      '/stock/new-cars/',
      '/stock/demo-cars/',
      '/stock/used-cars/',
    ]);
  });

  it('are what their addresses say', () => {
    for (const { path, state } of listings) {
      expect(parseSearchUrl(path, vocabulary)).toEqual({ state, foreign: [], notices: [] });
    }
  });
});
