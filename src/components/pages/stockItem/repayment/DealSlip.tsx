import { css, Global } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { wishlist } from '../../../../device/garage';
import { linkedDeals } from '../../../../device/linkedDeals';
import { dealWords } from '../../../../domain/finance/dealWords';
import type { Deal, FinanceSettings } from '../../../../domain/finance/financeSettings';
import { formatPrice } from '../../../../domain/formatNumber';
import { dealOf } from '../../../../domain/garage/keptCard';
import type { StockItem } from '../../../../domain/stock/stockItem';
import { locale } from '../../../../locales/site/locale';
import { color, media, space, text } from '../../../../theme/tokens';
import { dealFragment, dealOfFragment } from '../../../finance/calculator/figures/dealLink';
import { QrCode } from '../../../ui/QrCode';
import { dealAddress } from './DealWays';
import { decideDeal, followLinkedDeal } from './decideDeal';

export interface DealSlipProps {
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

/** How a deal is made up, line by line; on paper with a code that leads back to it. Reads the deal of a link. */
export function DealSlip({ item, price, onRoadCosts, settings, deal, hash }: DealSlipProps) {
  const { id, vehType } = item;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const linked = dealOfFragment(hash);
    if (!linked) return;
    const kept = dealOf(wishlist.read(), id);
    if (!kept || dealFragment(kept) !== dealFragment(linked)) followLinkedDeal(id, linked);
    place.current?.parentElement?.scrollIntoView({ block: 'center' });
  }, [id, hash]);
  useEffect(() => {
    if (!deal || linkedDeals.snapshot().has(id)) return;
    // What the page knows today replaces the costs that were kept, so that every screen adds the same.
    if (onRoadCosts !== undefined && onRoadCosts !== (deal.onRoadCosts ?? 0))
      decideDeal(item, { ...deal, onRoadCosts });
  }, [id, item, deal, onRoadCosts]);
  const words = deal && dealWords(price, vehType, settings, deal, locale);
  return (
    <div ref={place} css={frame}>
      {words && (
        <>
          <dl css={slip}>
            {[{ label: 'Price', value: formatPrice(price) }, ...words.parts].map(({ label, value }) => (
              <div key={label} css={label === 'Amount financed' && sum}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div css={onPaper}>
            {/* It takes the place of the code of the page. */}
            <Global styles={noPageCode} />
            <QrCode text={dealAddress(deal)} label="QR code of my deal" />
          </div>
        </>
      )}
    </div>
  );
}

const frame = css({ [media.print]: { display: 'flex', alignItems: 'start', gap: space[3] } });
const slip = css({
  flex: 1,
  marginTop: space[2],
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  [media.print]: { columns: 2, columnGap: space[4], marginTop: 0, lineHeight: 1.3 },
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space[3] },
  '& dt': { color: color.inkQuiet },
  '& dd': { textAlign: 'right', whiteSpace: 'nowrap' },
});
const sum = css({
  '&&': { fontWeight: 600 },
  '&& dt': { color: 'inherit' },
});
const onPaper = css({
  display: 'none',
  [media.print]: { display: 'block' },
  '& svg': { display: 'block', width: '4.5rem', height: '4.5rem' },
});
const noPageCode = css({ [media.print]: { '[data-page-code]': { display: 'none !important' } } });
