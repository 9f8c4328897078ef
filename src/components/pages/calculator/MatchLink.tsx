import { useStockSettings } from '../../../content/stock/stockSettings';
import { rememberShopperFinance } from '../../../device/shopperFinance';
import { formatNumber, formatPrice } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { budgetUrl } from '../../../search/filters/budgetUrl';
import type { LoanAnswer } from '../../finance/calculator/figures/calculateFigures';
import { MatchBand } from '../../search/MatchBand';
import { useBudgetCount } from '../../search/useBudgetCount';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { ButtonLink } from '../../ui/Button';
import { matchingSearch } from './calculatorLinks';

/** How many items of the chosen vehicle type the answer reaches, and a link to exactly these. */
export function MatchLink({ figures }: { readonly figures: LoanAnswer }) {
  const { finance } = useStockSettings();
  const vocabulary = useStockVocabulary();
  const search = matchingSearch(figures);
  const { budget } = search;
  const { termMonths, frequency } = figures.conditions;
  const terms = finance && { settings: finance, termMonths };
  const count = useBudgetCount(terms && search, terms, figures.vehType);
  const words = (many: number) => `${figures.vehType.toLowerCase()} ${stockNoun(vocabulary.stockType, many)}`;
  const limit = budget
    ? `at up to ${formatPrice(budget.affordAmount)} a ${frequency}`
    : `at up to ${formatPrice(figures.price)}`;
  return (
    <MatchBand
      words={
        count === undefined
          ? `In stock ${limit}`
          : `${count === 0 ? 'No' : formatNumber(count)} ${words(count === 0 ? 2 : count)} in stock ${limit}`
      }
    >
      {count === 0 ? (
        <ButtonLink href={budgetUrl({}, vocabulary)}>See all {stockNoun(vocabulary.stockType, 2)}</ButtonLink>
      ) : (
        <ButtonLink
          href={budgetUrl(search, vocabulary)}
          // The search uses the shopper's own term, so this calculation's term becomes theirs.
          onClick={() =>
            budget && rememberShopperFinance({ frequency, depositAmount: budget.depositAmount, termMonths })
          }
        >
          {count === undefined ? `Show the ${words(2)}` : `Show ${formatNumber(count)} ${words(count)}`}
        </ButtonLink>
      )}
    </MatchBand>
  );
}
