import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { shopperPlace } from '../../device/shopperPlace';
import { onScreen } from '../../theme/tokens';
import { Button } from '../ui/Button';
import { useStored } from '../ui/visit/useStored';

interface Props {
  readonly start: () => void;
  /** Whether the page offers the part to shoppers who have not given their place yet. */
  readonly isOffered?: boolean;
  readonly children: ReactNode;
}

/** A part about the price to pay, once the shopper asks for it. A dealership that states no fees never has an estimate. */
export function ToPayOnWish({ start, isOffered = true, children }: Props) {
  const isPossible = useStockSettings().onRoadFees.length > 0;
  const isKnown = useStored(shopperPlace) !== undefined;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // In a transition, so that the button stays until the script is here.
    if (isKnown && isPossible) startTransition(() => setOpen(true));
  }, [isKnown, isPossible]);
  if (isOpen) return children;
  if (!isPossible || !isOffered) return null;
  return (
    <Button
      css={onScreen}
      look="quiet"
      onPointerEnter={start}
      onClick={() => startTransition(() => setOpen(true))}
    >
      Show what I’d pay
    </Button>
  );
}
