import { joinFacts } from '../../src/domain/joinFacts';

test('facts are one line without the missing ones, and no line begins with a dot', () => {
  const line = joinFacts(['46 km', undefined, 'Petrol', false, '', 'Barden Creek']);
  expect(line.replace(/\s/g, ' ')).toBe('46 km · Petrol · Barden Creek');
  expect(line).not.toMatch(/ ·/);
});

test('a number is not parted from its unit', () => {
  expect(joinFacts(['ATM 3,379 kg'])).toBe('ATM 3,379\u00a0kg');
  expect(joinFacts(['10 speed automatic', 'Sleeps 6'])).toBe('10 speed automatic\u00a0· Sleeps 6');
});
