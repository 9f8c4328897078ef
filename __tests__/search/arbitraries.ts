import fc from 'fast-check';
import { eachFact, type FactName } from '../../src/domain/stock/stockFacts';
import { canonicalState } from '../../src/search/address/url';
import { OWN_PARAMETERS } from '../../src/search/filters/filters';
import type { LooseState, SearchState } from '../../src/search/searchState';
import { DEFAULT_SORT_OPTIONS, sortKey } from '../../src/search/sortOptions';
import { buildVocabulary, type SearchVocabulary } from '../../src/search/vocabulary/vocabulary';
import { anyLetter } from '../support/anyLetter';

export const stock = [
  ['Toyota', 'HiLux'],
  ['Toyota', 'Hilux'],
  ['Toyota', 'HiLux'],
  ['Toyota', 'HiAce'],
  ['Toyota', 'Land Cruiser'],
  ['Land Rover', 'Discovery'],
  ['Mercedes-Benz', 'GLB'],
  ['Mazda', '3'],
  ['Mazda', 'CX-5'],
  ['BMW', '3'],
  ['BMW', '5'],
  ['LDV', 'G10'],
  ['LDV', 'G10+'],
  ['Item', 'Demo Cars'],
  ['Used Cars', 'constructor'],
  ['__proto__', 'toString'],
  ['constructor', '__proto__'],
  ['New', '???'],
  ['Citroën', 'C3: Aircross'],
] as const;

/** A small stock with every awkward name: reserved words, names of prototypes, spellings, colons, no letters. */
export const vocabulary: SearchVocabulary = buildVocabulary(
  stock.map(([make, model]) => ({ make, model })),
  {
    stockType: 'cars',
    newVehiclesUrl: '/stock/brand-new/',
    demoVehiclesUrl: null,
    usedVehiclesUrl: 'https://dealer.example/stock/pre-loved/?from=menu',
    bodyTypes: [
      { name: 'Ute', value: 'Ute / Tray,Cab Chassis' },
      { name: 'SUV', value: 'SUV' },
      { name: 'Work: vehicles', value: 'Ute / Tray, Cab Chassis, Van' },
    ],
  },
);

const names = vocabulary.makes.flatMap((make) => [make, ...make.models]);

/** Words that trip careless readers: names of prototypes, separators, half surrogates, long text. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 24 }),
  fc.string({ unit: anyLetter, maxLength: 24 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '',
    ' ',
    '.',
    '..',
    ':',
    '_',
    '%',
    '%E0%A4%A',
    '%2F',
    '+',
    '&',
    '=',
    '#',
    '?',
    '\u0000',
    '\uD800',
    'NaN',
    'Infinity',
    '-1',
    '\\-1',
    '1e400',
    '1e21',
    'null',
    '[object Object]',
    "' OR 1=1 --",
    '<script>',
    'x'.repeat(5000),
  ),
);

const text = fc.oneof(hostileText, fc.constantFrom('Red', 'Ute / Tray', 'C3: Aircross', 'a_b:c', "O'Connor"));
const texts = fc.array(text, { minLength: 1, maxLength: 4 });
const someOf = (values: readonly string[]) =>
  fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, text), {
    minLength: 1,
    maxLength: 3,
  });
const bound = fc.option(fc.oneof(fc.nat(200_000), fc.integer(), fc.double()), { nil: undefined });
const range = fc
  .record({ min: bound, max: bound })
  .map(({ min, max }) => ({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }));
const amount = fc.oneof(fc.nat(5000), fc.double());

/** Any state that fits the types and many that should not be: what lies before the canonical form. */
export const looseState: fc.Arbitrary<LooseState> = fc.record(
  {
    vehType: someOf(['New', 'Demo', 'Used', 'brand-new', 'used-cars']),
    make: someOf(vocabulary.makes.map((make) => make.value)),
    model: someOf(names.map((name) => name.value)),
    badge: texts,
    keywords: text,
    unread: text,
    bodyType: someOf(['Ute', 'SUV', 'Van', 'Work: vehicles', 'Cab Chassis', 'Wagon']),
    kilometresMax: amount,
    priceRange: range,
    yearRange: range,
    transmissionType: texts,
    special: fc.constant(true as const),
    reduced: fc.constant(true as const),
    fuelType: texts,
    colour: texts,
    seats: texts,
    location: texts,
    dealer: texts,
    tags: texts,
    equipment: texts,
    brandCertified: fc.constant(true as const),
    ...(eachFact(({ holds }) =>
      holds === 'number' ? range : holds === 'word' ? texts : fc.constant(true as const),
    ) as { readonly [Name in FactName]: fc.Arbitrary<NonNullable<LooseState[Name]>> }),
    budget: fc.record({
      affordAmount: amount,
      frequency: fc.constantFrom('week', 'fortnight', 'month', 'toString' as 'week'),
      depositAmount: amount,
    }),
    statedTerms: fc.record(
      {
        frequency: fc.constantFrom('week', 'fortnight', 'month', 'toString' as 'week'),
        depositAmount: amount,
      },
      { requiredKeys: [] },
    ),
    sortBy: fc.oneof(fc.constantFrom(...DEFAULT_SORT_OPTIONS.map(sortKey)), text),
    page: amount,
  },
  { requiredKeys: [] },
);

/** States in canonical form: what addresses, the UI state and the app pass around. */
export const searchState: fc.Arbitrary<SearchState> = looseState.map(
  (loose) => canonicalState(loose, vocabulary).state,
);

const segment = fc.oneof(
  hostileText.map((word) => word.replace(/[?#]/g, '')),
  fc.constantFrom(
    'stock',
    'item',
    'brand-new',
    'new-cars',
    'demo-cars',
    'used-cars',
    'pre-loved',
    ...names.map((name) => name.slug),
    ...names.map((name) => name.value.replace(/[?#]/g, '')),
  ),
);
const parameter = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(...OWN_PARAMETERS),
  },
  { weight: 1, arbitrary: hostileText.map((word) => word.replace(/[&#]/g, '')) },
  { weight: 1, arbitrary: fc.constantFrom('utm_source', 'gclid', 'fbclid', '__proto__', 'constructor') },
);
const value = fc.oneof(
  hostileText.map((word) => word.replace(/[&#]/g, '')),
  fc.constantFrom(
    'true',
    '10000_30000',
    '30000:10000',
    '_',
    ':',
    'abc_5',
    'price_asc',
    'stock_year_desc',
    'week',
    'month',
    '170',
    '2',
  ),
  fc.constantFrom(...names.map((name) => encodeURIComponent(name.value))),
);

/** Addresses of every kind, from good to hostile. */
export const address: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      '/stock/',
      '/stock/',
      '/stock/',
      '/stock',
      '/STOCK/',
      '/',
      '',
      '//stock//',
      'https://dealer.example/stock/',
      '/item/',
    ),
    fc.array(segment, { maxLength: 4 }),
    fc.array(fc.tuple(parameter, fc.constantFrom('=', '=', '=', '=', '', '=='), value), { maxLength: 8 }),
    fc.constantFrom('', '#', '#results', '#?make=x'),
  )
  .map(
    ([base, segments, pairs, hash]) =>
      `${base}${segments.join('/')}${pairs.length > 0 ? '?' : ''}${pairs.map((pair) => pair.join('')).join('&')}${hash}`,
  );
