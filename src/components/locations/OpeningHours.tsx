import { css } from '@emotion/react';
import { openingWords, openingWordsShort, periodsWords, weekdayName } from '../../domain/dateWords';
import { openingState, weekSummary } from '../../domain/openingDays';
import type { OpeningHours, Weekday } from '../../domain/openingHours';
import { space } from '../../theme/tokens';
import { useClock } from '../ui/visit/useClock';
import { OpeningLine } from './OpeningLine';

interface Props {
  readonly hours: OpeningHours;
  /** Whether to use fewer words, for a narrow line. */
  readonly isShort?: boolean;
}

/**
 * Whether the dealership is open now, by its own clock: `Open until 5:30 pm`. A built page does not know when it is read, so
 * until hydration the line says `Opening hours`, in the same height. It keeps saying so if the device's clock is behind the
 * page: that clock is wrong, and "open" would be a guess.
 */
export function OpeningNow({ hours, isShort = false }: Props) {
  const now = useClock();
  const state = now === undefined ? undefined : openingState(hours, new Date(now));
  return (
    <OpeningLine isOpen={state?.kind === 'open'}>
      {state && (isShort ? openingWordsShort : openingWords)(state)}
    </OpeningLine>
  );
}

const table = css({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${space[1]} ${space[4]}`,
  fontVariantNumeric: 'tabular-nums',
});

const Day = ({ weekday }: { readonly weekday: Weekday }) => (
  <abbr title={weekdayName(weekday)} css={{ textDecoration: 'none' }}>
    {weekdayName(weekday).slice(0, 3)}
  </abbr>
);

/** An ordinary week of a department: `Mon – Fri  8:30 am – 5:30 pm`. */
export const WeekHours = ({ hours }: { readonly hours: OpeningHours }) => (
  <dl css={table}>
    {weekSummary(hours).map(({ from, to, periods }) => (
      <div key={from} css={{ display: 'contents' }}>
        <dt>
          <Day weekday={from} />
          {to !== from && ' – '}
          {to !== from && <Day weekday={to} />}
        </dt>
        <dd>{periodsWords(periods)}</dd>
      </div>
    ))}
  </dl>
);
