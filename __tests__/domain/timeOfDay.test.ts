import fc from 'fast-check';
import { timeWords } from '../../src/domain/dateWords';
import { readTimeOfDay } from '../../src/domain/timeOfDay';
import { runs } from '../support/runs';

const read = (text: string, end: 'opens' | 'closes') => {
  const time = readTimeOfDay(text, end);
  return time.kind === 'ok' ? time.value : time.fault;
};

test.each([
  ['08:30', '08:30'],
  ['8:30', '08:30'],
  ['8.30 am', '08:30'],
  ['8.30am', '08:30'],
  ['8:30 A.M.', '08:30'],
  [' 8 30  am ', '08:30'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['9', '09:00'],
  ['9 o’clock', '09:00'],
  ['nine in the morning', '09:00'],
  ['12pm', '12:00'],
  ['12', '12:00'],
  ['Noon', '12:00'],
  ['12 noon', '12:00'],
  ['midday', '12:00'],
  ['12 am', '00:00'],
  ['midnight', '00:00'],
  ['1pm', '13:00'],
  ['13.30', '13:30'],
  ['1730', '17:30'],
  ['half past five pm', '17:30'],
  ['quarter to nine', '08:45'],
  ['quarter past 8', '08:15'],
  ['05:30', '05:30'],
])('a yard that opens at %j opens at %s', (text, time) => {
  expect(read(text, 'opens')).toBe(time);
});

test.each([
  ['5:30', '17:30'],
  ['5', '17:00'],
  ['half past five', '17:30'],
  ['quarter to six', '17:45'],
  ['12', '12:00'],
  ['9 pm', '21:00'],
  ['23:59', '23:59'],
])('a yard that closes at %j closes at %s', (text, time) => {
  expect(read(text, 'closes')).toBe(time);
});

test.each([
  ['5', 'opens', 'could be morning or afternoon: write 5 am or 5 pm'],
  ['half past five', 'opens', 'could be morning or afternoon: write half past five am or half past five pm'],
  ['9', 'closes', 'could be morning or afternoon: write 9 am or 9 pm'],
  ['midnight', 'closes', 'can’t be midnight: the last minute of the day is 23:59'],
  ['24:00', 'closes', 'can’t be midnight: the last minute of the day is 23:59'],
  ['00:00', 'closes', 'can’t be midnight: the last minute of the day is 23:59'],
  ...[
    'late',
    '8:60',
    '25:00',
    '13 pm',
    '0 am',
    '8:3',
    '8 to 5',
    '2026-12-24',
    'half past 8:30',
    '8:30 pm pm',
    '__proto__',
    'constructor',
  ].map((text) => [text, 'opens', 'can’t be read: write 8:30 am, noon or 17:30'] as const),
] as const)('%j for %s is refused with words', (text, end, words) => {
  expect(read(text, end)).toBe(words);
});

test('law: every time the site prints, and the contract’s own form, is read back as the same time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1439 }), fc.constantFrom('opens', 'closes'), (minutes, end) => {
      const time = [Math.floor(minutes / 60), minutes % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
      expect([read(time, end), read(timeWords(time), end)]).toEqual([time, time]);
    }),
    { numRuns: runs(500, 5_000) },
  );
});

test('law: any text is read as a time of day or refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('opens', 'closes'), (text, end) => {
      expect(read(text, end)).toMatch(/^([01]\d|2[0-3]):[0-5]\d$|^can’t|^could/);
    }),
  );
});
