import { css } from '@emotion/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { compared, recentlyViewed, savedSearches, wishlist } from '../../device/garage';
import { deviceKeeps, type KeptValue } from '../../device/keptValue';
import { idsOfFragment } from '../../domain/garage/garageLink';
import type { KeptCard } from '../../domain/garage/keptCard';
import { toStockCard } from '../../domain/stock/toStockCard';
import { STOCK_PATH } from '../../search/isListingPath';
import { color, radius, space, text } from '../../theme/tokens';
import { PageTitle } from '../layout/PageTitle';
import { useHydrated } from '../search/useHydrated';
import { PriceNotes } from '../stock/PriceNotes';
import { StockCardView } from '../stock/StockCardView';
import { useStockItems } from '../stock/useStockItem';
import { Button, ButtonLink } from '../ui/Button';
import { cardGrid, swipeRow } from '../ui/grids';
import { Icon } from '../ui/Icon';
import { pageMargins } from '../ui/PageWidth';
import { useKept } from '../ui/useKept';
import { ComparisonTable } from './ComparisonTable';
import { SavedItem } from './SavedItem';
import { SavedSearches } from './SavedSearches';
import { SendGarage } from './SendGarage';
import { SentItems } from './SentItems';

const INTRO = 'What you save stays on this device. Nobody else sees it.';

/** What the shopper gathered on this device: saved stock, a comparison, what they looked at. */
export function GaragePage() {
  const isHydrated = useHydrated();
  const saved = useKept(wishlist);
  const viewed = useKept(recentlyViewed);
  const searches = useKept(savedSearches);
  const [sent, setSent] = useState<readonly string[]>([]);
  useEffect(() => setSent(idsOfFragment(window.location.hash)), []);
  const ids = useKept(compared);
  const items = useStockItems(useMemo(() => saved.map(({ card }) => card.objectID), [saved]));
  const [undo, setUndo] = useState<{ readonly words: string; readonly back: () => void }>();

  /** Clears a list and offers it back. */
  const clear = <Value,>(list: KeptValue<Value>, words: string) => {
    const before = list.read();
    list.keep(undefined);
    setUndo({ words, back: () => list.keep(before) });
  };
  const cardNow = (kept: KeptCard) => {
    const item = items?.get(kept.card.objectID);
    return item ? toStockCard(item) : item;
  };
  const inComparison = ids.flatMap((id) => items?.get(id) ?? []);
  return (
    <>
      <PageTitle title="Your garage" intro={INTRO} />
      <div css={[pageMargins, frame]}>
        <p role="status" css={undo && notice}>
          {undo && (
            <>
              {undo.words}{' '}
              <Button
                look="quiet"
                onClick={() => {
                  undo.back();
                  setUndo(undefined);
                }}
              >
                Undo
              </Button>
            </>
          )}
        </p>
        {isHydrated && !deviceKeeps() && (
          <p css={notice}>
            Your browser keeps nothing for this site. What you save lasts until you close this page.
          </p>
        )}
        {sent.length > 0 && (
          <SentItems
            ids={sent}
            onDone={() => {
              setSent([]);
              window.history.replaceState(window.history.state, '', window.location.pathname);
            }}
          />
        )}
        {saved.length === 0 ? (
          <div css={empty}>
            <Icon name="heart" />
            <p>Nothing saved yet. Tap the heart on anything you like and it waits for you here.</p>
            <ButtonLink href={STOCK_PATH} look="primary">
              Look through our stock
            </ButtonLink>
          </div>
        ) : (
          <Part
            id="saved"
            title="Saved"
            count={saved.length}
            onClear={() => clear(wishlist, 'Your saved list is empty.')}
          >
            <ul css={grid}>
              {saved.map((kept) => (
                <li key={kept.card.objectID}>
                  <SavedItem kept={kept} now={cardNow(kept)} />
                </li>
              ))}
            </ul>
            <SendGarage ids={saved.map(({ card }) => card.objectID)} />
          </Part>
        )}
        {inComparison.length > 1 && <ComparisonTable items={inComparison} />}
        {searches.length > 0 && (
          <Part
            id="searches"
            title="Saved searches"
            onClear={() => clear(savedSearches, 'Your saved searches are gone.')}
          >
            <SavedSearches searches={searches} />
          </Part>
        )}
        {viewed.length > 0 && (
          <Part
            id="viewed"
            title="Recently viewed"
            onClear={() => clear(recentlyViewed, 'What you looked at is forgotten.')}
          >
            <ul css={row}>
              {viewed.map(({ card }) => (
                <li key={card.objectID}>
                  <StockCardView card={card} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        <PriceNotes cards={[...saved, ...viewed].map(({ card }) => card)} />
      </div>
    </>
  );
}

interface PartProps {
  /** Also what the button calls it. */
  readonly id: string;
  readonly title: string;
  readonly count?: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** One list of the garage, with a button that clears it. */
const Part = ({ id, title, count, onClear, children }: PartProps) => (
  <section aria-labelledby={id}>
    <header css={head}>
      <h2 css={heading} id={id}>
        {title} {count !== undefined && <span css={number}>{count}</span>}
      </h2>
      <Button look="quiet" onClick={onClear}>
        Clear {id}
      </Button>
    </header>
    {children}
  </section>
);

const frame = css({
  display: 'grid',
  gap: space[7],
  '& > *': { minWidth: 0 },
  paddingBlock: `${space[5]} ${space[8]}`,
});
const notice = css({
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.small,
  background: color.ochreSoft,
});
const empty = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  padding: space[6],
  borderRadius: radius.medium,
  background: color.paperDeep,
  '& svg': { width: '2.5rem', height: '2.5rem', color: color.green },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[5]}`,
  marginBottom: space[4],
});
const heading = css({ fontSize: text.section });
const number = css({ color: color.inkQuiet, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
const grid = css(cardGrid('17rem'), { marginBottom: space[6] });
const row = swipeRow(4);
