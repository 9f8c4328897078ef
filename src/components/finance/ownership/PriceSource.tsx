import { css } from '@emotion/react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { dayAndMonth } from '../../../domain/dateWords';
import { media, quiet, space } from '../../../theme/tokens';
import { Link } from '../../ui/links/Link';

/** Where and when the dealer looked up the prices of fuel. */
export function PriceSource() {
  const { runningCosts } = useStockSettings();
  if (!runningCosts) return null;
  const { asAt, source, sourceUrl } = runningCosts;
  return (
    <p css={note}>
      Fuel and electricity at prices of {dayAndMonth(asAt)} {asAt.slice(0, 4)} from{' '}
      {sourceUrl ? <Link href={sourceUrl}>{source}</Link> : source}, or at your own.
    </p>
  );
}

const note = css({ margin: `${space[3]} 0`, ...quiet, [media.print]: { margin: 0 } });
