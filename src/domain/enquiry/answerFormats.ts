const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;
const MOST_KILOMETRES = 2_000_000;
const MOST_HOURS = 200_000;
const MOST_DOLLARS = 100_000_000;

/** A year with four digits. */
export const isYear = (text: string): boolean =>
  /^\d{4}$/.test(text.trim()) && Number(text) >= EARLIEST_YEAR && Number(text) <= LATEST_YEAR;

/** A registration as on the plate: up to nine letters and digits, with any spaces, dots or hyphens between them. */
export const isRegistration = (text: string): boolean =>
  /^[a-z0-9]{1,9}$/i.test(text.replace(/[\s·.-]/g, ''));

/** Kilometres as people write them: `64000`, `64,000 km`. */
export const isHours = (text: string): boolean =>
  /^[\d\s,.]+(?:h|hrs?|hours?)?$/i.test(text.trim()) && Number(text.replace(/\D/g, '')) <= MOST_HOURS;

export const isOdometer = (text: string): boolean =>
  /^[\d\s,.]+(km)?$/i.test(text.trim()) && Number(text.replace(/\D/g, '')) <= MOST_KILOMETRES;

/** The whole dollars of an amount as people write it (`$34,500`, `34 500.00`); `undefined` if it is not an amount. */
export function dollarsOf(text: string): number | undefined {
  const plain = text.trim().replace(/^\$\s*/, '');
  if (!/^\d{1,3}([ ,]\d{3})+(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  const dollars = Number(plain.replace(/[ ,]/g, ''));
  return dollars > 0 && dollars <= MOST_DOLLARS ? dollars : undefined;
}

export const isDollars = (text: string): boolean => dollarsOf(text) !== undefined;

/** A date that exists: `2030-02-28`. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
};

/** A time of day: `08:30`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
