import { runsAt } from '../../src/domain/runsAt';

const at = (instant: string) => Date.parse(instant);
const january = { startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-02-01T00:00:00Z' };

test('a span lasts from its first instant until just before its end', () => {
  expect(runsAt(january, at('2029-12-31T23:59:59Z'))).toBe(false);
  expect(runsAt(january, at('2030-01-01T00:00:00Z'))).toBe(true);
  expect(runsAt(january, at('2030-01-31T23:59:59Z'))).toBe(true);
  expect(runsAt(january, at('2030-02-01T00:00:00Z'))).toBe(false);
});

test('a missing end is open', () => {
  expect(runsAt({}, 0)).toBe(true);
  expect(runsAt({ startsAt: january.startsAt }, at('2099-01-01T00:00:00Z'))).toBe(true);
  expect(runsAt({ endsAt: january.endsAt }, 0)).toBe(true);
});
