import { graphql, useStaticQuery } from 'gatsby';
import type { VehType } from '../../domain/stock/vehType';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';

type BudgetCounts = Readonly<Record<VehType, number>>;

interface StockVocabularyData {
  readonly stockVocabulary: { readonly words: SearchVocabulary; readonly budgetCounts: BudgetCounts | null };
}

const useVocabularyData = () =>
  useStaticQuery<StockVocabularyData>(graphql`
    query StockVocabulary {
      stockVocabulary {
        words
        budgetCounts
      }
    }
  `).stockVocabulary;

/** The words that addresses are read with. They ship with the page, so a search is known before the index has come. */
export const useStockVocabulary = (): SearchVocabulary => useVocabularyData().words;

/** How many vehicles of each type the site's own first budget reaches, as the build counted them. */
export const useFirstBudgetCounts = (): BudgetCounts | undefined =>
  useVocabularyData().budgetCounts ?? undefined;
