import { graphql, useStaticQuery } from 'gatsby';
import type { SearchVocabulary } from '../../search/vocabulary';

interface StockVocabularyData {
  readonly stockVocabulary: { readonly words: SearchVocabulary; readonly budgetCount: number | null };
}

const useVocabularyData = () =>
  useStaticQuery<StockVocabularyData>(graphql`
    query StockVocabulary {
      stockVocabulary {
        words
        budgetCount
      }
    }
  `).stockVocabulary;

/** The words that addresses are read with. They ship with the page, so a search is known before the index has come. */
export const useStockVocabulary = (): SearchVocabulary => useVocabularyData().words;

/** How many vehicles the site's own first budget reaches, as the build counted them. */
export const useFirstBudgetCount = (): number | undefined => useVocabularyData().budgetCount ?? undefined;
