import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { type Prices, priceDisplay } from '../../domain/stock/priceDisplay';
import { color, media, space, text } from '../../theme/tokens';
import { pageMargins } from '../ui/PageWidth';
import { PriceNoteItem } from './PriceNotes';

interface Props {
  /** Stock prices, shown with a repayment if the dealership shows any. */
  readonly stock?: readonly Prices[];
  /** The starting prices of models, shown without a repayment. */
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
  const { notes, finance } = useStockSettings();
  const inUse = new Set([
    ...stock.flatMap((prices) => priceDisplay(prices, { repayment: finance !== undefined }).notes),
    ...models.flatMap((prices) => priceDisplay(prices, { repayment: false }).notes),
  ]);
  const visible = ([1, 2, 3, 4] as const).filter((note) => inUse.has(note) && notes[note]);
  if (visible.length === 0) return null;
  return (
    <div css={pageMargins}>
      <div css={rule} />
      <ol css={list} aria-label="Notes on prices">
        {visible.map((note) => (
          <PriceNoteItem key={note} note={note} html={notes[note] ?? ''} />
        ))}
      </ol>
    </div>
  );
}
