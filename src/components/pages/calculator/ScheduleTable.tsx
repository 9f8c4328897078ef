import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { scheduleInCents } from '../../../domain/finance/repaymentSchedule';
import { roundTo } from '../../../domain/finance/rounding';
import { formatNumber } from '../../../domain/formatNumber';
import { color, media, space, text } from '../../../theme/tokens';
import { formatCents } from '../../finance/amounts';
import type { LoanAnswer } from '../../finance/calculator/figures/calculateFigures';
import { detailsSummary, part } from '../../finance/calculator/Working';
import { Disclosure } from '../../ui/Disclosure';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The loan year by year, to the cent. */
export function ScheduleTable({ figures: { schedule, totals } }: { readonly figures: LoanAnswer }) {
  const years = scheduleInCents(schedule, totals.amountFinanced);
  const details = useOpenOnPaper();
  const sum = (column: 'principal' | 'interest') => years.reduce((all, year) => all + year[column], 0);
  return (
    <Disclosure ref={details} css={part} line={detailsSummary} summary="Year by year">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section css={scroller} aria-label="Year by year" tabIndex={0}>
        <table css={table}>
          <caption>
            <VisuallyHidden>
              What you pay each year, what you owe at the end of it, and how much of the price you then own
            </VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Principal</th>
              <th scope="col">Interest</th>
              <th scope="col">Balance</th>
              <th scope="col">Owned</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, principal, interest, balance, ownership }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{formatCents(principal)}</td>
                <td>{formatCents(interest)}</td>
                <td>{formatCents(balance)}</td>
                <td>{formatNumber(roundTo(ownership * 100, -1))}%</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <td>{formatCents(sum('principal'))}</td>
              <td>{formatCents(sum('interest'))}</td>
              <td colSpan={2}>{totals.balloon > 0 ? `Balloon ${formatCents(totals.balloon)}` : ''}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </Disclosure>
  );
}

function useOpenOnPaper() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      if (!details.current) return;
      wasOpen = details.current.open;
      details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  return details;
}

export const scroller = css({
  overflowX: 'auto',
  paddingBottom: space[3],
  [media.print]: { overflow: 'visible', paddingBottom: 0 },
});
const table = css({
  width: '100%',
  fontSize: text.small,
  '& :is(th, td)': {
    padding: `${space[2]} ${space[2]}`,
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& :is(th, td):first-of-type': { paddingLeft: 0 },
  '& th:first-of-type': { textAlign: 'left' },
  '& :is(th, td):last-of-type': { paddingRight: 0 },
  '& thead th': { color: color.inkQuiet, fontWeight: 500 },
  [media.print]: { '& :is(th, td)': { paddingBlock: '2px' } },
  '& tfoot :is(th, td)': { borderBottom: 0, fontWeight: 650 },
});
