/** The days of a week that starts on Monday, as is usual in Australia. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday of a date: `2026-12-25` → `friday`. */
export const weekdayOf = (date: string): Weekday =>
  WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';

/** A time of day in the contract's form: `08:30`, from `00:00` to `23:59`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Times of day such as `08:30`, in the dealership's time zone; `closes` is later than `opens`. */
export interface OpeningPeriod {
  readonly opens: string;
  readonly closes: string;
}

/** A public holiday or another day with its own hours. No periods: closed. */
export interface SpecialDay {
  /** `2030-12-25` */
  readonly date: string;
  readonly name: string;
  readonly periods: readonly OpeningPeriod[];
}

export interface OpeningHours {
  /** IANA name: `Australia/Sydney`. */
  readonly timeZone: string;
  /** The periods of each weekday, earliest first. No periods: closed. */
  readonly week: Readonly<Record<Weekday, readonly OpeningPeriod[]>>;
  readonly specialDays: readonly SpecialDay[];
}

/** Opening hours as content writes them: a row for each weekday that has some. */
interface WrittenHours {
  readonly openingHours: readonly { readonly weekday: Weekday; readonly periods: readonly OpeningPeriod[] }[];
  readonly specialDays: readonly SpecialDay[];
}

/** The hours of a department or a location. Times of day are in `timeZone`. */
export const toOpeningHours = (
  { openingHours, specialDays }: WrittenHours,
  timeZone: string,
): OpeningHours => ({
  timeZone,
  week: Object.fromEntries(
    WEEKDAYS.map((day) => [day, openingHours.find(({ weekday }) => weekday === day)?.periods ?? []]),
  ) as unknown as OpeningHours['week'],
  specialDays,
});

/** The hours of a department at a location as content writes them: the location's own if it does not say. */
export const hoursAt = (
  location: WrittenHours & {
    readonly departments: readonly (WrittenHours & { readonly department: { readonly id: string } })[];
  },
  department: string | undefined,
): WrittenHours => location.departments.find((one) => one.department.id === department) ?? location;
