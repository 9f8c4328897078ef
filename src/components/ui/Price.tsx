import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, space, text } from '../../theme/tokens';

interface Props {
  /** Already worded: `$38,990`, `Price on Application`. */
  readonly amount: string;
  /** Before it, quietly: `From`. */
  readonly prefix?: string;
  /** After it, quietly: `Drive away`. */
  readonly qualifier?: string;
  /** The number of the note that explains it. */
  readonly mark?: ReactNode;
  readonly size?: 'line' | 'card' | 'panel';
}

const row = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] });
const figure = css({
  fontFamily: font.heading,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  color: color.ink,
});
const sizes = {
  line: css({ fontSize: 'inherit' }),
  card: css({ fontSize: text.title }),
  panel: css({ fontSize: text.section }),
};
const quiet = css({ fontSize: text.small, color: color.inkQuiet });

/** A figure of money in words: the same face and tabular figures wherever one stands. */
export const Price = ({ amount, prefix, qualifier, mark, size = 'line' }: Props) => (
  <span css={row}>
    {prefix && <span css={quiet}>{prefix} </span>}
    <span css={[figure, sizes[size]]}>{amount}</span>
    {(qualifier || mark) && (
      <span css={quiet}>
        {qualifier && ` ${qualifier}`}
        {mark}
      </span>
    )}
  </span>
);
