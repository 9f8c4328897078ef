import { wishlist } from '../../device/garage';
import { linkedDeals } from '../../device/linkedDeals';
import type { Deal } from '../../domain/finance/financeSettings';
import { dealOf } from '../../domain/garage/keptCard';
import { useStored } from '../ui/visit/useStored';

/** Finds the deal for a stock item by its id: from a link in this visit, else the kept one; none until hydration. */
export function useDeals(): (id: string) => Deal | undefined {
  const linked = useStored(linkedDeals);
  const saved = useStored(wishlist);
  return (id) => linked.get(id) ?? dealOf(saved, id);
}
