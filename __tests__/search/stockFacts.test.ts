import { chipsOf } from '../../src/components/search/chips';
import { comparison } from '../../src/domain/compare/comparison';
import { parseFinanceSettings } from '../../src/domain/finance/parseFinanceSettings';
import { cardFacts } from '../../src/domain/stock/cardFacts';
import { stockDisplayGroups } from '../../src/domain/stock/display/displayRows';
import { stockJsonLd } from '../../src/domain/stock/jsonLd/stockJsonLd';
import type { RawStockItem } from '../../src/domain/stock/parseStockItem';
import type { SPECIFICATION_FACTS } from '../../src/domain/stock/specificationFacts';
import { FACT_NAMES, type FactName } from '../../src/domain/stock/stockFacts';
import { toStockCard } from '../../src/domain/stock/toStockCard';
import { forms } from '../../src/locales/site/forms';
import { locale } from '../../src/locales/site/locale';
import { dealerWords } from '../../src/locales/site/words';
import { filterOf } from '../../src/search/filters/filters';
import { toIndexRecord } from '../../src/search/toIndexRecord';
import { okValue } from '../../support/okValue';
import { aStockContext } from '../../support/stock/aStockContext';
import { parseStockItem } from '../../support/stock/parseStockItem';
import { searchTyped } from './words/searchTyped';

const SOURCES = { words: { forms, words: dealerWords }, today: '2026-11-29' };

const read = (id: string, facts: RawStockItem) =>
  okValue(
    parseStockItem({ id, vehType: 'Used', make: 'Toyota', model: 'HiLux', ...facts }, aStockContext(), id),
  );

const FEED = {
  brakedTowing: '3.5 t',
  unbrakedTowing: '750kg',
  towBallLimit: '350 kg',
  payload: '1,005',
  bootLitres: '480 L',
  electricRange: '300 miles',
  keys: '2',
  owners: '1',
  serviceHistory: 'Full',
  inspectionReport: 'https://reports.example/A1.pdf',
};
/** The numbers of the specification: a feed's cell, the field, its line on the page, and what a shopper types for it. */
const SPECIFIED: readonly (readonly [
  name: Extract<FactName, keyof typeof SPECIFICATION_FACTS>,
  cell: string,
  value: number,
  line: string,
  typed?: readonly [words: string, range: object],
])[] = [
  ['engineHours', '450 hrs', 450, '450 h', ['under 500 hours', { max: 500 }]],
  ['sleepingCapacity', '4 berth', 4, '4'],
  ['doorNum', '4 doors', 4, '4'],
  ['passengerDoors', '3', 3, '3'],
  ['cylinders', '6 cyl', 6, '6'],
  ['power', '150 kW', 150, '150 kW', ['at least 140 kw', { min: 140 }]],
  ['torque', '400 Nm', 400, '400 Nm', ['350 nm torque', { min: 350 }]],
  ['powerToWeight', '80 kW/t', 80, '80 kW/t'],
  ['transNum', '6 speed', 6, '6'],
  ['stroke', '96', 96, '96 mm'],
  ['fuelCombined', '7.9 L/100km', 7.9, '7.9 L/100 km'],
  ['fuelTankCapacity', '75 litres', 75, '75 L', ['70 litre fuel tank', { min: 70 }]],
  ['lengthMeters', '5.8 m', 5.8, '5.8 m', ['over 5.5 m long', { min: 5.5 }]],
  ['lengthFeet', '19 ft', 19, '19 ft', ['under 20 feet', { max: 20 }]],
  ['length', '5800', 5800, '5,800 mm', ['5,000 mm long', { min: 5000 }]],
  ['width', '2,100 mm', 2100, '2,100 mm', ['2000 mm wide', { min: 2000 }]],
  ['beamWidth', '2.42', 2.42, '2.42 m', ['2.3 m beam', { min: 2.3 }]],
  ['height', '2600', 2600, '2,600 mm', ['up to 2700 mm high', { max: 2700 }]],
  ['wheelBase', '2850', 2850, '2,850 mm', ['2800 mm wheelbase', { min: 2800 }]],
  ['seatHeight', '840', 840, '840 mm', ['under 850 mm seat height', { max: 850 }]],
  ['tareMass', '2.1 t', 2100, '2,100 kg', ['up to 2.2 tonnes tare', { max: 2200 }]],
  ['tare', '2095 kg', 2095, '2,095 kg'],
  ['wetOperationalWeight', '214', 214, '214 kg', ['under 220 kg wet', { max: 220 }]],
  ['gvm', '4,495', 4495, '4,495 kg', ['gvm of 4,000 kg', { min: 4000 }]],
  ['gcm', '8 t', 8000, '8,000 kg', ['gcm 7 tonnes', { min: 7000 }]],
  ['atm', '2726', 2726, '2,726 kg', ['atm up to 2,800 kg', { max: 2800 }]],
  ['ancapRating', '5 stars', 5, '5 stars (tested 2024)'],
  ['greenStarRating', '4', 4, '4 stars'],
];

/** What the page of an item leaves out, because another fact that it has means the same. */
const SAME_AS: Readonly<Record<string, string>> = { lengthMeters: 'length', tare: 'tareMass' };

const { item } = read('A1', FEED);
const terms = { settings: okValue(parseFinanceSettings({})) };
const plain = read('A2', {
  brakedTowing: '750',
  keys: '1',
  payload: '0',
  electricRange: 'n/a',
}).item;

describe('a fact of stock', () => {
  it('is read from a feed in the unit of its row', () => {
    expect(item).toMatchObject({
      brakedTowing: 3500,
      unbrakedTowing: 750,
      towBallLimit: 350,
      payload: 1005,
      bootLitres: 480,
      electricRange: 483,
      keys: 2,
      owners: 1,
      serviceHistory: 'Full',
      inspectionReport: 'https://reports.example/A1.pdf',
    });
    expect([...Object.keys(FEED), ...SPECIFIED.map(([name]) => name)].sort()).toEqual([...FACT_NAMES].sort());
    expect(plain).not.toHaveProperty('payload');
    expect(plain).not.toHaveProperty('electricRange');
  });

  it('may be what staff count and measure, which nobody filters by', () => {
    const { item: counted } = read('A3', {
      serviceStamps: '7 stamps',
      tyreTread: '5.5mm',
      ppsrOn: '12/11/2026',
    });
    expect(counted).toMatchObject({ serviceStamps: 7, tyreTread: 5.5, ppsrOn: '2026-11-12' });
    const { item: bare, faults } = read('A3', { serviceStamps: '1.5', tyreTread: '55', ppsrOn: 'soon' });
    expect(bare).not.toHaveProperty('tyreTread');
    expect(faults.map(({ field, reason }) => `${field} ${reason}`).sort()).toEqual([
      'ppsrOn is not a date',
      'serviceStamps is not a whole number',
      'tyreTread is outside 0 to 30',
    ]);
  });

  it.each([
    ['brakedTowing', '3500000', 'is outside 1 to 50,000'],
    ['keys', '1.5', 'is not a whole number'],
    ['payload', 'plenty', 'is not a number'],
    ['inspectionReport', 'javascript:alert(1)', /is not an https address/],
    ['inspectionReport', 'http://reports.example/A1.pdf', /is not an https address/],
    ['inspectionReport', 'https://user:word@reports.example/A1.pdf', 'has an address with a password'],
    ['inspectionReport', '//elsewhere.example/A1.pdf', /is not an https address/],
  ])('costs its field alone if it makes no sense: %s %s', (field, value, reason) => {
    const { item: without, faults } = read('A1', { ...FEED, [field]: value });
    expect(without).not.toHaveProperty(field);
    expect(faults).toEqual([
      expect.objectContaining({
        field,
        reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
      }),
    ]);
  });

  it('is on the page of the item with its unit, and a report is a link', () => {
    const rows = stockDisplayGroups(item, { forms, words: dealerWords }).flatMap((group) => group.rows);
    expect(
      Object.keys(FEED).map((name) => {
        const row = rows.find(({ key }) => key === name);
        return row && [row.label, row.value, row.href];
      }),
    ).toEqual([
      ['Braked towing', '3,500 kg', undefined],
      ['Unbraked towing', '750 kg', undefined],
      ['Towball limit', '350 kg', undefined],
      ['Payload', '1,005 kg', undefined],
      ['Boot space', '480 L', undefined],
      ['Electric range', '483 km', undefined],
      ['Keys', '2', undefined],
      ['Owners before you', '1', undefined],
      ['Service history', 'Full', undefined],
      ['Inspection report', 'View the report', 'https://reports.example/A1.pdf'],
    ]);
  });

  it('is compared', () => {
    expect(comparison([item, plain], SOURCES).differences).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Braked towing', values: ['3,500 kg', '750 kg'] }),
        { label: 'Inspection report', values: ['View the report', '—'] },
      ]),
    );
  });

  it('is on the card of a dealer that names none, if it is one of the usual ones, in the words of its row', () => {
    expect(cardFacts(toStockCard(item))).toEqual(['Tows 3,500 kg', '483 km electric range']);
  });

  it('is in the structured data, by a property of schema.org where there is one', () => {
    const data = stockJsonLd(item, { name: 'Example Cars', siteUrl: 'https://example.com', locale });
    expect(data).toMatchObject({
      trailerWeight: { '@type': 'QuantitativeValue', value: 3500, unitCode: 'KGM' },
      payload: { '@type': 'QuantitativeValue', value: 1005, unitCode: 'KGM' },
      cargoVolume: { '@type': 'QuantitativeValue', value: 480, unitCode: 'LTR' },
      subjectOf: { '@type': 'DigitalDocument', url: 'https://reports.example/A1.pdf' },
      additionalProperty: [
        { name: 'Unbraked towing', value: 750, unitCode: 'KGM' },
        { name: 'Towball limit', value: 350, unitCode: 'KGM' },
        { name: 'Electric range', value: 483, unitCode: 'KMT' },
        { name: 'Keys', value: 2 },
        { name: 'Service history', value: 'Full' },
      ],
      numberOfPreviousOwners: { '@type': 'QuantitativeValue', value: 1 },
    });
  });

  it('is an attribute of the index; of a report, only whether there is one', () => {
    expect(toIndexRecord(item)).toMatchObject({
      brakedTowing: 3500,
      serviceHistory: 'Full',
      inspectionReport: true,
    });
    expect(toIndexRecord(plain)).not.toHaveProperty('inspectionReport');
  });

  it('has a chip that says which number it means', () => {
    const labels = chipsOf(
      {
        brakedTowing: { min: 3000 },
        electricRange: { min: 300, max: 500 },
        serviceHistory: ['Full'],
        inspectionReport: true,
      },
      { budgetReach: undefined },
    ).map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^braked towing from 3,000 kg$/i),
        expect.stringMatching(/^electric range 300 km to 500 km$/i),
        'Full service history',
        'Inspection report',
      ]),
    );
  });

  it.each([
    ['hilux tow 2.5 tonnes', { brakedTowing: { min: 2500 } }],
    ['towing capacity over 3,000 kg', { brakedTowing: { min: 3000 } }],
    ['750kg unbraked towing', { unbrakedTowing: { min: 750 } }],
    ['ball weight 200 kg', { towBallLimit: { min: 200 } }],
    ['payload at least 1000kg', { payload: { min: 1000 } }],
    ['400 litre boot', { bootLitres: { min: 400 } }],
    ['400km range', { electricRange: { min: 400 } }],
    ['between 2,000 and 4 000 kg towing', { brakedTowing: { min: 2000, max: 4000 } }],
    ['towing 3 to 4 tonnes', { brakedTowing: { min: 3000, max: 4000 } }],
    ['400 km or more range', { electricRange: { min: 400 } }],
    ['400+ km range', { electricRange: { min: 400 } }],
    ['300 miles range', { electricRange: { min: 483 } }],
    ['payload 2,000 kg or less hilux', { payload: { max: 2000 } }],
    ['2 keys', { keys: { min: 2 } }],
    ['with an inspection report', { inspectionReport: true }],
    ['one owner', { owners: { max: 1 } }],
    ['1 owner', { owners: { max: 1 } }],
  ])('is read from what shoppers type: %s', async (typed, filters) => {
    const search = await searchTyped([item, plain], 'cars', terms);
    const { state, found, notUnderstood } = await search(typed);
    expect(state).toMatchObject(filters);
    expect(state.keywords).toBeUndefined();
    expect([found, notUnderstood]).toEqual([['A1'], '']);
  });

  it('in words of the feed is found by keywords', async () => {
    const search = await searchTyped([item, plain], 'cars', terms);
    expect((await search('full service history')).found).toEqual(['A1']);
  });
});

/** As rows of tests, which must all be of one length. */
const CELLS = SPECIFIED.map(([name, cell, value, line]) => [name, cell, value, line] as const);

describe('the sizes of boats and caravans', () => {
  const van = { vehType: 'Used', make: 'Tallis', model: 'Tern', sleepingCapacity: '4' };
  const short = read('S', { ...van, lengthFeet: `18'`, atm: '2400' }).item;
  const long = read('L', { ...van, sleepingCapacity: '6', lengthFeet: `20'6"`, atm: '3100' }).item;

  it.each([
    ['20ft', 'L'],
    ['20 footer', 'L'],
    ['18 ft van', 'S'],
    ['under 20 feet', 'S'],
    ['over 19 foot long', 'L'],
    ['up to 6m', 'S'],
    ['over 6 metres', 'L'],
    ['atm under 2500', 'S'],
    ['atm 2500 to 3500 kg', 'L'],
    ['under 2500 atm', 'S'],
    ['under 2.5t', 'S'],
    ['3.1 tonne', 'L'],
    ['sleeps 4', 'S'],
    ['sleeps at least 5', 'L'],
    ['5 berth or more', 'L'],
  ])('are found as they are said: %s', async (typed, found) => {
    const search = await searchTyped([short, long], 'caravans', terms);
    const results = await search(typed);
    expect(results).toMatchObject({ found: [found], notUnderstood: '' });
    expect(results.state.keywords).toBeUndefined();
    expect(results.state.priceRange).toBeUndefined();
  });
});

describe('the weight and power of machines and bikes', () => {
  const digger = { vehType: 'Used', make: 'Tallis', model: 'Tern' };
  const heavy = read('H', { ...digger, wetOperationalWeight: '5200', power: '30 kW' }).item;
  const light = read('L', { ...digger, wetOperationalWeight: '1700', power: '15 kW' }).item;

  it.each([
    ['5 tonne', 'H'],
    ['under 2t', 'L'],
    ['over 30 hp', 'H'],
    ['power under 20 kw', 'L'],
  ])('are found as they are said: %s', async (typed, found) => {
    const search = await searchTyped([heavy, light], 'machinery', terms);
    expect(await search(typed)).toMatchObject({ found: [found], notUnderstood: '' });
  });

  it('do not take the number of a size that is named', async () => {
    const beam = read('B', { ...digger, lengthMeters: '6', beamWidth: '2.4' }).item;
    const search = await searchTyped([beam], 'boats', terms);
    expect((await search('beam over 2.3m')).state).toEqual({ beamWidth: { min: 2.3 } });
  });

  it('need no unit beside the name of a height', async () => {
    const tall = read('T', { ...digger, seatHeight: '840' }).item;
    const search = await searchTyped([tall], 'bikes', terms);
    expect((await search('seat height under 850')).state).toEqual({ seatHeight: { max: 850 } });
  });
});

describe('a number of the specification', () => {
  const ONLY = { id: 'B1', vehType: 'Used', make: 'Tallis', model: 'Tern', ancapYear: '2024' };

  it.each(CELLS)(
    '%s is read, shown, compared, indexed and told to search engines',
    (name, cell, value, line) => {
      const one = read('B1', { ...ONLY, [name]: cell }).item;
      expect(one[name]).toBe(value);
      const rows = stockDisplayGroups(one, { forms, words: dealerWords }).flatMap((group) => group.rows);
      expect(rows).toContainEqual(expect.objectContaining({ key: name, value: line }));
      const { label } = rows.find(({ key }) => key === name) ?? {};
      expect(comparison([one, plain], SOURCES).differences).toContainEqual(
        expect.objectContaining({
          label: name === 'fuelCombined' ? 'Economy' : label,
          values: [line, '—'],
        }),
      );
      expect(toIndexRecord(one)).toMatchObject({ [name]: value });
      const data = JSON.stringify(
        stockJsonLd(one, { name: 'Example Boats', siteUrl: 'https://example.com', locale }),
      );
      expect(data).toContain(`"value":${value}`);
      expect(cardFacts(toStockCard(one, [name]), [name])).toEqual([
        expect.stringContaining(String(line.split(' ')[0])),
      ]);
    },
  );

  it.each(Object.entries(SAME_AS))('%s is not on the page beside %s', (name, other) => {
    const one = read('B1', { ...ONLY, [name]: '6', [other]: '6000' }).item;
    const keys = stockDisplayGroups(one, { forms, words: dealerWords }).flatMap((group) =>
      group.rows.map(({ key }) => key),
    );
    expect(keys).toContain(other);
    expect(keys).not.toContain(name);
  });

  it.each(SPECIFIED.flatMap(([name, cell, , , typed]) => (typed ? [[name, cell, ...typed] as const] : [])))(
    '%s (%s) is read from what shoppers type: %s',
    async (name, cell, words, range) => {
      const one = read('B1', { ...ONLY, [name]: cell }).item;
      const search = await searchTyped([one, plain], 'boats', terms);
      const { state, found, notUnderstood } = await search(words);
      expect(state).toMatchObject({ [name]: range });
      expect([found, notUnderstood]).toEqual([['B1'], '']);
    },
  );

  it('keeps its tenths in an address', () => {
    const { read: fromAddress, write } = filterOf('beamWidth') ?? {};
    const value = fromAddress?.((parameter) => (parameter === 'beamWidth' ? ['2.3_2.5'] : []), {} as never);
    expect(value).toEqual({ min: 2.3, max: 2.5 });
    expect(write?.(value as never, {} as never)).toEqual([['beamWidth', '2.3_2.5']]);
  });
});
