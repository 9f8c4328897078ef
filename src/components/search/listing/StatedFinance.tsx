import { useLayoutEffect } from 'react';
import { followStatedFinance } from '../../finance/useShopperFinance';
import { useSearch } from '../SearchProvider';

/**
 * Renders nothing. It applies the frequency and the deposit in the listing's address (in its budget or by themselves) to the
 * repayments on the cards and on the pages behind the cards.
 */
export function StatedFinance({ isHidden }: { readonly isHidden: boolean }) {
  const terms = useSearch(({ shown }) => shown.budget ?? shown.statedTerms);
  const { frequency, depositAmount } = terms ?? {};
  useLayoutEffect(() => {
    if (!isHidden) followStatedFinance({ frequency, depositAmount });
  }, [isHidden, frequency, depositAmount]);
  return null;
}
