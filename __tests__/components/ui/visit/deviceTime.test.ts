import { pastDay, pastTime } from '../../../../src/components/ui/visit/deviceTime';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 12, 14, 30) });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  [new Date(2026, 10, 12, 9, 12), 'Thursday', /^9:12\s(am|AM)$/],
  [new Date(2026, 10, 9, 21, 5), 'Monday', /^Monday 9:05\s(pm|PM)$/],
  [new Date(2026, 10, 3, 9, 12), '3 November', /^3 November$/],
])('a moment that lies behind is said as people say it: %s', (moment, day, words) => {
  expect(pastDay(moment.getTime())).toBe(day);
  expect(pastTime(moment.getTime())).toMatch(words);
});
