import { TIME_OF_DAY } from './openingHours';
import { err, ok, type Result } from './result';

/** Which end of an opening period a time is for. */
type PeriodEnd = 'opens' | 'closes';

const HOURS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const NAMED: ReadonlyMap<string, string> = new Map([
  ['noon', '12:00'],
  ['midday', '12:00'],
  ['midnight', '00:00'],
  ['24:00', '00:00'],
]);

const FORM = new RegExp(
  `^(?:(?<part>half|quarter) (?<way>past|to) )?(?<hour>\\d{1,2}|${HOURS.join('|')})(?:[:. ]?(?<minute>\\d{2}))?` +
    "(?: ?o[’']?clock)?(?: ?(?<half>a\\.?m\\.?|p\\.?m\\.?|in the (?:morning|afternoon|evening)))?$",
);

/**
 * A time of day as people write it, in the contract's form: `8.30 am` → `08:30`, `noon` → `12:00`, `half past five pm` → `17:30`.
 * An hour that could be in the morning or in the afternoon is refused, but a closing time is never before seven in the morning.
 * Law: what the site says (`timeWords`) is read as the time that it means.
 */
export function readTimeOfDay(written: string, end: PeriodEnd): Result<string, string> {
  const text = written.trim().toLowerCase().replace(/\s+/g, ' ');
  const time = TIME_OF_DAY.test(text) ? ok(text) : spoken(text, end);
  return time.kind === 'ok' && time.value === '00:00' && end === 'closes'
    ? err('can’t be midnight: the last minute of the day is 23:59')
    : time;
}

function spoken(text: string, end: PeriodEnd): Result<string, string> {
  const named = NAMED.get(text.replace(/^(?:12|twelve) /, ''));
  if (named !== undefined) return ok(named);
  const parts = FORM.exec(text)?.groups;
  const unknown = err('can’t be read: write 8:30 am, noon or 17:30');
  if (!parts || (parts.part !== undefined && parts.minute !== undefined)) return unknown;
  const { hour: hourText = '', minute = '0', part, way, half } = parts;
  const hour = /\d/.test(hourText) ? Number(hourText) : HOURS.indexOf(hourText) + 1;
  const isTwelveHours = half !== undefined || part !== undefined || !/\d/.test(hourText);
  if (hour > 23 || Number(minute) > 59 || (isTwelveHours && (hour < 1 || hour > 12))) return unknown;
  const isAfternoon = half === undefined ? guessedAfternoon(hourText, hour, end) : !/^a|morning/.test(half);
  if (isAfternoon === undefined) return err(`could be morning or afternoon: write ${text} am or ${text} pm`);
  const past = { half: 30, quarter: way === 'to' ? -15 : 15 }[part ?? ''] ?? Number(minute);
  const minutes = (isTwelveHours || isAfternoon ? (hour % 12) + (isAfternoon ? 12 : 0) : hour) * 60 + past;
  return ok(clock((minutes + 1440) % 1440));
}

/** Whether an hour without am or pm is in the afternoon; undefined if it could be either. */
function guessedAfternoon(written: string, hour: number, end: PeriodEnd): boolean | undefined {
  if (hour === 12) return true;
  if (hour === 0 || hour > 12 || written.startsWith('0')) return false;
  if (hour < 7) return end === 'closes' ? true : undefined;
  return end === 'opens' ? false : undefined;
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
