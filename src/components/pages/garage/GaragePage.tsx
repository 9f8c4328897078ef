import { css } from '@emotion/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { GARAGE_PATH } from '../../../content/addresses';
import { recentlyViewed, wishlist } from '../../../device/garage';
import { savedSearches } from '../../../device/savedSearches';
import { deviceKeeps, type StoredValue } from '../../../device/storedValue';
import { dealOf, type KeptCard } from '../../../domain/garage/keptCard';
import type { StockCard } from '../../../domain/stock/stockCard';
import type { StockType } from '../../../domain/stock/stockTypes';
import { toStockCard } from '../../../domain/stock/toStockCard';
import { typeWords } from '../../../domain/stock/typeWords';
import { dealerWords } from '../../../locales/site/words';
import { STOCK_PATH } from '../../../search/listingPath';
import { color, layer, media, noticeBox, radius, space, wrapRow } from '../../../theme/tokens';
import { PriceNotes } from '../../price/PriceNotes';
import { LateCompareBar } from '../../stock/LateCompareBar';
import { StockCardView } from '../../stock/StockCardView';
import { useStockItems } from '../../stock/useStockItem';
import { Button, ButtonLink } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { cardGrid, swipeRow } from '../../ui/grids';
import { Icon } from '../../ui/Icon';
import { keepFocus } from '../../ui/keepFocus';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent';
import { CopyLink } from '../../ui/links/CopyLink';
import { pageMargins } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { QrCode } from '../../ui/QrCode';
import { useStored } from '../../ui/visit/useStored';
import { GarageSection } from './GarageSection';
import { garageFragment, type SentItem, sentItems } from './garageLink';
import { SavedItem, SentItems } from './SavedItem';
import { SavedSearches } from './SavedSearches';
import type { TellMeProps } from './TellMe';

const INTRO = 'What you save stays on this device. Nobody else sees it, unless you ask us to email you.';
const INTRO_UNSTORED = 'Nobody else sees what you save.';

/** The shopper's garage: saved stock, saved searches, and what they looked at. */
export function GaragePage({ stockType }: { readonly stockType: StockType }) {
  const { shortlist } = typeWords(stockType, dealerWords);
  const storeFault = useStoreFault(shortlist);
  const garage = useGarage();
  const { saved, viewed, searches, cardNow } = garage;
  const [undo, setUndo] = useState<Undo>();
  const clearButton = clearButtonFor(setUndo);
  return (
    <>
      <PageTitle title={`Your ${shortlist}`} intro={storeFault === undefined ? INTRO : INTRO_UNSTORED} />
      <div css={[pageMargins, frame]}>
        <UndoNotice undo={undo} onDone={() => setUndo(undefined)} />
        {storeFault !== undefined && <p css={notice}>{storeFault}</p>}
        <LinkedItems shortlist={shortlist} />
        {saved.length === 0 ? (
          <NothingSaved />
        ) : (
          <GarageSection
            id="saved"
            title="Saved"
            count={saved.length}
            action={clearButton('Clear saved', wishlist, 'Saved list cleared.')}
          >
            <SavedList garage={garage} shortlist={shortlist} onRemove={setUndo} />
          </GarageSection>
        )}
        {searches.length > 0 && (
          <GarageSection
            id="searches"
            title="Saved searches"
            action={clearButton('Clear searches', savedSearches, 'Saved searches cleared.')}
          >
            <SavedSearches searches={searches} />
          </GarageSection>
        )}
        {saved.length + searches.length > 0 && (
          <LateTellMe
            searches={searches.map(({ address }) => address)}
            items={saved.map(({ card }) => card.objectID)}
          />
        )}
        {viewed.length > 0 && (
          <GarageSection
            id="viewed"
            title="Recently viewed"
            action={clearButton('Clear viewed', recentlyViewed, 'Recently viewed list cleared.')}
          >
            <ViewedList cards={viewed} saved={saved} />
          </GarageSection>
        )}
        <PriceNotes
          stock={[...saved.map((kept) => cardNow(kept) ?? kept.card), ...viewed].filter(({ sold }) => !sold)}
        />
      </div>
      <LateCompareBar />
    </>
  );
}

/** What came with the link that led here, until the shopper decides about it. */
function LinkedItems({ shortlist }: { readonly shortlist: string }) {
  const [sent, setSent] = useState<readonly SentItem[]>([]);
  useEffect(() => setSent(sentItems(window.location.hash)), []);
  const forget = () => {
    setSent([]);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  };
  return sent.length > 0 && <SentItems sent={sent} shortlist={shortlist} onDone={forget} />;
}

interface ViewedListProps {
  readonly cards: readonly StockCard[];
  readonly saved: readonly KeptCard[];
}

const ViewedList = ({ cards, saved }: ViewedListProps) => (
  <ul css={[swipeRow(cards.length, 4), cards.length < 4 && asSaved]}>
    {cards.map((card) => (
      <li key={card.objectID}>
        <StockCardView card={card} deal={dealOf(saved, card.objectID)} />
      </li>
    ))}
  </ul>
);

/** Why what the shopper saves will be gone with this page; `undefined` if it will not. */
function useStoreFault(shortlist: string): string | undefined {
  const [isKeeping, setIsKeeping] = useState(true);
  useEffect(() => setIsKeeping(deviceKeeps()), []);
  if (!isKeeping)
    return `Your browser doesn’t store anything for this site, so your ${shortlist} will be empty once you close this page.`;
  return wishlist.isLasting() && savedSearches.isLasting()
    ? undefined
    : 'Your browser has no room for what you saved last, so it will be gone once you close this page.';
}

function useGarage() {
  const saved = useStored(wishlist);
  const seen = useStored(recentlyViewed);
  const searches = useStored(savedSearches);
  const items = useStockItems(
    useMemo(() => [...new Set([...saved, ...seen].map(({ card }) => card.objectID))], [saved, seen]),
  );
  const cardNow = ({ card }: KeptCard) => {
    const item = items?.get(card.objectID);
    return item ? toStockCard(item) : item;
  };
  // What has gone since is not shown: its page can't be opened again.
  const viewed = seen.flatMap((kept) => cardNow(kept) ?? (cardNow(kept) === null ? [] : kept.card));
  return { saved, viewed, searches, cardNow };
}

interface Undo {
  readonly words: string;
  readonly back: () => void;
}

function UndoNotice({ undo, onDone }: { readonly undo: Undo | undefined; readonly onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed leaves the page with what it took out: the keyboard goes on at the way back.
  useEffect(() => {
    if (undo) button.current?.focus({ preventScroll: true });
  }, [undo]);
  return (
    <p ref={keepFocus} role="status" css={undo && [notice, undoNotice]}>
      {undo && (
        <>
          {undo.words}{' '}
          <Button
            ref={button}
            look="quiet"
            onClick={() => {
              undo.back();
              onDone();
            }}
          >
            Undo
          </Button>
        </>
      )}
    </p>
  );
}

const clearButtonFor =
  (onClear: (undo: Undo) => void) =>
  <Entry,>(label: string, list: StoredValue<readonly Entry[]>, words: string) => (
    <Button
      look="quiet"
      onClick={() => {
        const before = list.read();
        list.store(undefined);
        // Another tab may have added to the list since.
        onClear({ words, back: () => list.store([...list.read(), ...before]) });
      }}
    >
      {label}
    </Button>
  );

interface SavedListProps {
  readonly garage: ReturnType<typeof useGarage>;
  readonly shortlist: string;
  readonly onRemove: (undo: Undo) => void;
}

/** The saved stock, with the way to send it elsewhere. */
function SavedList({ garage, shortlist, onRemove }: SavedListProps) {
  const { saved, cardNow } = garage;
  return (
    <>
      <ul css={grid}>
        {saved.map((card, place) => (
          <li
            key={card.card.objectID}
            // Heard before the heart takes the item out.
            onClickCapture={({ target }) => {
              if ((target as Element).closest('[aria-pressed="true"]'))
                onRemove({
                  words: `The ${card.card.title} is out of your ${shortlist}.`,
                  back: () => {
                    const now = wishlist.read();
                    wishlist.store([...now.slice(0, place), card, ...now.slice(place)]);
                  },
                });
            }}
          >
            <SavedItem card={card} now={cardNow(card)} />
          </li>
        ))}
      </ul>
      <SendGarage saved={saved} />
    </>
  );
}

const NothingSaved = () => (
  <div css={empty}>
    <Icon name="heart" />
    <p>Nothing saved yet. Tap the heart on anything you like to keep it here.</p>
    <ButtonLink href={STOCK_PATH} look="primary">
      Browse our stock
    </ButtonLink>
  </div>
);

/** The page is built as an empty garage. What is in it comes later and moves nothing, since the foot is below the window. */
const frame = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[7],
  minHeight: '75svh',
  '& > *': { minWidth: 0 },
  paddingBlock: `${space[5]} ${space[8]}`,
});
/** In view, wherever on the page the item was. */
const undoNotice = css({ position: 'sticky', top: space[2], zIndex: layer.sticky });
const notice = css(noticeBox, { paddingBlock: space[2], fontSize: 'inherit' });
const empty = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  padding: space[6],
  borderRadius: radius.medium,
  background: color.paperDeep,
  '& svg': { width: '2.5rem', height: '2.5rem', color: color.accent },
});
const grid = css(cardGrid('17rem'), { marginBottom: space[6] });
/** A few cards are as wide as the saved ones above them. */
const asSaved = css({ [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } });

const loadTellMe = async () => (await import(/* webpackChunkName: "tell-me" */ './TellMe')).offered();

/** News of what the shopper saved, by email. The form loads once somebody asks for it. */
function LateTellMe(props: TellMeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { Component, isFailed, retry } = useLazyComponent(loadTellMe, isOpen ? 'now' : 'never');
  return (
    <Disclosure
      css={sendFrame}
      summary="Email me when something changes"
      line={summary}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {Component ? <Component {...props} /> : isOpen && !isFailed && <div css={formRoom} />}
      {isFailed && (
        <p>
          The form did not load.{' '}
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </Disclosure>
  );
}

/** What the form will take, so that nothing moves once it is there. */
const formRoom = css({ minHeight: '34rem', [media.medium]: { minHeight: '24rem' } });

/** With more, a phone could not read the QR code. */
const MAX_CODE_LETTERS = 700;

/** The saved stock with its deals as a link and as a QR code, for another device or another person. */
function SendGarage({ saved }: { readonly saved: readonly KeptCard[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const address = (maxLetters?: number) =>
    window.location.origin + GARAGE_PATH + garageFragment(saved, maxLetters);
  const hasDeals = saved.some(({ deal }) => deal);
  return (
    <Disclosure
      css={sendFrame}
      summary="Open on another device"
      line={summary}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && (
        <div css={parts}>
          <QrCode text={address(MAX_CODE_LETTERS)} label="QR code of your saved list" />
          <div>
            <p>
              {`Scan the code with the other device, or send the link. It contains ${hasDeals ? 'what you saved and your deals, and nothing else' : 'what you saved and nothing'} about you.`}
              {address().length > address(MAX_CODE_LETTERS).length &&
                ' The code has no room for all your deals; the link holds every one.'}
            </p>
            <CopyLink address={address()} />
          </div>
        </div>
      )}
    </Disclosure>
  );
}

const sendFrame = css({
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.medium,
  background: color.paperDeep,
});
const summary = css({ minHeight: '2.75rem' });
const parts = css({
  ...wrapRow(space[5], 'normal'),
  paddingBlock: space[4],
  '& > div': { flex: '1 1 14rem' },
});
