import { useLayoutEffect } from 'react';
import { followStatedFinance } from '../../finance/useShopperFinance';
import { useSearch } from '../SearchProvider';

/**
 * Shows nothing. Repayments, on the cards and on the pages that the cards lead to, are worked out with the frequency and
 * the deposit that the address of the listing states, in its budget or by themselves.
 */
export function StatedFinance({ isHidden }: { readonly isHidden: boolean }) {
  const terms = useSearch(({ shown }) => shown.budget ?? shown.statedTerms);
  const { frequency, depositAmount } = terms ?? {};
  useLayoutEffect(() => {
    if (!isHidden) followStatedFinance({ frequency, depositAmount });
  }, [isHidden, frequency, depositAmount]);
  return null;
}
