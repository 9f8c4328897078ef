import { FILTER_FIELDS, type FilterField } from '../../../src/domain/filters/filterField';
import {
  FILTER_TYPE_NAMES,
  FILTER_TYPES,
  filterItemFaults,
  readFilterType,
} from '../../../src/domain/filters/filterType';

const FIELDS = Object.keys(FILTER_FIELDS) as FilterField[];
const reasons = (...[item]: Parameters<typeof filterItemFaults>) =>
  filterItemFaults(item).map(({ path, reason }) => `${path.join('.')}: ${reason}`);

describe('A filter in the content', () => {
  test('may use content’s spelling or the search’s', () => {
    for (const type of FILTER_TYPE_NAMES) {
      expect(readFilterType(type)).toBe(type);
      expect(readFilterType(FILTER_TYPES[type].searchSide)).toBe(type);
    }
    expect(readFilterType('dial')).toBeUndefined();
    expect(readFilterType('constructor')).toBeUndefined();
  });

  test('of every type fits some field, and every field has a type', () => {
    const fits = (type: (typeof FILTER_TYPE_NAMES)[number], field: FilterField) =>
      filterItemFaults({ type, field, hardcodedValues: [] }).length === 0;
    expect(FILTER_TYPE_NAMES.filter((type) => !FIELDS.some((field) => fits(type, field)))).toEqual([]);
    expect(FIELDS.filter((field) => !FILTER_TYPE_NAMES.some((type) => fits(type, field)))).toEqual([]);
  });

  test('that cannot work is refused with the reason and with what would work', () => {
    expect(reasons({ field: 'make', type: 'range_slider', hardcodedValues: [] })).toEqual([
      'type: range_slider cannot set make, which is chosen from values: use list, radio_group, select',
    ]);
    expect(reasons({ field: 'featured', type: 'cpo_checkbox', hardcodedValues: [] })).toEqual([
      'type: cpo_checkbox cannot set featured, which is yes or no: use boolean_checkbox',
    ]);
    expect(reasons({ field: 'year', type: 'search_by_budget', hardcodedValues: [] })).toEqual([
      'type: search_by_budget cannot set year, which is a number: use range_input, radio_group_numeric, range_select, range_slider, slider',
    ]);
  });

  test('with unreadable options is refused, with a fault for each option', () => {
    expect(
      reasons({
        field: 'odometer',
        type: 'radio_group_numeric',
        hardcodedValues: ['50000', 'few', ':90000', '1000:', '1:2:3'],
      }),
    ).toEqual([
      'hardcodedValues.1: must be a whole number ("50000") (found "few")',
      'hardcodedValues.3: must be a whole number ("50000") (found "1000:")',
      'hardcodedValues.4: must be a whole number ("50000") (found "1:2:3")',
    ]);
    expect(reasons({ field: 'year', type: 'range_select', hardcodedValues: ['2020', '2021:'] })).toEqual([
      'hardcodedValues.1: must be a whole number ("50000") (found "2021:")',
    ]);
    expect(reasons({ field: 'price', type: 'slider', hardcodedValues: ['1'] })).toEqual([
      'hardcodedValues: slider has no fixed options: leave them out',
    ]);
  });
});
