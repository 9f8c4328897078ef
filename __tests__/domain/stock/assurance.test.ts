import fc from 'fast-check';
import {
  ASSURANCE_KINDS,
  type AssuranceRule,
  type AssuredItem,
  assurancesFor,
  holdsFor,
} from '../../../src/domain/stock/assurance';
import { VEH_TYPES } from '../../../src/domain/stock/stockTypes';
import { aStockItem } from '../../support/stock/aStockItem';

const rule = (limits: Partial<AssuranceRule> = {}): AssuranceRule => ({
  kind: 'warranty',
  stockTypes: [],
  vehTypes: [],
  certifiedOnly: false,
  locations: [],
  ...limits,
});

const YARDS = ['Quillbrook', 'Barden Creek', 'Mallow Flat'];
const STOCK = ['cars', 'boats'] as const;
const anyRule: fc.Arbitrary<AssuranceRule> = fc.record({
  kind: fc.constantFrom(...ASSURANCE_KINDS),
  stockTypes: fc.subarray([...STOCK]),
  vehTypes: fc.subarray([...VEH_TYPES]),
  certifiedOnly: fc.boolean(),
  locations: fc.subarray(YARDS),
});
const anyItem: fc.Arbitrary<AssuredItem> = fc
  .record({
    stockType: fc.constantFrom(...STOCK),
    vehType: fc.constantFrom(...VEH_TYPES),
    brandCertified: fc.boolean(),
    yard: fc.option(fc.constantFrom(...YARDS)),
  })
  .map(({ yard, ...item }) => ({ ...item, ...(yard === null ? {} : { location: { name: yard } }) }));

describe('an assurance', () => {
  it.each([
    ['any stock where it names none', rule(), aStockItem()],
    ['the conditions it names', rule({ vehTypes: ['Used', 'Demo'] }), aStockItem()],
    ['certified stock', rule({ certifiedOnly: true }), aStockItem({ brandCertified: true })],
    [
      'the yards it names, however the feed writes them',
      rule({ locations: ['Barden Creek'] }),
      aStockItem({ location: { name: ' barden creek ' } }),
    ],
  ])('holds for %s', (_which, one, item) => {
    expect(holdsFor(one, item)).toBe(true);
  });

  it.each([
    ['another condition', rule({ vehTypes: ['New'] }), aStockItem()],
    ['another kind of stock', rule({ stockTypes: ['boats'] }), aStockItem()],
    ['stock that is not certified', rule({ certifiedOnly: true }), aStockItem()],
    ['another yard', rule({ locations: ['Mallow Flat'] }), aStockItem({ location: { name: 'Quillbrook' } })],
    ['stock whose yard nobody knows', rule({ locations: ['Mallow Flat'] }), aStockItem()],
  ])('does not hold for %s', (_which, one, item) => {
    expect(holdsFor(one, item)).toBe(false);
  });
});

describe('the assurances for an item', () => {
  it('are the first of each kind that applies', () => {
    const certified = { ...rule({ certifiedOnly: true }), title: 'Two more years' };
    const plain = { ...rule(), title: 'Three months' };
    const exchange = { ...rule({ kind: 'exchange' }), title: 'Seven days' };
    const titles = (brandCertified: boolean) =>
      assurancesFor([certified, plain, exchange], aStockItem({ brandCertified })).map(({ title }) => title);
    expect(titles(true)).toEqual(['Two more years', 'Seven days']);
    expect(titles(false)).toEqual(['Three months', 'Seven days']);
  });

  it('apply, are in order, and have no kind twice; no applicable kind is missing', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 12 }), anyItem, (rules, item) => {
        const chosen = assurancesFor(rules, item);
        const kinds = chosen.map(({ kind }) => kind);
        expect(chosen.every((one) => holdsFor(one, item))).toBe(true);
        expect(rules.filter((one) => chosen.includes(one))).toEqual(chosen);
        expect(new Set(kinds).size).toBe(kinds.length);
        const held = rules.filter((one) => holdsFor(one, item)).map(({ kind }) => kind);
        expect(new Set(kinds)).toEqual(new Set(held));
      }),
    );
  });

  it('do not change if one that does not apply is added', () => {
    fc.assert(
      fc.property(fc.array(anyRule), anyRule, anyItem, fc.nat(), (rules, other, item, at) => {
        fc.pre(!holdsFor(other, item));
        const place = rules.length === 0 ? 0 : at % rules.length;
        expect(assurancesFor(rules.toSpliced(place, 0, other), item)).toEqual(assurancesFor(rules, item));
      }),
    );
  });
});
