import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { type PriceNote, type Prices, priceDisplay } from '../../domain/stock/priceDisplay';
import { color, media, space, text } from '../../theme/tokens';
import { PriceNoteItem } from './PriceNoteItem';

/** The numbered notes to the prices of a page. Notes that no price uses are left out. */
export function PriceNotes({ cards }: { readonly cards: readonly Prices[] }) {
  const { notes, finance } = useStockSettings();
  const inUse = new Set<PriceNote>(
    cards.flatMap((card) => priceDisplay(card, { repayment: finance !== undefined }).notes),
  );
  const visible = ([1, 2, 3, 4] as const).filter((note) => inUse.has(note) && notes[note]);
  if (visible.length === 0) return null;
  return (
    <ol css={list} aria-label="Notes on prices">
      {visible.map((note) => (
        <PriceNoteItem key={note} note={note} html={notes[note] ?? ''} />
      ))}
    </ol>
  );
}

const list = css({
  display: 'grid',
  gap: space[2],
  margin: `${space[7]} 0 0`,
  padding: `${space[4]} 0 0 1.5em`,
  borderTop: `1px solid ${color.line}`,
  color: color.inkQuiet,
  fontSize: text.small,
  lineHeight: 1.5,
  '& p': { margin: 0 },
  '& li': { breakInside: 'avoid', [media.wide]: { marginBottom: space[3] } },
  [media.wide]: { display: 'block', columns: 2, columnGap: space[8] },
  [media.print]: { margin: 0, paddingTop: space[2], fontSize: '7.5pt', lineHeight: 1.25 },
});
