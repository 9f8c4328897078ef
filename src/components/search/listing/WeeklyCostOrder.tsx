import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { driving } from '../../../device/driving';
import { wishlist } from '../../../device/garage';
import { shopperFinance } from '../../../device/shopperFinance';
import { formatKilometres } from '../../../domain/formatNumber';
import { type CostGaps, gapWords } from '../../../domain/ownership/costWords';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { COST_GAP_ATTRIBUTE } from '../../../search/indexRecord';
import { searchRequest } from '../../../search/searchRequest';
import { quiet, space, text } from '../../../theme/tokens';
import { DrivingForm } from '../../finance/ownership/DrivingForm';
import { PriceSource } from '../../finance/ownership/PriceSource';
import { stockEngine } from '../../stock/engine/stockEngine';
import { useClock } from '../../ui/visit/useClock';
import { useStored } from '../../ui/visit/useStored';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';
import { useBudgetTerms } from '../useBudgetTerms';
import { followWeeklyCost } from './followWeeklyCost';

export { followWeeklyCost } from './followWeeklyCost';

/** Says what an order by the weekly cost counts, how many come last and why; and keeps it in step with the shopper's terms. */
export function WeeklyCostOrder() {
  const { settings, vocabulary } = useSearchConfig();
  const { searchAgain } = useSearchActions();
  const [shopper, own, now] = [useStored(shopperFinance), useStored(driving), useClock()];
  const hasDeal = useStored(wishlist).some(({ deal }) => deal !== undefined);
  const count = useSearch(({ results }) => results.nbHits);
  const gaps = useGaps();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the terms follow from these
  useEffect(() => {
    if (followWeeklyCost(settings)) searchAgain();
  }, [settings, searchAgain, shopper, own, now]);
  const noun = (few: number) => stockNoun(vocabulary.stockType, few);
  const kilometres = own.kilometresAYear ?? settings.runningCosts?.kilometresAYear ?? 0;
  return (
    <div css={frame}>
      <DrivingForm
        summary={
          <span
            css={line}
            role="status"
          >{`By repayment and fuel, ${formatKilometres(kilometres)} a year`}</span>
        }
      >
        <p css={quiet}>
          {`The cost of a week, as on each ${noun(1)}’s page. Registration, servicing, insurance and tyres are extra. `}
          {hasDeal && 'Your own deals are left out, so that repayments compare. '}
          {gaps && gapWords(gaps, count, noun)}
        </p>
        <PriceSource />
      </DrivingForm>
    </div>
  );
}

/** How many of the items found have no weekly cost, for each reason; `undefined` until that is known. */
function useGaps(): CostGaps | undefined {
  const { settings, vocabulary } = useSearchConfig();
  const state = useSearch(({ onScreen }) => onScreen);
  const results = useSearch((search) => search.results);
  const budgetTerms = useBudgetTerms();
  const [gaps, setGaps] = useState<CostGaps>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search may have other terms
  useEffect(() => {
    let isLatest = true;
    const { indexName, params } = searchRequest(state, vocabulary, { hitsPerPage: 0, budgetTerms });
    stockEngine(settings.hostedSearch)
      .search([{ indexName, params: { ...params, facets: [COST_GAP_ATTRIBUTE] } }] as never)
      .then(
        ({ results: [found] }) =>
          isLatest && found && 'facets' in found && setGaps(found.facets?.[COST_GAP_ATTRIBUTE] ?? {}),
        // The list itself says that the search failed.
        () => undefined,
      );
    return () => {
      isLatest = false;
    };
  }, [settings, vocabulary, state, budgetTerms, results]);
  return gaps;
}

const frame = css({ marginBottom: space[5] });
const line = css({ fontSize: text.small });
