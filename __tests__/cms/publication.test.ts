import fc from 'fast-check';
import { appears, disappears, momentOf, stateInList } from '../../cms/admin/publication';
import { scheduledBuilds } from '../../cms/config/schedule';
import { zonedInstant } from '../../plugins/content-endpoint/collections/kinds/instant';
import { wallClock } from '../../src/domain/wallClock';

const SYDNEY = { timeZone: 'Australia/Sydney', builds: [] };
const TWICE = { ...SYDNEY, builds: scheduledBuilds('02:30, 16:30') };
const NOW = Date.parse('2026-11-29T00:00:00Z');

describe('When an entry is on the site', () => {
  it.each([
    [{ draft: true, publishedAt: '2020-01-01' }, 'Draft: not on the site', ' · draft'],
    [{ hide: true }, 'Hidden: not on the site', ''],
    [{ publishedAt: '2026-11-29' }, undefined, ' · 29 November 2026'],
    [{ startsAt: '2026-11-01', endsAt: '2030-01-31T17:00' }, undefined, ' · until 31 January 2030, 5 pm'],
    [
      { publishedAt: '2026-11-30' },
      'On the site from the first build on or after 30 November 2026.',
      ' · planned for 30 November 2026',
    ],
    [
      { startsAt: '2026-11-29T11:30' },
      'On the site from the first build on or after 29 November 2026, 11:30 am.',
      ' · planned for 29 November 2026, 11:30 am',
    ],
    [{ startsAt: '2026-11-29T10:59' }, undefined, ''],
    [
      // Another time zone: 9 pm of the day before in Perth.
      { startsAt: '2030-01-30T21:00:00+08:00' },
      'On the site from the first build on or after 31 January 2030, 12 am.',
      ' · planned for 31 January 2030, 12 am',
    ],
    [{ startsAt: 'soon', endsAt: 'later' }, undefined, ''],
    [{ endsAt: '2026-11-29' }, undefined, ' · until 29 November 2026'],
    [{ endsAt: '2026-11-28' }, undefined, ' · ended'],
    [{ endsAt: '2026-11-29T10:59' }, undefined, ' · ended'],
    [{}, undefined, ''],
  ])('%j', (fields, words, listed) => {
    expect(appears(fields, SYDNEY, NOW)).toBe(words);
    expect(stateInList(fields, SYDNEY, NOW)).toBe(listed);
  });

  it.each([
    ['2026-12-01', '1 December 2026, 3:30 am'],
    ['2026-12-01T03:30', '1 December 2026, 3:30 am'],
    ['2026-12-01T03:31', '1 December 2026, 1:30 pm'],
    ['2026-12-01T17:00', '2 December 2026, 3:30 am'],
    // The clocks have gone back: the same build is an hour earlier by them.
    ['2027-06-01', '1 June 2027, 2:30 am'],
  ])('%s: the form names the scheduled build that shows it', (startsAt, build) => {
    expect(appears({ startsAt }, TWICE, NOW)).toContain(`The scheduled one is at ${build};`);
  });

  it.each([
    ['2026-12-24', 'On the site until the end of 24 December 2026.'],
    ['2026-12-24T17:00', 'On the site until 24 December 2026, 5 pm.'],
    ['2026-11-01', 'Off the site since the end of 1 November 2026.'],
    ['', undefined],
  ])('%s as the last day', (endsAt, words) => {
    expect(disappears({ endsAt }, SYDNEY, NOW)).toBe(words);
  });

  it('means the instant that the build reads from the file, at every moment', () => {
    const zones = ['Australia/Sydney', 'Pacific/Auckland', 'Australia/Perth', 'UTC'];
    const instants = fc.date({
      min: new Date('2026-12-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, fc.boolean(), (timeZone, at, isDayAlone) => {
        const { date, time } = wallClock(at, timeZone);
        const startsAt = isDayAlone ? date : `${date}T${time}`;
        expect(momentOf(startsAt, timeZone)).toEqual(isDayAlone ? { date } : { date, time });
        const read = Date.parse(zonedInstant(startsAt, timeZone) ?? '');
        const schedule = { timeZone, builds: [] };
        // An hour that a clock shows twice is the first one here, and may be the second one in a build.
        expect(appears({ startsAt }, schedule, read + 3_600_000)).toBeUndefined();
        expect(appears({ startsAt }, schedule, read - 3_600_001)).toBeDefined();
      }),
    );
  });
});

describe('The times of the scheduled builds', () => {
  it('is an empty list without the setting', () => expect(scheduledBuilds('')).toEqual([]));
  it.each(['2:30', '24:00', '02:30,', '02:30;16:30', '30 2,16 * * *'])('are not %s', (setting) => {
    expect(() => scheduledBuilds(setting)).toThrow(/CMS_BUILDS must be times of day in UTC/);
  });
});
