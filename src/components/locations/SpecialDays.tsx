import { css } from '@emotion/react';
import { dayWords, periodsWords } from '../../domain/dateWords';
import { comingSpecialDays } from '../../domain/openingDays';
import type { OpeningHours } from '../../domain/openingHours';
import { color, space, text } from '../../theme/tokens';

/** The next special days in words: `Thursday 24 December, Christmas Eve: 8:30 am – 1 pm`. */
const specialDaysWords = (hours: OpeningHours, now: Date): readonly string[] =>
  comingSpecialDays(hours, now).map(
    ({ date, name, periods }) =>
      // A line doesn't end within a time.
      `${dayWords(date)}, ${name}: ${periodsWords(periods)
        .toLowerCase()
        .replace(/(?<!,) /g, '\u00a0')}`,
  );

/** The next special days of several departments: those that are the same in all of them, such as a holiday, and each one’s own. */
export function specialDaysOf(all: readonly OpeningHours[], now: Date) {
  const days = all.map((hours) => specialDaysWords(hours, now));
  const [first = [], ...others] = days;
  const shared =
    others.length === 0 ? [] : first.filter((day) => others.every((other) => other.includes(day)));
  return { shared, own: days.map((ofOne) => ofOne.filter((day) => !shared.includes(day))) };
}

const list = css({
  display: 'grid',
  gap: space[1],
  marginTop: space[4],
  listStyle: 'none',
  color: color.inkQuiet,
  fontSize: text.small,
});

export const SpecialDays = ({ days }: { readonly days: readonly string[] }) =>
  days.length > 0 && (
    <ul css={list}>
      {days.map((day) => (
        <li key={day}>{day}</li>
      ))}
    </ul>
  );
