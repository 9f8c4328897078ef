import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema, isEnumType } from 'graphql';
import { parse } from 'yaml';
import { filtersSchema } from '../plugins/content-endpoint/collections/filters';
import { contractPath } from '../plugins/content-endpoint/endpoint/contractPath';
import { chipsOf } from '../src/components/search/chips';
import { REPAYMENT_FREQUENCIES, REPAYMENTS_PER_YEAR } from '../src/domain/finance/repaymentFrequency';
import { ATTRIBUTES } from '../src/search/engines/embedded/attributes';
import { ALL_FILTERS } from '../src/search/filters';
import { looseState, searchState } from './search/arbitraries';

const contract = buildSchema(readFileSync(contractPath(), 'utf8'));
const valuesOf = (name: string): readonly string[] => {
  const type = contract.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

interface FilterSettings {
  readonly groups: readonly { readonly filterItems: readonly Readonly<Record<string, unknown>>[] }[];
}

const shipped = parse(readFileSync('content/settings/filters.yml', 'utf8')) as FilterSettings;

/** Filters that act by themselves, whatever their field. */
const WITHOUT_ATTRIBUTE = new Set(['search_box', 'search_by_budget']);

const filterSettings = (item: Readonly<Record<string, unknown>>) => ({
  groups: [
    {
      id: 'one',
      label: 'One',
      position: 1,
      filterItems: [{ id: 'one', label: 'One', position: 1, ...item }],
    },
  ],
  bodyTypes: [],
});

describe('A filter', () => {
  const attributes = ALL_FILTERS.flatMap((filter) => ('attribute' in filter ? [filter.attribute] : []));

  test('of the filter table has a column in the index', () => {
    const columns = ATTRIBUTES.map(({ name }) => name);
    expect(attributes.filter((attribute) => !columns.includes(attribute))).toEqual([]);
  });

  test('that content shows has a row in the filter table, so that the address carries it', () => {
    const items = shipped.groups.flatMap(({ filterItems }) => filterItems);
    expect(items.length).toBeGreaterThan(10);
    const strangers = items.filter(
      ({ type, field }) => !WITHOUT_ATTRIBUTE.has(String(type)) && !attributes.includes(String(field)),
    );
    expect(strangers).toEqual([]);
  });

  test('that is set can be seen and taken away as a chip', () => {
    const keys = ALL_FILTERS.map(({ key }) => key).filter((key) => key !== 'sortBy' && key !== 'page');
    fc.assert(
      fc.property(searchState, (state) => {
        for (const key of keys) {
          if (state[key] === undefined) continue;
          const chips = chipsOf({ [key]: state[key] }, { budgetPrice: 20_000 });
          expect(chips.length).toBeGreaterThan(0);
          for (const { without } of chips) expect(without[key]).not.toEqual(state[key]);
        }
      }),
    );
  });

  test('is tried with the laws of addresses, whatever its key', () => {
    const tried = new Set(fc.sample(looseState, { numRuns: 500, seed: 1 }).flatMap(Object.keys));
    expect([...tried].sort()).toEqual(ALL_FILTERS.map(({ key }) => key).sort());
  });
});

describe('A kind of filter control', () => {
  const control = readFileSync('src/components/search/filters/FilterControl.tsx', 'utf8');

  test.each(valuesOf('FilterType'))('%s of the contract is read from content and shown', (type) => {
    expect(filtersSchema.safeParse(filterSettings({ field: 'make', type })).error).toBeUndefined();
    expect(control).toContain(`case '${type}':`);
  });

  test('that the contract does not have is refused', () => {
    expect(filtersSchema.safeParse(filterSettings({ field: 'make', type: 'dial' })).success).toBe(false);
  });
});

test('The finance frequencies of the contract are those of the formulas', () => {
  expect(valuesOf('RepaymentFrequency')).toEqual([...REPAYMENT_FREQUENCIES]);
  expect(Object.keys(REPAYMENTS_PER_YEAR)).toEqual([...REPAYMENT_FREQUENCIES]);
});
