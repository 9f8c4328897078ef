import { effectivePrice } from '../../../domain/stock/priceDisplay';
import type { PriceToPayPanelProps } from '../../price/PriceToPayPanel';
import { ToPayOnWish } from '../../price/ToPayOnWish';
import { lazyIsland } from '../../ui/lazy/lazyIsland';

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
