import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { type PriceNote, type Prices, priceDisplay } from '../../domain/stock/priceDisplay';
import { locale } from '../../locales/site/locale';
import { color, media, onScreen, quiet, space } from '../../theme/tokens';
import { Icon } from '../ui/Icon';
import { InPageLink } from '../ui/links/InPageLink';
import { markOf, noteId } from './NoteMark';

export interface NotesProps {
  /** Stock prices, shown with a repayment if the dealership shows any. */
  readonly stock?: readonly Prices[];
  /** The starting prices of models, shown without a repayment. */
  readonly models?: readonly Prices[];
  /** The stock prices that paper holds, if it leaves some out: their notes alone are printed. */
  readonly printed?: readonly Prices[];
}

/** The numbered notes to the prices of a page, in order. Notes that no price uses are left out. */
export function PriceNotes({ stock = [], models = [], printed = stock }: NotesProps) {
  const { notes, finance } = useStockSettings();
  const notesOf = (prices: readonly Prices[], repayment = finance !== undefined) =>
    prices.flatMap((one) => priceDisplay(one, locale.prices, { repayment }).notes);
  const ofModels = notesOf(models, false);
  const inUse = new Set<PriceNote>([...notesOf(stock), ...ofModels]);
  const onPaper = new Set<PriceNote>([...notesOf(printed), ...ofModels]);
  const items = ([1, 2, 3, 4] as const).flatMap((note) => {
    const html = inUse.has(note) && notes[note];
    return html ? [<PriceNoteItem key={note} note={note} html={html} isPrinted={onPaper.has(note)} />] : [];
  });
  return items.length === 0 ? null : (
    <ol css={list} aria-label="Notes on prices">
      {items}
    </ol>
  );
}

const list = css({
  display: 'grid',
  gap: space[2],
  marginTop: space[7],
  padding: `${space[4]} 0 0 1.5em`,
  borderTop: `1px solid ${color.line}`,
  ...quiet,
  lineHeight: 1.5,
  '& li': { breakInside: 'avoid', [media.wide]: { marginBottom: space[3] } },
  [media.wide]: { display: 'block', columns: 2, columnGap: space[8] },
  [media.print]: { margin: 0, paddingTop: space[2], fontSize: '7.5pt', lineHeight: 1.25 },
});

interface Props {
  readonly note: PriceNote;
  readonly html: string;
  readonly isPrinted: boolean;
}

/** One note on prices, with a link back to the price that the reader came from. */
const PriceNoteItem = ({ note, html, isPrinted }: Props) => (
  <li id={noteId(note)} value={note} tabIndex={-1} css={!isPrinted && onScreen}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the content endpoint sanitises it */}
    <div css={words} dangerouslySetInnerHTML={{ __html: html }} />
    {/* Without JavaScript, the browser's own Back leads to the price. */}
    <InPageLink css={back} to="main" find={() => markOf(note)} aria-label="Back to the price">
      <Icon name="back" />
    </InPageLink>
  </li>
);

const words = css({ '& p:last-of-type': { display: 'inline' }, display: 'inline' });
const back = css({
  display: 'inline-block',
  marginLeft: space[1],
  minWidth: '24px',
  minHeight: '24px',
  color: color.accent,
  verticalAlign: 'middle',
  textDecoration: 'none',
  [media.print]: { display: 'none' },
});
