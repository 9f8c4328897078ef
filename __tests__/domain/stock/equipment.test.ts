import fc from 'fast-check';
import { groupEquipment } from '../../../src/domain/stock/parse/readText';
import { aStockContext } from '../../../support/stock/aStockContext';
import { parseStockItem } from '../../../support/stock/parseStockItem';

describe('the equipment of a feed', () => {
  it('is grouped by the feed’s headings, in its order; entries without a heading come first', () => {
    expect(
      groupEquipment([
        'Safety: Reversing camera',
        'Tow bar',
        'Comfort: Heated seats: front',
        'SAFETY: Lane-keeping assist',
        'Tow bar',
      ]),
    ).toEqual([
      { entries: ['Tow bar'] },
      { name: 'Safety', entries: ['Reversing camera', 'Lane-keeping assist'] },
      { name: 'Comfort', entries: ['Heated seats: front'] },
    ]);
  });

  it.each(['https://example.com/list', '12:30 service', ': nothing before it', 'Nothing after it:'])(
    'has no heading in “%s”',
    (entry) => {
      expect(groupEquipment([entry])).toEqual([{ entries: [entry] }]);
    },
  );

  it('is read from one text or a list, each entry once', () => {
    const row = { vehType: 'Used', make: 'Ford', model: 'Ranger' };
    const expected = [{ name: 'Safety', entries: ['Airbags', 'Camera'] }];
    for (const equipment of ['Safety: Airbags| Safety: Camera |', ['Safety: Airbags', 'Safety: Camera']])
      expect(parseStockItem({ ...row, equipment }, aStockContext(), 'x')).toMatchObject({
        value: { item: { equipment: expected } },
      });
    expect(parseStockItem({ ...row, equipment: ' - ' }, aStockContext(), 'x')).not.toHaveProperty(
      'value.item.equipment',
    );
  });

  it('loses no entry and invents none', () => {
    const entry = fc.string({ minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.uniqueArray(entry), (entries) => {
        const groups = groupEquipment(entries);
        const whole = groups.flatMap(({ name, entries: its }) =>
          its.map((one) => (name === undefined ? one : `${name}: ${one}`)),
        );
        for (const one of entries) {
          const known = whole.map((text) => text.toLowerCase().replace(/:\s+/, ': '));
          expect(known).toContain(one.toLowerCase().replace(/:\s+/, ': '));
        }
        expect(whole.length).toBeLessThanOrEqual(entries.length);
      }),
    );
  });
});
