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

/** The words with which addresses are read. They are part of the page, so a search is known before the index arrives. */
export const useStockVocabulary = (): SearchVocabulary => useVocabularyData().words;

/** How many vehicles of each type the site's first budget reaches, as counted by the build. */
export const useFirstBudgetCounts = (): BudgetCounts | undefined =>
  useVocabularyData().budgetCounts ?? undefined;
