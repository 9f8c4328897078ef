import { DEFAULT_FILTER_GROUPS } from '../../../src/content/stock/defaultFilterGroups';
import { type RawFilterGroup, toFilterGroups } from '../../../src/content/stock/toFilterGroups';
import { filterItemFaults } from '../../../src/domain/filters/filterItemFaults';
import { filterFaults } from '../../../src/generate/content/checkFilters';

const rawGroup = (
  ...items: readonly { readonly field: string; readonly type: string }[]
): RawFilterGroup => ({
  ...{ id: 'one', label: 'One', groupType: 'main', isAccordion: true, accordionType: 'open' },
  ...{ remoteId: null, svgName: 'price' },
  filterItems: items.map((item, place) => ({
    ...{
      id: `row-${place}`,
      label: 'Row',
      formattingType: 'text',
      unit: null,
      limit: null,
      showCount: false,
    },
    hardcodedValues: [],
    ...item,
  })),
});

describe('The filters of an endpoint', () => {
  test('may be named as the search side names them', () => {
    const [group] = toFilterGroups([rawGroup({ field: 'featured', type: 'booleanCheckbox' })]);
    expect(group?.filterItems[0]).toMatchObject({ field: 'featured', type: 'boolean_checkbox' });
    expect(group).toMatchObject({ icon: '/icons/filters/price.svg' });
    expect(group).not.toHaveProperty('remoteId');
  });

  test('that cannot work stop a build, all of them named, and break no page that was built without knowing', () => {
    const group = rawGroup(
      { field: 'make', type: 'slider' },
      { field: 'engine', type: 'list' },
      { field: 'make', type: 'dial' },
      { field: 'make', type: 'list' },
    );
    expect(filterFaults(group.filterItems)).toEqual([
      'filter "row-0": type: slider cannot set make, which is chosen from values: use list, radio_group, select',
      'filter "row-1": field: "engine" is nothing that can be searched',
      'filter "row-2": type: there is no control "dial"',
    ]);
    expect(toFilterGroups([group])[0]?.filterItems.map(({ id }) => id)).toEqual(['row-3']);
  });

  test('are the default ones if content has none, and the default ones are without fault', () => {
    expect(toFilterGroups([])).toBe(DEFAULT_FILTER_GROUPS);
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
