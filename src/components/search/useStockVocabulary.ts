import { graphql, useStaticQuery } from 'gatsby';
import type { StockVocabularyQuery } from '../../content/queryTypes';
import type { BudgetCounts } from '../../domain/stock/vehType';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';

const useVocabularyData = () =>
  useStaticQuery<StockVocabularyQuery>(graphql`
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
