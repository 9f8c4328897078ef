import fc from 'fast-check';
import { REPAYMENT_FREQUENCIES } from '../../../src/domain/finance/loan';
import { VEH_TYPES } from '../../../src/domain/stock/stockTypes';
import { canonicalState, formatSearchUrl, parseSearchUrl } from '../../../src/search/address/url';
import { type BudgetSearch, budgetUrl } from '../../../src/search/filters/budgetUrl';
import { OWN_PARAMETERS } from '../../../src/search/filters/filters';
import { readQuery } from '../../../src/search/queryString';
import type { SearchState } from '../../../src/search/searchState';
import { runs } from '../../support/runs';
import { address, looseState, searchState, vocabulary } from '../arbitraries';

const numRuns = runs(300, 20_000);
const format = (state: SearchState, foreign: readonly string[] = []) =>
  formatSearchUrl(state, vocabulary, { foreign });
const parse = (url: string) => parseSearchUrl(url, vocabulary);
/** Reads an address as the page does and writes it as the address bar shows it. */
const settle = (url: string) => {
  const { state, foreign } = parse(url);
  return format(state, foreign);
};

describe('laws of an address', () => {
  it('gives back every state that it was made from', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        expect(parse(format(state))).toEqual({ state, foreign: [], notices: [] });
      }),
      { numRuns },
    );
  });

  it('gives the canonical form of any state, known to the vocabulary or not', () => {
    fc.assert(
      fc.property(looseState, (loose) => {
        const state = loose as SearchState;
        const canonical = canonicalState(loose, vocabulary).state;
        expect(parse(format(state)).state).toEqual(canonical);
        expect(canonicalState(canonical, vocabulary)).toEqual({ state: canonical, notices: [] });
      }),
      { numRuns },
    );
  });

  it('is the same where it is written without the table of filters', () => {
    const amount = fc.nat(1_000_000_000).map((cents) => cents / 100);
    const money = fc.oneof(
      fc.constant({}),
      fc.record({ priceRange: fc.record({ max: fc.nat(10_000_000) }) }),
      fc.record({
        budget: fc.record({
          affordAmount: amount,
          frequency: fc.constantFrom(...REPAYMENT_FREQUENCIES),
          depositAmount: fc.oneof(fc.constant(0), amount),
        }),
      }),
    );
    const among = fc.oneof(fc.constant(undefined), fc.constantFrom(...VEH_TYPES));
    fc.assert(
      fc.property(money, among, (search, vehType) => {
        const all: BudgetSearch = { ...search, ...(vehType ? { vehType: [vehType] } : {}) };
        expect(budgetUrl(all, vocabulary)).toBe(format(all));
      }),
      { numRuns },
    );
  });

  it('keeps other programs’ parameters unchanged and in order', () => {
    fc.assert(
      fc.property(address, (url) => {
        const { foreign } = parse(url);
        const query = url.split('#', 1)[0]?.split('?').slice(1).join('?') ?? '';
        const expected = query.split('&').filter((raw) => {
          const [read] = readQuery(raw);
          return read !== undefined && !OWN_PARAMETERS.has(read.key);
        });
        expect(foreign).toEqual(expected);
        expect(parse(settle(url)).foreign).toEqual(expected);
      }),
      { numRuns },
    );
  });

  it('is written as browsers keep it, so that the address bar never differs', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        const written = format(state);
        const url = new URL(written, 'https://dealer.example');
        expect(url.pathname + url.search).toBe(written);
      }),
      { numRuns },
    );
  });

  it('has no colon: those of ranges are underscores, those of text are encoded', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        expect(format(state)).not.toContain(':');
      }),
      { numRuns },
    );
  });
});

describe('the path', () => {
  it.each<[SearchState, string]>([
    [{}, '/stock/'],
    [{ vehType: ['New'] }, '/stock/brand-new/'],
    [{ vehType: ['Demo'] }, '/stock/demo-cars/'],
    [{ vehType: ['Used'], make: ['Toyota'], model: ['HiLux'] }, '/stock/pre-loved/toyota/hilux/'],
    [{ make: ['Land Rover'] }, '/stock/land-rover/'],
    [{ make: ['Mercedes-Benz'], model: ['GLB'] }, '/stock/mercedes-benz/glb/'],
    [{ make: ['LDV'], model: ['G10+'] }, '/stock/ldv/g10-plus/'],
    [{ vehType: ['New', 'Used'] }, '/stock/?vehicleType=New&vehicleType=Used'],
    [{ make: ['BMW', 'Mazda'], model: ['3'] }, '/stock/?make=BMW&make=Mazda&model=3'],
    [{ make: ['Toyota'], model: ['HiAce', 'HiLux'] }, '/stock/toyota/?model=HiAce&model=HiLux'],
    [{ model: ['HiLux'] }, '/stock/?model=HiLux'],
    [{ vehType: ['Demo', 'Used'], make: ['Toyota'] }, '/stock/toyota/?vehicleType=Demo&vehicleType=Used'],
  ])('of %j is %s', (state, url) => {
    expect(format(state)).toBe(url);
    expect(parse(url)).toEqual({ state, foreign: [], notices: [] });
  });

  it.each([
    ['/stock/new-cars/', '/stock/brand-new/'],
    ['/stock/used-cars/toyota', '/stock/pre-loved/toyota/'],
    ['/stock/Pre-Loved/Toyota/HILUX', '/stock/pre-loved/toyota/hilux/'],
    ['/stock/toyota/hi-lux/', '/stock/toyota/hilux/'],
    ['/stock/?vehicleType=Used', '/stock/pre-loved/'],
    ['/stock/?vehicleType=used-cars&make=land-rover', '/stock/pre-loved/land-rover/'],
    ['/stock/toyota/?make=Mazda', '/stock/?make=Mazda&make=Toyota'],
    ['/stock//toyota///hilux//', '/stock/toyota/hilux/'],
    ['https://dealer.example/stock/toyota/#cars', '/stock/toyota/'],
  ])('%s is read as %s', (url, canonical) => {
    expect(settle(url)).toBe(canonical);
    expect(parse(url).notices).toEqual([]);
  });

  it.each([
    ['/stock/tesla/', '/stock/', 'make', 'tesla'],
    ['/stock/pre-loved/tesla/', '/stock/pre-loved/', 'make', 'tesla'],
    ['/stock/toyota/corolla/?colour=Red', '/stock/toyota/?colour=Red', 'model', 'corolla'],
    ['/stock/pre-loved/toyta/hilux/', '/stock/pre-loved/?model=HiLux', 'make', 'toyta'],
    ['/stock/toyota/hilux/sr5/', '/stock/toyota/hilux/', 'model', 'sr5'],
    ['/stock/mazda/hilux/', '/stock/mazda/', 'model', 'hilux'],
    ['/stock/?make=Tesla&make=Mazda', '/stock/mazda/', 'make', 'Tesla'],
    ['/stock/?vehicleType=Rented', '/stock/', 'vehType', 'Rented'],
    ['/stock/%E0%A4%A/', '/stock/', 'make', '%E0%A4%A'],
    ['/stock/hasOwnProperty/', '/stock/', 'make', 'hasOwnProperty'],
  ])('%s leads to %s and says that it is not in stock', (url, canonical, what, text) => {
    expect(settle(url)).toBe(canonical);
    expect(parse(url).notices).toEqual([{ what, text }]);
  });

  it('keeps makes and models with the names of prototypes apart from the prototypes', () => {
    const state: SearchState = { make: ['__proto__'], model: ['toString'] };
    expect(format(state)).toBe('/stock/proto/tostring/');
    expect(parse('/stock/__proto__/toString/').state).toEqual(state);
  });
});

describe('the query string', () => {
  const everything: SearchState = {
    vehType: ['Demo', 'Used'],
    make: ['Mazda', 'Toyota'],
    model: ['3', 'HiLux'],
    badge: ['SR5'],
    keywords: 'tow bar',
    bodyType: ['SUV', 'Ute'],
    kilometresMax: 80000,
    priceRange: { min: 10000, max: 30000 },
    yearRange: { min: 2018 },
    transmissionType: ['Automatic'],
    special: true,
    reduced: true,
    fuelType: ['Diesel'],
    colour: ['Red', 'Ute: grey'],
    seats: ['5'],
    location: ["O'Connor, ACT"],
    brandCertified: true,
    budget: { affordAmount: 170, frequency: 'fortnight', depositAmount: 5000 },
    sortBy: 'price_asc',
    page: 3,
  };

  it('holds every key, in one order', () => {
    const written =
      '/stock/?vehicleType=Demo&vehicleType=Used&make=Mazda&make=Toyota&model=3&model=HiLux&badge=SR5' +
      '&keywords=tow+bar&bodyType=SUV&bodyType=Ute&kilometresMax=80000&priceRange=10000_30000&yearRange=2018_' +
      '&transmissionType=Automatic&special=true&reduced=true&fuelType=Diesel&colour=Red&colour=Ute%3A+grey&seats=5' +
      '&location=O%27Connor%2C+ACT&brandCertified=true&affordAmount=170&frequency=fortnight&depositAmount=5000' +
      '&sortBy=price_asc&page=3';
    expect(format(everything)).toBe(written);
    expect(parse(written)).toEqual({ state: everything, foreign: [], notices: [] });
  });

  it('reads its parameters in any order and from older names', () => {
    expect(settle('/stock/?page=2&specials=true&query=ute')).toBe('/stock/?keywords=ute&special=true&page=2');
  });

  it('leaves out what is default', () => {
    const url =
      '/stock/?page=1&sortBy=createdAt_desc&priceRange=_&affordAmount=170&frequency=week&depositAmount=0&special=false';
    expect(settle(url)).toBe('/stock/?affordAmount=170');
  });

  it('keeps campaign parameters as they were written', () => {
    expect(settle('/stock/toyota/?utm_source=mail%20shot&colour=Red&gclid=a+b&x')).toBe(
      '/stock/toyota/?colour=Red&utm_source=mail%20shot&gclid=a+b&x',
    );
  });

  it('checks an order against the table before it becomes an index', () => {
    expect(parse('/stock/?sortBy=stock_price_desc').state).toEqual({ sortBy: 'price_desc' });
    expect(parse('/stock/?sortBy=price_sideways').state).toEqual({});
    expect(parse('/stock/?sortBy=constructor').state).toEqual({});
  });

  it('writes body types by label, and knows an option by its values too', () => {
    expect(parse('/stock/?bodyType=ute').state).toEqual({ bodyType: ['Ute'] });
    expect(parse('/stock/?bodyType=Cab+Chassis').state).toEqual({ bodyType: ['Ute'] });
    expect(parse('/stock/?bodyType=Wagon').state).toEqual({ bodyType: ['Wagon'] });
  });

  it('takes the first readable value if only one is allowed', () => {
    expect(settle('/stock/?priceRange=abc&priceRange=1_2&priceRange=3_4')).toBe('/stock/?priceRange=1_2');
  });

  it('answers a huge address within limits', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `colour=c${index}`).join('&');
    const { state } = parse(`/stock/${'a/'.repeat(5_000)}?${many}&keywords=${'x'.repeat(100_000)}`);
    expect(state.colour).toHaveLength(300);
    expect(state.keywords).toHaveLength(200);
  });
});

describe('a budget in an address', () => {
  it('means a week without a frequency, and no deposit without one', () => {
    expect(parse('/stock/?affordAmount=170').state.budget).toEqual({
      affordAmount: 170,
      frequency: 'week',
      depositAmount: 0,
    });
    expect(parse('/stock/?affordAmount=170&frequency=&depositAmount=').state.budget).toEqual({
      affordAmount: 170,
      frequency: 'week',
      depositAmount: 0,
    });
  });

  it.each([
    'affordAmount=-1',
    'affordAmount=lots',
    'affordAmount=',
    'affordAmount=170&frequency=year',
    'affordAmount=170&frequency=toString',
    'affordAmount=lots&frequency=month&depositAmount=1000',
    'frequency=year&depositAmount=-1',
  ])('is not applied for %s', (query) => {
    expect(settle(`/stock/?${query}`)).toBe('/stock/');
  });

  it.each<[string, SearchState['statedTerms'], string]>([
    ['frequency=month', { frequency: 'month' }, 'frequency=month'],
    ['depositAmount=5000', { depositAmount: 5000 }, 'depositAmount=5000'],
    // Neither is left out as a default: the reader's own settings may be others.
    [
      'depositAmount=0&frequency=week',
      { frequency: 'week', depositAmount: 0 },
      'frequency=week&depositAmount=0',
    ],
    ['affordAmount=&frequency=month', { frequency: 'month' }, 'frequency=month'],
    ['frequency=year&depositAmount=500', { depositAmount: 500 }, 'depositAmount=500'],
    ['frequency=month&depositAmount=-1', { frequency: 'month' }, 'frequency=month'],
  ])('whose amount is missing leaves %s as the terms of repayments', (query, statedTerms, written) => {
    expect(parse(`/stock/?${query}`).state).toEqual({ statedTerms });
    expect(settle(`/stock/toyota/?${query}&colour=Red`)).toBe(`/stock/toyota/?colour=Red&${written}`);
  });

  it('has no terms beside its own', () => {
    const budget = { affordAmount: 170, frequency: 'month', depositAmount: 0 } as const;
    const terms = { frequency: 'week', depositAmount: 900 } as const;
    expect(format({ budget, statedTerms: terms })).toBe('/stock/?affordAmount=170&frequency=month');
  });

  it.each(['-5', 'some', '1e5', '9'.repeat(20), '%00'])('loses only a deposit of %s', (deposit) => {
    expect(settle(`/stock/?affordAmount=170&frequency=month&depositAmount=${deposit}`)).toBe(
      '/stock/?affordAmount=170&frequency=month',
    );
  });

  it('of nothing is a budget', () => {
    expect(settle('/stock/?affordAmount=0')).toBe('/stock/?affordAmount=0');
  });
});
