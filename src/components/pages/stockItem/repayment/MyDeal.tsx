import { css, Global } from '@emotion/react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { wishlist } from '../../../../device/garage';
import { linkedDeals } from '../../../../device/linkedDeals';
import { type DealWords, dealWords } from '../../../../domain/finance/dealWords';
import type { Deal, FinanceSettings } from '../../../../domain/finance/financeSettings';
import { formatPrice } from '../../../../domain/formatNumber';
import { dealOf } from '../../../../domain/garage/keptCard';
import type { StockItem } from '../../../../domain/stock/stockItem';
import { stockTitle } from '../../../../domain/stock/stockTitle';
import { typeWords } from '../../../../domain/stock/typeWords';
import { locale } from '../../../../locales/site/locale';
import { dealerWords } from '../../../../locales/site/words';
import { color, media, space, text, wrapRow } from '../../../../theme/tokens';
import { dealFragment, dealOfFragment } from '../../../finance/calculator/figures/dealLink';
import { Button } from '../../../ui/Button';
import { QrCode } from '../../../ui/QrCode';
import { ShareButton } from '../../../ui/share/ShareButton';
import { useStored } from '../../../ui/visit/useStored';
import { decideDeal, declineLinkedDeal, followLinkedDeal } from './decideDeal';

interface Props {
  readonly item: StockItem;
  /** Dollars. */
  readonly price: number;
  /** Dollars; absent while the page doesn't know them. */
  readonly onRoadCosts: number | undefined;
  readonly settings: FinanceSettings;
  readonly deal: Deal | undefined;
  /** The fragment of the page's address, which may hold a deal. */
  readonly hash: string;
  /** Whether the shopper has just worked on it, and so sees its parts at once. A page that has just loaded must not jump. */
  readonly isOpenAtFirst: boolean;
}

/** What is in a deal and what a shopper can do with it. Reads the deal of a link, which is kept only if they say so. */
export function MyDeal({ item, price, onRoadCosts, settings, deal, hash, isOpenAtFirst }: Props) {
  const { id, vehType } = item;
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const partsId = useId();
  const isLinked = useStored(linkedDeals).has(id);
  useEffect(() => {
    const linked = dealOfFragment(hash);
    if (!linked) return;
    const kept = dealOf(wishlist.read(), id);
    if (!kept || dealFragment(kept) !== dealFragment(linked)) followLinkedDeal(id, linked);
  }, [id, hash]);
  useScrollTo(place, isLinked);
  useEffect(() => {
    if (!deal || linkedDeals.snapshot().has(id)) return;
    // What the page knows today replaces the costs that were kept, so that every screen adds the same.
    if (onRoadCosts !== undefined && onRoadCosts !== (deal.onRoadCosts ?? 0))
      decideDeal(item, { ...deal, onRoadCosts });
  }, [id, item, deal, onRoadCosts]);
  const words = deal && dealWords(price, vehType, settings, deal, locale);
  return (
    <div ref={place}>
      {words && (
        <>
          {isLinked && <Linked item={item} deal={deal} />}
          <Button
            css={toggle}
            look="quiet"
            aria-expanded={isOpen}
            aria-controls={partsId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide what’s in it' : 'Show what’s in it'}
          </Button>
          <div id={partsId} css={isOpen ? parts : [parts, onPaper]}>
            <DealParts price={price} words={words} />
            <div css={onPaper}>
              {/* Replaces the page's own code. */}
              <Global styles={noPageCode} />
              <QrCode text={dealAddress(deal)} label="QR code of my deal" />
            </div>
          </div>
          {isOpen && !isLinked && <Kept item={item} deal={deal} />}
        </>
      )}
    </div>
  );
}

/** Scrolls to a deal from a link, two frames after it has taken its room: on a phone what it moves is still below the window. */
function useScrollTo(place: RefObject<HTMLElement | null>, isLinked: boolean): void {
  useEffect(() => {
    if (!isLinked) return;
    const scroll = () => place.current?.parentElement?.scrollIntoView({ block: 'center' });
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [place, isLinked]);
}

interface DealProps {
  readonly item: StockItem;
  readonly deal: Deal;
}

const Linked = ({ item, deal }: DealProps) => (
  <div css={linkedFrame}>
    <p>These figures came with the link.</p>
    <Button look="secondary" onClick={() => decideDeal(item, deal)}>
      Keep as my deal
    </Button>
    <Button look="quiet" onClick={() => declineLinkedDeal(item.id)}>
      No, thanks
    </Button>
  </div>
);

const Kept = ({ item, deal }: DealProps) => (
  <div css={ways}>
    <ShareButton
      title={`my deal on the ${stockTitle(item).title}`}
      label="Share my deal"
      address={() => dealAddress(deal)}
    />
    <Button look="quiet" onClick={() => decideDeal(item, undefined)}>
      Remove my deal
    </Button>
    <p css={note}>Kept in your {typeWords(item.stockType, dealerWords).shortlist}, on this device only.</p>
  </div>
);

const dealAddress = (deal: Deal): string =>
  window.location.origin + window.location.pathname + dealFragment(deal);

const toggle = css({ minHeight: '2.5rem', fontSize: text.small, [media.print]: { display: 'none' } });
const parts = css({ [media.print]: { display: 'flex', alignItems: 'start', gap: space[3] } });
const onPaper = css({
  display: 'none',
  '& > svg': { display: 'block', width: '4.5rem', height: '4.5rem' },
  [media.print]: { display: 'flex' },
});
const noPageCode = css({ [media.print]: { '[data-page-code]': { display: 'none !important' } } });
/** Low, because it pushes the page down after the page was shown. */
const linkedFrame = css({
  ...wrapRow(`0 ${space[3]}`),
  fontSize: text.small,
  '& > p': { flexBasis: '100%' },
  '& > button': { minHeight: '2.5rem' },
  [media.print]: { display: 'none' },
});
const ways = css({
  ...wrapRow(`0 ${space[4]}`),
  paddingBottom: space[2],
  fontSize: text.small,
  [media.print]: { display: 'none' },
});
const note = css({ flexBasis: '100%', color: color.inkQuiet });

interface DealPartsProps {
  /** Dollars. */
  readonly price: number;
  readonly words: DealWords;
}

/** The way from the price to the amount financed, line by line; on paper in two columns. */
const DealParts = ({ price, words }: DealPartsProps) => (
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
