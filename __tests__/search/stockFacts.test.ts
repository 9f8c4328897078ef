import { chipsOf } from '../../src/components/search/filterPanel/chips';
import { parseFinanceSettings } from '../../src/domain/finance/parseFinanceSettings';
import { comparison } from '../../src/domain/garage/comparison';
import { stockDisplayGroups } from '../../src/domain/stock/display/stockDisplayGroups';
import { stockJsonLd } from '../../src/domain/stock/jsonLd/stockJsonLd';
import { parseStockItem, type RawStockItem } from '../../src/domain/stock/parseStockItem';
import { cardFacts, FACT_NAMES, STOCK_FACTS } from '../../src/domain/stock/stockFacts';
import { toStockCard } from '../../src/domain/stock/toStockCard';
import { toIndexRecord } from '../../src/search/toIndexRecord';
import { okValue } from '../../support/okValue';
import { aStockContext } from '../../support/stock/aStockContext';
import { searchTyped } from './words/searchTyped';

const read = (id: string, facts: RawStockItem) =>
  okValue(
    parseStockItem({ id, vehType: 'Used', make: 'Toyota', model: 'HiLux', ...facts }, aStockContext(), id),
  );

const FEED = {
  brakedTowing: '3.5 t',
  unbrakedTowing: '750kg',
  payload: '1,005',
  bootLitres: '480 L',
  electricRange: '300 miles',
  keys: '2',
  serviceHistory: 'Full',
  inspectionReport: 'https://reports.example/A1.pdf',
};
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
      payload: 1005,
      bootLitres: 480,
      electricRange: 483,
      keys: 2,
      serviceHistory: 'Full',
      inspectionReport: 'https://reports.example/A1.pdf',
    });
    expect(Object.keys(FEED).sort()).toEqual([...FACT_NAMES].sort());
    expect(plain).not.toHaveProperty('payload');
    expect(plain).not.toHaveProperty('electricRange');
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
    const rows = stockDisplayGroups(item).flatMap((group) => group.rows);
    expect(
      FACT_NAMES.map((name) => {
        const row = rows.find(({ key }) => key === name);
        return row && [row.label, row.value, row.href];
      }),
    ).toEqual([
      ['Braked towing', '3,500 kg', undefined],
      ['Unbraked towing', '750 kg', undefined],
      ['Payload', '1,005 kg', undefined],
      ['Boot space', '480 L', undefined],
      ['Electric range', '483 km', undefined],
      ['Keys', '2', undefined],
      ['Service history', 'Full', undefined],
      ['Inspection report', 'View the report', 'https://reports.example/A1.pdf'],
    ]);
  });

  it('is compared', () => {
    expect(comparison([item, plain])).toEqual(
      expect.arrayContaining([
        { label: 'Braked towing', values: ['3,500 kg', '750 kg'], differs: true },
        { label: 'Inspection report', values: ['View the report', '—'], differs: true },
      ]),
    );
  });

  it('is on the card if its row says how', () => {
    expect(cardFacts(toStockCard(item))).toEqual(['Tows 3,500 kg', '483 km electric range']);
  });

  it('is in the structured data, by a property of schema.org where there is one', () => {
    const data = stockJsonLd(item, { name: 'Example Cars', siteUrl: 'https://example.com' });
    expect(data).toMatchObject({
      trailerWeight: { '@type': 'QuantitativeValue', value: 3500, unitCode: 'KGM' },
      payload: { '@type': 'QuantitativeValue', value: 1005, unitCode: 'KGM' },
      cargoVolume: { '@type': 'QuantitativeValue', value: 480, unitCode: 'LTR' },
      subjectOf: { '@type': 'DigitalDocument', url: 'https://reports.example/A1.pdf' },
      additionalProperty: [
        { name: 'Unbraked towing', value: 750, unitCode: 'KGM' },
        { name: 'Electric range', value: 483, unitCode: 'KMT' },
        { name: 'Keys', value: 2 },
        { name: 'Service history', value: 'Full' },
      ],
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

  it('has words for shoppers, unless it is made of words itself', () => {
    for (const fact of Object.values(STOCK_FACTS))
      expect('words' in fact ? new RegExp(fact.words).test('') : fact.holds === 'word').toBe(
        fact.holds === 'word',
      );
  });
});
