import { css } from '@emotion/react';
import { dayWords } from '../../../domain/dayWords';
import { comingSpecialDays, type OpeningHours } from '../../../domain/openingHours';
import { periodsWords } from '../../../domain/openingWords';
import { color, space, text } from '../../../theme/tokens';
import { useNow } from '../../ui/useNow';

interface Props {
  readonly hours: OpeningHours;
  readonly builtAt: number;
}

const list = css({
  display: 'grid',
  gap: space[1],
  marginTop: space[4],
  padding: 0,
  listStyle: 'none',
  color: color.inkQuiet,
  fontSize: text.small,
});

/** The next few days on which the hours differ. */
export function ComingSpecialDays({ hours, builtAt }: Props) {
  const days = comingSpecialDays(hours, new Date(useNow(builtAt)));
  if (days.length === 0) return null;
  return (
    <ul css={list}>
      {days.map(({ date, name, periods }) => (
        <li key={date}>
          {dayWords(date)}, {name}: {periodsWords(periods).toLowerCase()}
        </li>
      ))}
    </ul>
  );
}
