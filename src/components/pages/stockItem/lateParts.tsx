import { css, type SerializedStyles } from '@emotion/react';
import { type ComponentProps, Suspense } from 'react';
import { wishlist } from '../../../device/garage';
import { linkedDeals } from '../../../device/linkedDeals';
import { shopperFinance } from '../../../device/shopperFinance';
import { shopperPlace } from '../../../device/shopperPlace';
import { effectivePrice } from '../../../domain/stock/priceDisplay';
import type { StockItem } from '../../../domain/stock/stockItem';
import { media } from '../../../theme/tokens';
import type { WeeklyCostProps } from '../../finance/ownership/WeeklyCostPanel';
import type { PriceToPayPanelProps } from '../../price/PriceToPayPanel';
import { ToPayOnWish } from '../../price/ToPayOnWish';
import { lazyIsland } from '../../ui/lazy/lazyIsland';
import { NearWindow } from '../../ui/lazy/NearWindow';
import { whenIdle } from '../../ui/lazy/whenIdle';
import { useWasBuilt } from '../../ui/useHydrated';
import type { SimilarCardsProps } from './SimilarCards';

const WeeklyCost = lazyIsland<WeeklyCostProps>(
  () =>
    import(/* webpackChunkName: "weekly-cost" */ '../../finance/ownership/WeeklyCostPanel').then(
      (part) => part.WeeklyCostPanel,
    ),
  () => 'The weekly cost',
);

const Condition = lazyIsland<{ readonly item: StockItem }>(
  () => import(/* webpackChunkName: "condition" */ './StockCondition').then((part) => part.StockCondition),
  () => 'The condition',
);

/** What changes the repayment of an item. */
const TERMS = [shopperFinance, shopperPlace, wishlist, linkedDeals] as const;

/** Once a shopper has their own terms: on paper, what the item costs a week has the repayment that its price has. */
function withOwnTerms(open: () => void) {
  const look = () => TERMS.some(({ snapshot, empty }) => snapshot() !== empty) && whenIdle(open);
  look();
  const stops = TERMS.map(({ subscribe }) => subscribe(look));
  return () => {
    for (const stop of stops) stop();
  };
}

/** What an item costs a week. */
export const StockWeeklyCost = (props: WeeklyCostProps) => (
  <Late room={weeklyCostRoom} alsoWhen={withOwnTerms}>
    <WeeklyCost.Component {...props} />
  </Late>
);

/** Marks, questions and answers of an item. */
export const StockCondition = (props: { readonly item: StockItem }) => (
  <Late room={conditionRoom}>
    <Condition.Component {...props} />
  </Late>
);

interface LateProps extends ComponentProps<typeof NearWindow> {
  readonly room: SerializedStyles;
}

/** A part whose script loads once it is near the window. On later pages of a visit there is room for it at once. */
const Late = ({ room, alsoWhen, children }: LateProps) => (
  <NearWindow alsoWhen={alsoWhen}>
    {useWasBuilt() ? children : <Suspense fallback={<div css={room} />}>{children}</Suspense>}
  </NearWindow>
);

const weeklyCostRoom = css({ minHeight: '40rem', [media.medium]: { minHeight: '34rem' } });
const conditionRoom = css({ minHeight: '16rem' });
const cardsRoom = css({ minHeight: '32rem' });

const Cards = lazyIsland<SimilarCardsProps>(
  () => import(/* webpackChunkName: "similar-cards" */ './SimilarCards').then((part) => part.SimilarCards),
  ({ heading }) => `“${heading}”`,
);

/** Items like the one of the page, below everything else, so their script comes when a shopper comes near them. */
export const SimilarStock = (props: SimilarCardsProps) =>
  props.cards.length > 0 && (
    <Late room={cardsRoom}>
      <Cards.Component {...props} />
    </Late>
  );

const Panel = lazyIsland<PriceToPayPanelProps>(
  () =>
    import(/* webpackChunkName: "price-to-pay" */ '../../price/PriceToPayPanel').then(
      (part) => part.PriceToPayPanel,
    ),
  () => 'The price to pay',
);

/** Shows what the shopper would pay for a vehicle. */
export function StockToPay(props: Omit<PriceToPayPanelProps, 'price'>) {
  const price = effectivePrice(props.item);
  if (price === undefined) return null;
  return (
    <ToPayOnWish start={Panel.start} isOffered={props.item.priceType === 'egc'}>
      <Panel.Component {...props} price={price} />
    </ToPayOnWish>
  );
}
