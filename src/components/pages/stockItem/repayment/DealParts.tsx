import { css } from '@emotion/react';
import type { DealWords } from '../../../../domain/finance/dealWords';
import { formatPrice } from '../../../../domain/formatNumber';
import { color, media, space, text } from '../../../../theme/tokens';

interface Props {
  /** Dollars. */
  readonly price: number;
  readonly words: DealWords;
}

/** The way from the price to the amount financed, line by line; on paper in two columns. */
export const DealParts = ({ price, words }: Props) => (
  <dl css={list}>
    {[{ label: 'Price', value: formatPrice(price) }, ...words.parts].map(({ label, value }) => (
      <div key={label} css={label === 'Amount financed' && sum}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const list = css({
  flex: 1,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  [media.print]: { columns: 2, columnGap: space[4], lineHeight: 1.3 },
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space[3] },
  '& dt': { color: color.inkQuiet },
  '& dd': { textAlign: 'right', whiteSpace: 'nowrap' },
});
const sum = css({
  '&&': { fontWeight: 600 },
  '&& dt': { color: 'inherit' },
});
