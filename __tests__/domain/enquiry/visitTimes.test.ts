import fc from 'fast-check';
import { checkEnquiry } from '../../../src/domain/enquiry/checkEnquiry';
import { emptyAnswers } from '../../../src/domain/enquiry/enquiryField';
import { fieldsOf } from '../../../src/domain/enquiry/enquiryForms';
import {
  arrivalTimes,
  freeTimes,
  isArrivalTime,
  takenWords,
  visitDays,
  visitFaults,
  visitPlace,
  visitSlot,
} from '../../../src/domain/enquiry/visitTimes';
import { openingDay } from '../../../src/domain/openingDays';
import { hoursAt } from '../../../src/domain/openingHours';
import { wallClock } from '../../../src/domain/wallClock';
import { forms } from '../../../src/locales/site/forms';
import { openingHoursFixture as hours } from '../../support/content/openingHoursFixture';
import { runs } from '../../support/runs';

/** Thursday 26 November 2026, 2 pm in Sydney. */
const NOW = new Date('2026-11-26T03:00:00Z');
const messages = (date: string, time = '', now = NOW) =>
  visitFaults(hours, { date, time }, now).map(({ field, message }) => `${field}: ${message}`);

describe('a day and a time for a visit', () => {
  test.each([
    [
      'last Sunday at 10 pm',
      '2026-11-22',
      '22:00',
      'date: Sunday 22 November has passed. Choose another day',
    ],
    ['next Sunday', '2026-11-29', '', 'date: We’re closed on Sunday 29 November. Choose another day'],
    [
      'a holiday',
      '2026-12-25',
      '09:00',
      'date: We’re closed on Friday 25 December (Christmas Day). Choose another day',
    ],
    [
      'an hour of today that has passed',
      '2026-11-26',
      '13:30',
      'time: This time has passed. Choose a later one',
    ],
    [
      'an hour at which the yard is closed',
      '2026-11-28',
      '12:30',
      'time: On Saturday 28 November we’re open 8:30 am – 1 pm. Choose a time at least an hour before we close',
    ],
    ['a year that nobody plans for', '2027-12-01', '', 'date: Choose a day in the next six months'],
    ['a time without a day', '', '09:00', 'date: Choose the day as well, or leave the time empty'],
  ])('%s is refused with the reason', (_what, date, time, message) => {
    expect(messages(date, time)).toEqual([message]);
  });

  test('late in the afternoon today is over', () => {
    expect(messages('2026-11-26', '', new Date('2026-11-26T05:30:00Z'))).toEqual([
      'date: It’s too late for today. Choose another day',
    ]);
  });

  test.each([
    ['nothing', '', ''],
    ['a day alone', '2026-11-27', ''],
    ['this afternoon', '2026-11-26', '14:30'],
    ['a time between the half hours', '2026-11-27', '09:10'],
  ])('%s is taken', (_what, date, time) => {
    expect(messages(date, time)).toEqual([]);
  });

  test('is a rule of the test drive and of the service, and of no form without hours', () => {
    const past = { date: '2026-11-22', time: '22:00' };
    const answers = {
      ...emptyAnswers(fieldsOf('bookATestDrive', forms)),
      name: 'Ann',
      phone: '0491 570 156',
      ...past,
    };
    expect(checkEnquiry('bookATestDrive', answers, forms, { hours, now: NOW })).toEqual([
      { field: 'date', message: expect.stringContaining('has passed') },
    ]);
    expect(checkEnquiry('bookATestDrive', answers, forms)).toEqual([]);
  });
});

test('a test drive follows the vehicle’s yard, a service the workshop, and other forms have no hours', () => {
  const named = (name: string) => ({ ...hours, specialDays: [{ date: '2026-12-01', name, periods: [] }] });
  const places = {
    departments: [
      { id: 'sales', opening: named('sales') },
      { id: 'service', opening: named('service') },
    ],
    locations: [{ name: 'Mallow Flat', opening: named('yard') }],
  };
  const nameOf = (...of: [Parameters<typeof visitPlace>[1], string?]) =>
    visitPlace(places, of[0], of[1])?.hours.specialDays[0]?.name;
  expect(nameOf('bookATestDrive', 'Mallow Flat')).toBe('yard');
  expect(nameOf('bookATestDrive', 'Elsewhere')).toBe('sales');
  expect(nameOf('bookATestDrive')).toBe('sales');
  expect(nameOf('serviceForm', 'Mallow Flat')).toBe('service');
  expect(nameOf('contact')).toBeUndefined();
});

test('each yard counts its own visitors, as many in a half hour as its department says, or else two', () => {
  const places = {
    departments: [
      { id: 'sales', opening: hours, visitsAtOnce: 5 },
      { id: 'service', opening: hours },
    ],
    locations: [{ name: 'Mallow Flat', opening: hours }],
  };
  expect(visitPlace(places, 'bookATestDrive', 'mallow flat ')).toMatchObject({
    id: 'sales, Mallow Flat',
    visitsAtOnce: 5,
  });
  expect(visitPlace(places, 'bookATestDrive', 'Elsewhere')).toMatchObject({ id: 'sales', visitsAtOnce: 5 });
  expect(visitPlace(places, 'serviceForm', 'Mallow Flat')).toMatchObject({ id: 'service', visitsAtOnce: 2 });
});

test('a department’s hours at a yard win over the yard’s own', () => {
  const written = (name: string) => ({
    openingHours: [],
    specialDays: [{ date: '2026-12-01', name, periods: [] }],
  });
  const yard = {
    ...written('yard'),
    departments: [{ ...written('sales there'), department: { id: 'sales' } }],
  };
  expect(hoursAt(yard, 'sales')).toMatchObject(written('sales there'));
  expect(hoursAt(yard, 'service')).toMatchObject(written('yard'));
});

/** Instants around the changes of the clock in Sydney (first Sundays of April and October), and any others. */
const instants = fc.oneof(
  fc.date({
    min: new Date('2026-10-02T00:00:00Z'),
    max: new Date('2026-10-06T00:00:00Z'),
    noInvalidDate: true,
  }),
  fc.date({
    min: new Date('2027-04-02T00:00:00Z'),
    max: new Date('2027-04-06T00:00:00Z'),
    noInvalidDate: true,
  }),
  fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2028-01-01T00:00:00Z'),
    noInvalidDate: true,
  }),
);
const openHours = fc.constantFrom(hours, {
  ...hours,
  timeZone: 'Australia/Lord_Howe',
  week: { ...hours.week, sunday: [{ opens: '00:30', closes: '05:00' }] },
});

test('what is offered is never past and never closed on the dealer’s clock, and the server takes it', () => {
  fc.assert(
    fc.property(openHours, instants, (of, now) => {
      const clock = wallClock(now, of.timeZone);
      const days = visitDays(of, now, 15);
      expect(days).toHaveLength(15);
      for (const { date, times } of days) {
        expect(times.length).toBeGreaterThan(0);
        const { periods } = openingDay(of, date);
        for (const time of times) {
          expect(`${date} ${time}` > `${clock.date} ${clock.time}`).toBe(true);
          expect(periods.some(({ opens, closes }) => opens <= time && time < closes)).toBe(true);
          expect(visitFaults(of, { date, time }, now)).toEqual([]);
        }
        expect(visitFaults(of, { date, time: '' }, now)).toEqual([]);
      }
    }),
    { numRuns: runs(30, 3000) },
  );
});

test('a day and a time that are past or closed on the dealer’s clock always have a fault', () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(openHours, instants, fc.integer({ min: -10, max: 20 }), minutes, (of, now, ahead, minute) => {
      const clock = wallClock(now, of.timeZone);
      const date = new Date(Date.parse(`${clock.date}T00:00:00Z`) + ahead * 86_400_000)
        .toISOString()
        .slice(0, 10);
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const isPast = `${date} ${time}` <= `${clock.date} ${clock.time}`;
      const isOpen = openingDay(of, date).periods.some(({ opens, closes }) => opens <= time && time < closes);
      if (isPast || !isOpen) expect(visitFaults(of, { date, time }, now)).toHaveLength(1);
    }),
    { numRuns: runs(300, 10_000) },
  );
});

test('every time that is offered on a day is one at which somebody can come', () => {
  const day = { periods: [{ opens: '08:30', closes: '10:15' }] };
  expect(arrivalTimes(day).every((time) => isArrivalTime(day, time))).toBe(true);
  expect(['08:29', '09:16', '22:00'].some((time) => isArrivalTime(day, time))).toBe(false);
});

test('what is taken is never offered again, and everything else still is', () => {
  const someOf = <Value>(all: readonly Value[]) => fc.subarray([...all]);
  fc.assert(
    fc.property(
      openHours.chain((of) =>
        instants.chain((now) => {
          const offered = visitDays(of, now, 4);
          const slots = offered.flatMap(({ date, times }) => times.map((time) => visitSlot(date, time)));
          return fc.record({
            of: fc.constant(of),
            now: fc.constant(now),
            slots: fc.constant(slots),
            taken: someOf(slots),
          });
        }),
      ),
      ({ of, now, slots, taken }) => {
        const free = visitDays(of, now, 4, 0, new Set(taken)).flatMap(({ date, times }) =>
          times.map((time) => visitSlot(date, time)),
        );
        expect(slots.filter((slot) => free.includes(slot))).toEqual(
          slots.filter((slot) => !taken.includes(slot)),
        );
      },
    ),
    { numRuns: runs(20, 1000) },
  );
});

test('half hours meet at the half hour', () => {
  expect(['09:00', '09:29', '09:30', '09:59'].map((time) => visitSlot('2026-11-27', time))).toEqual([
    '2026-11-27T09:00',
    '2026-11-27T09:00',
    '2026-11-27T09:30',
    '2026-11-27T09:30',
  ]);
});

describe('somebody who comes too late reads when else', () => {
  const words = (date: string, time: string, taken: readonly string[]) =>
    takenWords(hours, { date, time }, NOW, new Set(taken));
  const all = (date: string) => freeTimes(hours, date, NOW).map((time) => visitSlot(date, time));

  test('the next times of the same day', () => {
    expect(words('2026-11-27', '09:30', ['2026-11-27T09:30', '2026-11-27T10:30'])).toBe(
      'Somebody was a moment faster: 9:30 am on Friday 27 November has just been taken. The next free times that day: 10 am, 11 am, 11:30 am',
    );
  });

  test('or the next day’s', () => {
    expect(words('2026-11-27', '16:30', ['2026-11-27T16:30', ...all('2026-11-28')])).toBe(
      'Somebody was a moment faster: 4:30 pm on Friday 27 November has just been taken. The next free times are on Monday 30 November: 8:30 am, 9 am, 9:30 am',
    );
  });

  test('or none, if nothing is free for half a year', () => {
    const closed = Object.fromEntries(Object.keys(hours.week).map((day) => [day, []]));
    expect(
      takenWords(
        { ...hours, week: closed as unknown as typeof hours.week },
        { date: '2026-11-27', time: '09:30' },
        NOW,
        new Set(),
      ),
    ).toMatch(/Choose another day$/);
  });
});

describe('the days of the service form, from tomorrow on', () => {
  const at = (instant: string, count = 5, of = hours) =>
    visitDays(of, new Date(instant), count, 1).map(({ date }) => date);

  test('begin in the workshop’s own time zone, without Sundays', () => {
    // Thursday evening in London is Friday morning in Sydney.
    expect(at('2026-06-18T20:00:00Z')).toEqual([
      '2026-06-20',
      '2026-06-22',
      '2026-06-23',
      '2026-06-24',
      '2026-06-25',
    ]);
  });

  test('leave a holiday out', () => {
    expect(at('2026-12-23T00:00:00Z', 2)).toEqual(['2026-12-24', '2026-12-26']);
  });

  test('are none in a department that never opens', () => {
    const closed = Object.fromEntries(Object.keys(hours.week).map((day) => [day, []]));
    expect(at('2026-06-18T00:00:00Z', 5, { ...hours, week: closed as unknown as typeof hours.week })).toEqual(
      [],
    );
  });
});

test('somebody can come every half hour until an hour before closing', () => {
  expect(arrivalTimes({ periods: [{ opens: '08:30', closes: '10:30' }] })).toEqual([
    '08:30',
    '09:00',
    '09:30',
  ]);
});
