import { startTransition, useEffect, useState } from 'react';
import { shopperPlace } from '../../../device/shopperPlace';
import { effectivePrice } from '../../../domain/stock/priceDisplay';
import { onScreen } from '../../../theme/tokens';
import type { PriceToPayPanelProps } from '../../price/PriceToPayPanel';
import { Button } from '../../ui/Button';
import { lazyIsland } from '../../ui/lazy/lazyIsland';
import { useStored } from '../../ui/visit/useStored';

const Panel = lazyIsland<PriceToPayPanelProps>(
  () =>
    import(/* webpackChunkName: "price-to-pay" */ '../../price/PriceToPayPanel').then(
      (part) => part.PriceToPayPanel,
    ),
  () => 'The price to pay',
);

/** Shows what the shopper would pay once they ask for it, on this page or an earlier one. */
export function StockToPay(props: Omit<PriceToPayPanelProps, 'price'>) {
  const isKnown = useStored(shopperPlace) !== undefined;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // In a transition, so that the button stays until the script is here.
    if (isKnown) startTransition(() => setOpen(true));
  }, [isKnown]);
  const price = effectivePrice(props.item);
  if (price === undefined) return null;
  if (isOpen) return <Panel.Component {...props} price={price} />;
  if (props.item.priceType !== 'egc') return null;
  return (
    <Button
      css={onScreen}
      look="quiet"
      onPointerEnter={Panel.start}
      onClick={() => startTransition(() => setOpen(true))}
    >
      Show what I’d pay
    </Button>
  );
}
