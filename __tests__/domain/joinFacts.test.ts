import { joinFacts } from '../../src/domain/joinFacts';

test('facts are one line without the missing ones, and no line begins with a dot', () => {
  const line = joinFacts(['46 km', undefined, 'Petrol', false, '', 'Barden Creek']);
  expect(line.replace(/\s/g, ' ')).toBe('46 km · Petrol · Barden Creek');
  expect(line).not.toMatch(/ ·/);
});
