import { graphql, useStaticQuery } from 'gatsby';
import type { FirstBudgetCountsQuery } from '../../content/queryTypes';
import type { BudgetCounts } from '../../domain/stock/stockTypes';

/**
 * How many vehicles of each type the site's first budget reaches, as counted by the build. A query of its own, in a file of
 * its own: the counts change with any price, and then Gatsby makes every page of a template that imports this file again.
 */
export const useFirstBudgetCounts = (): BudgetCounts | undefined =>
  useStaticQuery<FirstBudgetCountsQuery>(graphql`
    query FirstBudgetCounts {
      stockVocabulary { budgetCounts }
    }
  `).stockVocabulary.budgetCounts ?? undefined;
