import { linkedDeals } from '../../device/deals';
import { wishlist } from '../../device/garage';
import type { Deal } from '../../domain/finance/financeSettings';
import { dealOf } from '../../domain/garage/keptCard';
import { useStored } from '../ui/visit/useStored';

/** The deal for a stock item: of the link that led here, else the one that the shopper kept; none until hydration. */
export function useDeal(id: string): Deal | undefined {
  const linked = useStored(linkedDeals).get(id);
  const kept = dealOf(useStored(wishlist), id);
  return linked ?? kept;
}
