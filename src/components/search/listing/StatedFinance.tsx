import { useEffect, useLayoutEffect } from 'react';
import {
  followStatedFinance,
  followStatedTerms,
  shopperFinance,
  termsOfVisit,
} from '../../../device/shopperFinance';
import { useStored } from '../../ui/visit/useStored';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';

/**
 * Renders nothing. It applies the frequency and the deposit in the listing's address (in its budget or by themselves) to the
 * repayments on the cards and on the pages behind the cards. And it writes into the address what the shopper set elsewhere in
 * this visit, so that whoever follows the address sees the same repayments.
 */
export function StatedFinance({ isHidden }: { readonly isHidden: boolean }) {
  const state = useSearch(({ query }) => query);
  const isSettled = useSearch(({ query, onScreen }) => query === onScreen);
  const { change } = useSearchActions();
  const { finance } = useSearchConfig().settings;
  const inForce = useStored(shopperFinance);
  const { budget, statedTerms } = state;

  useLayoutEffect(() => {
    if (isHidden) return;
    if (budget) followStatedFinance({ frequency: budget.frequency, depositAmount: budget.depositAmount });
    else if (statedTerms) followStatedTerms(statedTerms);
  }, [isHidden, budget, statedTerms]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `inForce` is the signal; the effect above may just have changed it
  useEffect(() => {
    const set = termsOfVisit();
    if (isHidden || !isSettled || budget || !finance || !set) return;
    const own = { frequency: finance.repaymentFrequency, depositAmount: finance.repaymentDepositAmount };
    const { frequency = own.frequency, depositAmount = own.depositAmount } = set;
    const seen = statedTerms ? { frequency, depositAmount, ...statedTerms } : own;
    if (seen.frequency === frequency && seen.depositAmount === depositAmount) return;
    const terms = { frequency, ...(depositAmount === undefined ? {} : { depositAmount }) };
    change((query) => ({ ...query, statedTerms: terms }));
  }, [isHidden, isSettled, state, finance, inForce]);
  return null;
}
