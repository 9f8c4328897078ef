import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { STOCK_TYPES, type StockType, VEH_TYPES } from '../../../src/domain/stock/stockTypes';
import { formatSearchUrl, parseSearchUrl } from '../../../src/search/address/url';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { bodyTypeLabels, bodyTypeValues } from '../../../src/search/vocabulary/vocabularyLookup';
import { runs } from '../../support/runs';
import { describeWithRealStock, realStockFile } from '../../support/stock/realStockFile';
import { hostileText } from '../arbitraries';

const cars = { stockType: 'cars' } as const;
const named = (make: string, ...models: string[]) => models.map((model) => ({ make, model }));

describe('the words for vehicle types', () => {
  it.each(Object.keys(STOCK_TYPES) as StockType[])('are made from the plural of %s', (stockType) => {
    const { conditions } = buildVocabulary([], { stockType });
    const plural = STOCK_TYPES[stockType].plural.toLowerCase();
    expect(conditions.New).toEqual({ slug: `new-${plural}`, aliases: [] });
    expect(conditions.Demo.slug).toBe(`demo-${plural}`);
    expect(conditions.Used.slug).toBe(`used-${plural}`);
  });

  it.each([
    ['/stock/pre-loved/', 'pre-loved'],
    ['pre-loved', 'pre-loved'],
    ['https://dealer.example/stock/Pre-Loved/?page=2#top', 'pre-loved'],
    ['https://dealer.example', 'used-cars'],
    ['/stock/', 'used-cars'],
    ['/stock/item/', 'used-cars'],
    ['/stock/new-cars/', 'used-cars'],
    ['', 'used-cars'],
    [null, 'used-cars'],
  ])('follow the last part of the dealer’s address %j', (usedVehiclesUrl, slug) => {
    expect(buildVocabulary([], { ...cars, usedVehiclesUrl }).conditions.Used.slug).toBe(slug);
  });

  it('are read in the dealer’s spelling and in the plain one', () => {
    const vocabulary = buildVocabulary([], { ...cars, usedVehiclesUrl: '/stock/pre-loved/' });
    expect(parseSearchUrl('/stock/pre-loved/', vocabulary).state).toEqual({ vehType: ['Used'] });
    expect(parseSearchUrl('/stock/used-cars/', vocabulary).state).toEqual({ vehType: ['Used'] });
  });

  it('never mean two types', () => {
    const { conditions } = buildVocabulary([], {
      ...cars,
      newVehiclesUrl: '/stock/range/',
      demoVehiclesUrl: '/stock/range/',
    });
    expect(conditions.New.slug).toBe('range');
    expect(conditions.Demo.slug).toBe('demo-cars');
  });
});

describe('makes and models', () => {
  it('that differ only in case or punctuation become one, in the commonest spelling', () => {
    const { makes } = buildVocabulary(named('Toyota', 'HiAce', 'Hiace', 'HiAce', 'Hi-Ace'), cars);
    expect(makes).toEqual([{ value: 'Toyota', slug: 'toyota', models: [{ value: 'HiAce', slug: 'hiace' }] }]);
  });

  it('that differ in anything else stay separate', () => {
    const { makes } = buildVocabulary(named('LDV', 'G10', 'G10+'), cars);
    expect(makes[0]?.models.map((model) => model.slug)).toEqual(['g10', 'g10-plus']);
  });

  it('have slugs that do not depend on the order of the stock', () => {
    const stock = [...named('LDV', 'G10', 'G10+', '???', '!!!'), ...named('Item', 'Item')];
    expect(buildVocabulary([...stock].reverse(), cars)).toEqual(buildVocabulary(stock, cars));
  });

  it('never take a word that has a meaning under /stock/', () => {
    const stock = ['Item', 'New Cars', 'Pre-Loved', 'Used Cars', 'Demo', 'item 2'].flatMap((make) =>
      named(make, 'One'),
    );
    const settings = { ...cars, usedVehiclesUrl: '/stock/pre-loved/' };
    const vocabulary = buildVocabulary(stock, settings);
    const reserved = ['item', 'new', 'demo', 'used', 'new-cars', 'demo-cars', 'used-cars', 'pre-loved'];
    expect(vocabulary.makes.map((make) => make.slug)).toHaveLength(6);
    for (const make of vocabulary.makes) {
      expect(reserved).not.toContain(make.slug);
      const url = formatSearchUrl({ make: [make.value] }, vocabulary);
      expect(parseSearchUrl(url, vocabulary).state).toEqual({ make: [make.value] });
    }
  });

  it('without a letter or digit do not change the slugs of others', () => {
    const vocabulary = buildVocabulary([...named('?', 'One'), ...named('3F', 'Two')], cars);
    expect(parseSearchUrl('/stock/3f/', vocabulary).state).toEqual({ make: ['3F'] });
    expect(formatSearchUrl({ make: ['?'] }, vocabulary)).toBe('/stock/3f-2/');
  });

  it('come back from their addresses, whatever a feed calls them', () => {
    const name = fc.oneof(hostileText, fc.constantFrom('HiLux', 'new-cars', 'item', '3', 'Model 3'));
    const stock = fc.array(fc.record({ make: name, model: name }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(stock, fc.constantFrom(...VEH_TYPES), (records, vehType) => {
        const vocabulary = buildVocabulary(records, cars);
        expect(new Set(vocabulary.makes.map((make) => make.slug)).size).toBe(vocabulary.makes.length);
        for (const make of vocabulary.makes.filter((each) => each.value.length <= 200)) {
          for (const model of make.models.filter((each) => each.value.length <= 200)) {
            const state = { vehType: [vehType], make: [make.value], model: [model.value] };
            const url = formatSearchUrl(state, vocabulary);
            expect(url.split('/')).toHaveLength(6);
            expect(parseSearchUrl(url, vocabulary).state).toEqual(state);
          }
        }
      }),
      { numRuns: runs(200, 10_000) },
    );
  });
});

describe('the options', () => {
  it('of body types have a label and a list of values; those without either are dropped', () => {
    const bodyTypes = [
      { name: ' Ute ', value: 'Ute / Tray, Cab Chassis,' },
      { name: 'Ute', value: 'Pick-up' },
      { name: 'Nothing', value: ' , ' },
    ];
    expect(buildVocabulary([], { ...cars, bodyTypes }).bodyTypes).toEqual([
      { label: 'Ute', values: ['Ute / Tray', 'Cab Chassis', 'Pick-up'] },
    ]);
  });

  it('of sort orders come from content, by position, or from the defaults', () => {
    const option = { label: 'Dearest', field: 'price', direction: 'desc' } as const;
    const sortOptions = [
      { ...option, position: 2 },
      { label: 'Default', field: 'createdAt', direction: 'asc', position: 1 } as const,
    ];
    expect(buildVocabulary([], { ...cars, sortOptions }).sortOptions.map((each) => each.label)).toEqual([
      'Default',
      'Dearest',
    ]);
    expect(buildVocabulary([], { ...cars, sortOptions: [] }).sortOptions).toHaveLength(11);
  });
});

describeWithRealStock('every make and model of the Australian listings', () => {
  const rows = (): readonly { make: string; model: string }[] =>
    parse(gunzipSync(readFileSync(realStockFile as string)), {
      columns: (header: string[]) =>
        header.map((name) => (name === 'Brand' ? 'make' : name === 'Model' ? 'model' : undefined)),
    });

  it('comes back from its address', () => {
    const vocabulary = buildVocabulary(rows(), cars);
    const paths = new Set<string>();
    for (const make of vocabulary.makes) {
      const brand = formatSearchUrl({ make: [make.value] }, vocabulary);
      expect(brand).toBe(`/stock/${make.slug}/`);
      paths.add(brand);
      for (const model of make.models) {
        const state = { make: [make.value], model: [model.value] };
        const url = formatSearchUrl(state, vocabulary);
        expect(url).toMatch(/^\/stock\/[a-z0-9-]+\/[a-z0-9-]+\/$/);
        expect(parseSearchUrl(url, vocabulary)).toEqual({ state, foreign: [], notices: [] });
        expect(
          parseSearchUrl(formatSearchUrl({ model: [model.value] }, vocabulary), vocabulary).state,
        ).toEqual({
          model: [model.value],
        });
        paths.add(url);
      }
    }
    const models = vocabulary.makes.reduce((sum, make) => sum + make.models.length, 0);
    expect(paths.size).toBe(vocabulary.makes.length + models);
    expect(vocabulary.makes).toHaveLength(76);
    expect(models).toBeGreaterThan(700);
  });

  it('is found by every spelling that the feed uses', () => {
    const records = rows().filter(({ make, model }) => make.trim() !== '' && model.trim() !== '');
    const vocabulary = buildVocabulary(records, cars);
    const unread = records.filter(({ make, model }) => {
      const url = `/stock/?make=${encodeURIComponent(make)}&model=${encodeURIComponent(model)}`;
      const { state, notices } = parseSearchUrl(url, vocabulary);
      return notices.length > 0 || state.make?.length !== 1 || state.model?.length !== 1;
    });
    expect(unread).toEqual([]);
  });
});

describe('body types', () => {
  const options = [
    { label: 'Ute', values: ['Ute / Tray', 'Cab Chassis'] },
    { label: 'SUV', values: ['SUV'] },
  ];

  it('stand for the values of their option, or for themselves without one', () => {
    expect(bodyTypeValues(['Ute', 'Wagon'], options)).toEqual(['Ute / Tray', 'Cab Chassis', 'Wagon']);
    expect(bodyTypeLabels(['Wagon', 'SUV'], options)).toEqual(['SUV', 'Wagon']);
  });

  it('chosen in part are shown as the whole option, because addresses hold only labels', () => {
    expect(bodyTypeLabels(['Cab Chassis'], options)).toEqual(['Ute']);
  });

  it('show an option whose values are all within another as chosen too', () => {
    const overlapping = [...options, { label: 'Work', values: ['Ute / Tray', 'Cab Chassis', 'Van'] }];
    expect(bodyTypeLabels(bodyTypeValues(['Work'], overlapping), overlapping)).toEqual(['Ute', 'Work']);
  });
});
