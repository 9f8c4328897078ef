import { css, Global } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { wishlist } from '../../../../device/garage';
import { linkedDeals } from '../../../../device/linkedDeals';
import { dealWords } from '../../../../domain/finance/dealWords';
import type { Deal, FinanceSettings } from '../../../../domain/finance/financeSettings';
import { formatPrice } from '../../../../domain/formatNumber';
import { dealOf } from '../../../../domain/garage/keptCard';
import type { StockItem } from '../../../../domain/stock/stockItem';
import { stockTitle } from '../../../../domain/stock/stockTitle';
import { stockNoun } from '../../../../domain/stock/stockTypes';
import { typeWords } from '../../../../domain/stock/typeWords';
import { locale } from '../../../../locales/site/locale';
import { dealerWords } from '../../../../locales/site/words';
import { color, media, radius, space, text, wrapRow } from '../../../../theme/tokens';
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
  /** Dollars, as far as the page knows them. */
  readonly onRoadCosts: number | undefined;
  readonly settings: FinanceSettings;
  readonly deal: Deal | undefined;
  /** The fragment of the page's address, which may hold a deal. */
  readonly hash: string;
}

/** How the shopper's deal is made up, with the ways to share and remove it. The deal of a link is kept only if they say so. */
export function MyDeal({ item, price, onRoadCosts, settings, deal, hash }: Props) {
  const { id, vehType } = item;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const linked = dealOfFragment(hash);
    if (!linked) return;
    const kept = dealOf(wishlist.read(), id);
    if (!kept || dealFragment(kept) !== dealFragment(linked)) followLinkedDeal(id, linked);
    place.current?.parentElement?.scrollIntoView({ block: 'center' });
  }, [id, hash]);
  const isLinked = useStored(linkedDeals).has(id);
  useEffect(() => {
    // What the page knows today replaces the costs that were kept, so that every screen adds the same.
    if (deal && !isLinked && onRoadCosts !== undefined && onRoadCosts !== (deal.onRoadCosts ?? 0))
      decideDeal(item, { ...deal, onRoadCosts });
  }, [item, deal, isLinked, onRoadCosts]);
  const words = deal && dealWords(price, vehType, settings, deal, locale);
  return (
    <div ref={place}>
      {deal && words && (
        <>
          <dl css={slip}>
            {[{ label: 'Price', value: formatPrice(price) }, ...words.parts].map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {isLinked ? <Linked item={item} deal={deal} /> : <Kept item={item} deal={deal} />}
          <DealOnPaper deal={deal} />
        </>
      )}
    </div>
  );
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
    <span>
      Kept with this {stockNoun(item, 1)} in your {typeWords(item.stockType, dealerWords).shortlist}.
    </span>
    <ShareButton title={`my deal on the ${stockTitle(item).title}`} address={() => dealAddress(deal)} />
    <Button look="quiet" onClick={() => decideDeal(item, undefined)}>
      Remove
    </Button>
  </div>
);

const dealAddress = (deal: Deal): string =>
  window.location.origin + window.location.pathname + dealFragment(deal);

/** The way from the sheet on paper back to the deal: it takes the place of the code of the page. */
const DealOnPaper = ({ deal }: Pick<DealProps, 'deal'>) => (
  <div css={onPaper}>
    <Global styles={noPageCode} />
    <QrCode text={dealAddress(deal)} label="QR code of my deal" />
  </div>
);

const slip = css({
  marginTop: space[2],
  paddingTop: space[2],
  borderTop: `1px solid ${color.line}`,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space[4] },
  '& dt': { color: color.inkQuiet },
  '& dd': { textAlign: 'right' },
});
const linkedFrame = css({
  ...wrapRow(`${space[2]} ${space[3]}`),
  marginTop: space[3],
  padding: space[3],
  borderRadius: radius.small,
  background: color.accentSoft,
  fontSize: text.small,
  [media.print]: { display: 'none' },
});
const ways = css({
  ...wrapRow(`0 ${space[3]}`),
  fontSize: text.small,
  color: color.inkQuiet,
  [media.print]: { display: 'none' },
});
const onPaper = css({
  display: 'none',
  [media.print]: { display: 'block' },
  '& svg': { width: '5.5rem', height: '5.5rem' },
});
const noPageCode = css({ [media.print]: { '[data-page-code]': { display: 'none !important' } } });
