import { nameRows } from '../../cms/admin/rowNames';

describe('A row that somebody adds in the settings', () => {
  it('is named after its words, unlike every other row, and keeps a name that it has', () => {
    const filter = (label: string, id?: string) => ({ label, ...(id && { id }) });
    const groups = [
      { label: 'Price', id: 'price', filterItems: [filter('Price', 'price-range')] },
      { label: 'Price', filterItems: [filter('Doors'), filter('Doors')] },
      { label: '座席', filterItems: [filter('Fuel, renamed', 'fuel')] },
    ];
    expect(nameRows('filters', { groups, bodyTypes: [] })).toEqual({
      groups: [
        groups[0],
        {
          label: 'Price',
          id: 'price-2',
          filterItems: [
            { label: 'Doors', id: 'doors' },
            { label: 'Doors', id: 'doors-2' },
          ],
        },
        { label: '座席', id: '5ea7-5e2d', filterItems: [filter('Fuel, renamed', 'fuel')] },
      ],
      bodyTypes: [],
    });
  });

  it.each([
    ['nothing new', 'site', { departments: [{ id: 'sales', name: 'Sales' }] }],
    ['another page', 'finance', { groups: [{ label: 'New' }] }],
    ['no list', 'filters', { groups: null }],
  ])('changes nothing else: %s', (_what, id, fields) => {
    expect(nameRows(id, fields)).toBe(fields);
  });

  it('gets a name without any words', () => {
    expect(nameRows('site', { departments: [{}, { name: '…' }] })).toEqual({
      departments: [{ id: 'row' }, { name: '…', id: 'row-2' }],
    });
  });
});
