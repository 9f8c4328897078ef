import { css } from '@emotion/react';
import type { Prices } from '../../domain/stock/priceDisplay';
import { color, media, space, text } from '../../theme/tokens';
import { pageMargins } from '../ui/PageWidth';
import { useNoteItems } from './PriceNotes';

interface Props {
  readonly stock?: readonly Prices[];
  readonly models?: readonly Prices[];
}

const list = css({
  padding: `${space[5]} 0 ${space[7]} 1.5em`,
  color: color.inkQuiet,
  fontSize: text.small,
  lineHeight: 1.5,
  '& li': { breakInside: 'avoid', marginBottom: space[3] },
  '& p': { margin: 0 },
  [media.wide]: { columns: 2, columnGap: space[8] },
});
const rule = css({ height: 1, background: color.line });

/** The numbered notes to all prices of a page, at its end. Notes that no price uses are left out. */
export function PageNotes({ stock = [], models = [] }: Props) {
  const items = useNoteItems(stock, models);
  return items.length === 0 ? null : (
    <div css={pageMargins}>
      <div css={rule} />
      <ol css={list} aria-label="Notes on prices">
        {items}
      </ol>
    </div>
  );
}
