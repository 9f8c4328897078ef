import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { buildSchema, isEnumType } from 'graphql';
import { parse } from 'yaml';
import { filtersSchema, inOneSpelling } from '../plugins/content-endpoint/collections/filters';
import { contractText } from '../plugins/content-endpoint/endpoint/contractText';
import { chipsOf } from '../src/components/search/chips';
import { FILTER_FIELDS, type FilterField, isFilterField } from '../src/domain/filters/filterField';
import { FILTER_TYPE_NAMES, filterTypeRow } from '../src/domain/filters/filterType';
import { REPAYMENT_FREQUENCIES, REPAYMENTS_PER_YEAR } from '../src/domain/finance/loan';
import { err } from '../src/domain/result';
import { ATTRIBUTES } from '../src/search/engines/embedded/build';
import { ALL_FILTERS, filterOf } from '../src/search/filters/filters';
import { FILTER_ATTRIBUTES } from '../src/search/searchRequest';
import { DEALERSHIP } from '../support/projectFolder';
import { looseState, searchState } from './search/arbitraries';

const FIELDS = Object.keys(FILTER_FIELDS) as FilterField[];

const contract = buildSchema(contractText());
const valuesOf = (name: string): readonly string[] => {
  const type = contract.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

interface FilterSettings {
  readonly groups: readonly { readonly filterItems: readonly Readonly<Record<string, unknown>>[] }[];
}

const shipped = parse(
  readFileSync(join(DEALERSHIP, 'content/settings/filters.yml'), 'utf8'),
) as FilterSettings;

/** Filters that need no field. */
const WITHOUT_ATTRIBUTE = new Set(['search_box', 'search_by_budget']);

/** Settings whose drawings all exist. */
const schema = filtersSchema({
  files: { fileFault: async () => undefined, pictureSize: async () => err('no picture') },
});

const filterSettings = (item: Readonly<Record<string, unknown>>) => ({
  groups: [
    {
      id: 'one',
      label: 'One',
      filterItems: [{ id: 'one', label: 'One', ...item }],
    },
  ],
  bodyTypes: [],
});

describe('A filter', () => {
  const attributes = FILTER_ATTRIBUTES;

  test('in the filter table has a column in the index', () => {
    const columns = ATTRIBUTES.map(({ name }) => name);
    expect(attributes.filter((attribute) => !columns.includes(attribute))).toEqual([]);
  });

  test('in the content has a row in the filter table, so that addresses can hold it', () => {
    const items = shipped.groups.flatMap(({ filterItems }) => filterItems);
    expect(items.length).toBeGreaterThan(10);
    const strangers = items.filter(
      ({ type, field }) => !WITHOUT_ATTRIBUTE.has(String(type)) && !attributes.includes(String(field)),
    );
    expect(strangers).toEqual([]);
  });

  test('that content may name is a row of the filter table, and has the same kind of values', () => {
    const rows = FIELDS.map((field) => [field, filterOf(field)?.holds]);
    expect(rows).toEqual(FIELDS.map((field) => [field, FILTER_FIELDS[field].holds]));
    expect(attributes.filter((attribute) => !isFilterField(attribute))).toEqual([]);
  });

  test('that is set appears as a chip and can be removed', () => {
    const filtersNothing = ['statedTerms', 'sortBy', 'page'];
    const keys = ALL_FILTERS.map(({ key }) => key).filter((key) => !filtersNothing.includes(key));
    fc.assert(
      fc.property(searchState, (state) => {
        for (const key of keys) {
          if (state[key] === undefined) continue;
          const chips = chipsOf({ [key]: state[key] }, { budgetReach: 'up to $20,000' });
          expect(chips.length).toBeGreaterThan(0);
          for (const { without } of chips) expect(without[key]).not.toEqual(state[key]);
        }
      }),
    );
  });

  test('is covered by the laws of addresses, whatever its key', () => {
    const tried = new Set(fc.sample(looseState, { numRuns: 500, seed: 1 }).flatMap(Object.keys));
    expect([...tried].sort()).toEqual(ALL_FILTERS.map(({ key }) => key).sort());
  });
});

describe('A kind of filter control', () => {
  test('is the same in the contract and in the table', () => {
    expect(valuesOf('FilterType')).toEqual(FILTER_TYPE_NAMES);
  });

  test.each(FILTER_TYPE_NAMES)('%s is read from content, under either of its names', async (type) => {
    const { sets, only, searchSide } = filterTypeRow(type);
    const field = only ?? FIELDS.find((name) => sets.includes(FILTER_FIELDS[name].holds));
    for (const name of [type, searchSide]) {
      const file = {
        file: 'filters.yml',
        id: 'filters',
        body: '',
        data: filterSettings({ field, type: name }),
      };
      const read = await schema.safeParseAsync(inOneSpelling(file).data);
      expect(read.error).toBeUndefined();
      expect(read.data?.groups[0]?.filterItems[0]).toMatchObject({ field, type });
    }
  });

  test('that the contract does not have is refused', async () => {
    const read = await schema.safeParseAsync(filterSettings({ field: 'make', type: 'dial' }));
    expect(read.success).toBe(false);
  });
});

test('The contract has the same finance frequencies as the formulas', () => {
  expect(valuesOf('RepaymentFrequency')).toEqual([...REPAYMENT_FREQUENCIES]);
  expect(Object.keys(REPAYMENTS_PER_YEAR)).toEqual([...REPAYMENT_FREQUENCIES]);
});
