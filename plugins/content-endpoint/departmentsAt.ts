import type { z } from 'zod';
import { type OpeningPeriod, type SpecialDay, weekdayOf } from '../../src/domain/openingHours';
import type { locationSchema } from './collections/location';
import type { LocationDepartment, Site } from './content';

type WrittenLocation = z.output<ReturnType<typeof locationSchema>>;

/**
 * The departments of a location with their hours there, in the dealership's order. What its file leaves out is the department's
 * own. On a special day of the location a department is open only while the location is: a customer must not find the gate closed.
 */
export function departmentsAt(
  { departments, ...location }: Pick<WrittenLocation, 'departments' | 'name' | 'specialDays'>,
  site: Pick<Site, 'departments' | 'phone'>,
): readonly LocationDepartment[] {
  return site.departments.flatMap((department) => {
    const here = departments.find((one) => one.department === department.id);
    if (!here) return [];
    const { phones } = department;
    const openingHours = here.openingHours ?? department.openingHours;
    const usual = (date: string) =>
      openingHours.find(({ weekday }) => weekday === weekdayOf(date))?.periods ?? [];
    return {
      department,
      phone:
        here.phone ??
        (phones.find(({ label }) => label === location.name) ?? phones[0])?.number ??
        site.phone,
      openingHours,
      specialDays: firstOfEachDate([
        ...here.specialDays,
        ...location.specialDays.filter(({ periods }) => periods.length === 0),
        ...department.specialDays,
        ...location.specialDays.map((day) => ({ ...day, periods: shared(day.periods, usual(day.date)) })),
      ]),
    };
  });
}

const firstOfEachDate = (days: readonly SpecialDay[]): readonly SpecialDay[] => [
  ...new Map(days.toReversed().map((day) => [day.date, day])).values(),
];

/** The times that are in both. */
const shared = (some: readonly OpeningPeriod[], others: readonly OpeningPeriod[]): readonly OpeningPeriod[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      const opens = one.opens > other.opens ? one.opens : other.opens;
      const closes = one.closes < other.closes ? one.closes : other.closes;
      return opens < closes ? { opens, closes } : [];
    }),
  );
