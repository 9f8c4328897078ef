import { openingWords, periodsWords, timeWords } from '../../src/domain/dateWords';
import type { OpeningDay } from '../../src/domain/openingDays';

const monday: OpeningDay = { date: '2026-06-15', weekday: 'monday', periods: [] };

test.each([
  ['08:30', '8:30 am'],
  ['17:00', '5 pm'],
  ['12:00', '12 noon'],
  ['12:15', '12:15 pm'],
  ['00:05', '12:05 am'],
  ['24:00', '12 am'],
])('%s is read as %s', (time, words) => {
  expect(timeWords(time)).toBe(words);
});

test('periods read as spans, and none reads as closed', () => {
  expect(
    periodsWords([
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '16:30' },
    ]),
  ).toBe('9 am – 12 noon, 1 pm – 4:30 pm');
  expect(periodsWords([])).toBe('Closed');
});

describe('openingWords', () => {
  test('says until when the dealership is open', () => {
    expect(openingWords({ kind: 'open', closes: '17:30', today: monday })).toBe('Open until 5:30 pm');
  });

  test.each([
    [0, 'Opens 8:30 am'],
    [1, 'Opens 8:30 am tomorrow'],
    [2, 'Opens 8:30 am Wednesday'],
    [9, 'Opens 8:30 am on 24 June'],
  ])('%i days ahead: %s', (daysAhead, words) => {
    const day: OpeningDay =
      daysAhead === 9
        ? { ...monday, date: '2026-06-24', weekday: 'wednesday' }
        : { ...monday, date: '2026-06-17', weekday: 'wednesday' };
    expect(openingWords({ kind: 'closed', today: monday, next: { day, opens: '08:30', daysAhead } })).toBe(
      words,
    );
  });

  test('names the holiday for which the dealership is closed', () => {
    const today: OpeningDay = { ...monday, specialName: 'King’s Birthday' };
    expect(openingWords({ kind: 'closed', today, next: { day: monday, opens: '08:30', daysAhead: 1 } })).toBe(
      'Closed for King’s Birthday, opens 8:30 am tomorrow',
    );
    expect(openingWords({ kind: 'closed', today })).toBe('Closed for King’s Birthday');
  });
});
