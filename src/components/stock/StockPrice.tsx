import { css } from '@emotion/react';
import type { PriceDisplay } from '../../domain/stock/priceDisplay';
import { color, font, space, text } from '../../theme/tokens';
import { NoteMark } from './NoteMark';

interface Props {
  readonly display: PriceDisplay;
  readonly size?: 'card' | 'panel';
}

/** A price with its qualifier and note number, or that it is to be asked for. */
export function StockPrice({ display, size = 'card' }: Props) {
  if (display.kind === 'onApplication') {
    return (
      <p css={row}>
        <strong css={[amount, { fontSize: text.title }]}>
          {display.text}
          <span css={qualifier}>
            <NoteMark note={display.note} />
          </span>
        </strong>
      </p>
    );
  }
  return (
    <p css={row}>
      <strong css={[amount, { fontSize: size === 'panel' ? text.section : text.title }]}>
        {display.amount}
      </strong>
      <span css={qualifier}>
        {display.qualifier}
        <NoteMark note={display.note} />
      </span>
      {display.wasAmount && (
        <span css={was}>
          was <s>{display.wasAmount}</s>
        </span>
      )}
    </p>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  margin: 0,
});
const amount = css({
  fontFamily: font.heading,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  color: color.ink,
});
const qualifier = css({ fontSize: text.small, color: color.inkQuiet });
const was = css({ fontSize: text.small, color: color.ochre });
