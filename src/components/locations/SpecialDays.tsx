import { css } from '@emotion/react';
import { dayWords, periodsWords } from '../../domain/dateWords';
import { comingSpecialDays } from '../../domain/openingDays';
import type { OpeningHours } from '../../domain/openingHours';
import { color, space, text } from '../../theme/tokens';

/** The next special days in words: `Thursday 24 December, Christmas Eve: 8:30 am – 1 pm`. */
export const specialDaysWords = (hours: OpeningHours, now: Date): readonly string[] =>
  comingSpecialDays(hours, now).map(
    ({ date, name, periods }) => `${dayWords(date)}, ${name}: ${periodsWords(periods).toLowerCase()}`,
  );

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
