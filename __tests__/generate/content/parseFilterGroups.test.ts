import {
  DEFAULT_FILTER_GROUPS,
  type FilterGroupFields,
  parseFilterGroups,
} from '../../../generate/content/dealerSettings';
import type { FilterType } from '../../../generate/content/queryTypes';
import { filterItemFaults } from '../../../src/domain/filters/filterType';
import { faultOf, okValue } from '../../../support/okValue';

const rawGroup = (
  ...items: readonly { readonly field: string; readonly type: string }[]
): FilterGroupFields => ({
  id: 'one',
  label: 'One',
  groupType: 'main',
  isAccordion: true,
  accordionType: 'open',
  remoteId: null,
  svgName: 'price',
  filterItems: items.map((item, place) => ({
    id: `row-${place}`,
    label: 'Row',
    formattingType: 'text',
    unit: null,
    limit: null,
    showCount: false,
    hardcodedValues: [],
    field: item.field,
    // Another endpoint's own enum may have words that are not ours.
    type: item.type as FilterType,
  })),
});

describe('The filters of an endpoint', () => {
  test('may be named as the search side names them', () => {
    const named = { field: 'featured', type: 'booleanCheckbox' };
    const [group] = okValue(parseFilterGroups([rawGroup(named)]));
    expect(group?.filterItems[0]).toMatchObject({ field: 'featured', type: 'boolean_checkbox' });
    expect(group).toMatchObject({ icon: '/icons/filters/price.svg' });
    expect(group).not.toHaveProperty('remoteId');
  });

  test('that cannot work are refused, all of them named', () => {
    const group = rawGroup(
      { field: 'make', type: 'slider' },
      { field: 'engine', type: 'list' },
      { field: 'make', type: 'dial' },
      { field: 'make', type: 'list' },
    );
    expect(faultOf(parseFilterGroups([group]))).toEqual([
      'filter "row-0": type: slider cannot set make, which is chosen from values: use list, radio_group, select',
      'filter "row-1": field: "engine" is nothing that can be searched',
      'filter "row-2": type: there is no control "dial"',
    ]);
  });

  test('are the default ones if content has none, and the default ones are without fault', () => {
    expect(okValue(parseFilterGroups([]))).toBe(DEFAULT_FILTER_GROUPS);
    const items = DEFAULT_FILTER_GROUPS.flatMap(({ filterItems }) => filterItems);
    expect(items.map(({ field, type }) => `${field} ${type}`)).toEqual([
      'vehType list',
      'location.name select',
      'make select',
      'model select',
      'price range_slider',
      'price search_by_budget',
    ]);
    expect(items.flatMap(filterItemFaults)).toEqual([]);
  });
});
