import { graphql, useStaticQuery } from 'gatsby';
import type { StockVocabularyQuery } from '../../content/queryTypes';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';

/** The words with which addresses are read. They are part of the page, so a search is known before the index arrives. */
export const useStockVocabulary = (): SearchVocabulary =>
  useStaticQuery<StockVocabularyQuery>(graphql`
    query StockVocabulary {
      stockVocabulary { words }
    }
  `).stockVocabulary.words;
