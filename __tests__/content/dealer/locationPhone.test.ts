import { locationPhone } from '../../../src/content/dealer/locationPhone';

const DEPARTMENTS = [
  {
    phones: [
      { label: 'Wattlebrook', number: '(02) 5550 0140' },
      { label: 'Barden Creek', number: '(02) 5550 0170' },
    ],
  },
  { phones: [{ label: 'Barden Creek', number: '(02) 5550 0148' }, { number: '(02) 5550 0149' }] },
];
const MAIN = '(02) 5550 0100';

it.each([
  ['Barden Creek', '(02) 5550 0170'],
  [' barden creek ', '(02) 5550 0170'],
  ['Wattlebrook', '(02) 5550 0140'],
  ['Mallow Flat', MAIN],
  ['', MAIN],
  [undefined, MAIN],
])('stock at %j has the number of its own yard, or the main one: %s', (location, number) => {
  expect(locationPhone(DEPARTMENTS, location, MAIN)).toBe(number);
});
