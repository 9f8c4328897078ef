import { ClassNames, css } from '@emotion/react';
import type { PriceDisplay } from '../../domain/stock/priceDisplay';
import { color, font, space, text } from '../../theme/tokens';
import { NoteMark } from './NoteMark';

interface Props {
  readonly display: PriceDisplay;
  readonly size?: 'card' | 'panel';
}

/** A price with its qualifier and note number, or "Price on Application". */
export function StockPrice({ display, size = 'card' }: Props) {
  if (display.kind === 'onApplication') {
    return (
      <p css={row}>
        <strong css={amount}>
          {display.text}
          <span css={qualifier}>
            <NoteMark note={display.note} />
          </span>
        </strong>
      </p>
    );
  }
  return (
    <ClassNames>
      {({ css: name }) => (
        <p className={name(row)}>
          <strong className={name(size === 'panel' ? panelAmount : amount)}>{display.amount}</strong>
          <span className={name(qualifier)}>
            {display.qualifier}
            <NoteMark note={display.note} />
          </span>
          {display.wasAmount && (
            <span className={name(was)}>
              was <s>{display.wasAmount}</s>, save {display.savingAmount}
            </span>
          )}
        </p>
      )}
    </ClassNames>
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
  fontSize: text.title,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  color: color.ink,
});
const panelAmount = css([amount, { fontSize: text.section }]);
const qualifier = css({ fontSize: text.small, color: color.inkQuiet });
const was = css({ fontSize: text.small, color: color.highlight });
