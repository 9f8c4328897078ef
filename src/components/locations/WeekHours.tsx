import { css } from '@emotion/react';
import type { OpeningHours } from '../../domain/openingHours';
import { periodsWords, weekdayName } from '../../domain/openingWords';
import { weekSummary } from '../../domain/weekSummary';
import { space } from '../../theme/tokens';

const table = css({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

const shortName = (weekday: string) => weekday.slice(0, 3);

/** An ordinary week of a department: `Mon – Fri  8:30 am – 5:30 pm`. */
export const WeekHours = ({ hours }: { readonly hours: OpeningHours }) => (
  <dl css={table}>
    {weekSummary(hours).map(({ from, to, periods }) => (
      <div key={from} css={{ display: 'contents' }}>
        <dt>
          <abbr title={weekdayName(from)} css={{ textDecoration: 'none' }}>
            {shortName(weekdayName(from))}
          </abbr>
          {to !== from && (
            <>
              {' – '}
              <abbr title={weekdayName(to)} css={{ textDecoration: 'none' }}>
                {shortName(weekdayName(to))}
              </abbr>
            </>
          )}
        </dt>
        <dd>{periodsWords(periods)}</dd>
      </div>
    ))}
  </dl>
);
