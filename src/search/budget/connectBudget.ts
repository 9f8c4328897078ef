import type { Connector, InitOptions, RenderOptions } from 'instantsearch.js';
import type { FinanceFault } from '../../domain/finance/financeFault';
import type { PriceLimits } from '../../domain/finance/maximumPriceForBudget';
import type { Result } from '../../domain/result';
import type { BudgetState, StatedTerms } from '../searchState';
import type { StockIndexUiState } from '../uiState';
import { type BudgetTerms, budgetFilters, budgetLimits } from './budget';

export type BudgetRenderState = {
  /** The budget that is set. */
  readonly budget: BudgetState | undefined;
  /** The prices it reaches, or why it reaches none and therefore filters nothing. */
  readonly limits: Result<PriceLimits, FinanceFault> | undefined;
  /** Applies a budget, or with `undefined` takes it away; starts on the first page. */
  readonly refine: (budget: BudgetState | undefined) => void;
};

export type BudgetConnectorParams = {
  /** Plain data: a change of the shopper's term or of a rate changes the filter at once. */
  readonly terms: BudgetTerms;
};

// Type aliases, not interfaces: InstantSearch asks for types with an index signature.
type BudgetWidgetDescription = {
  $$type: 'forecourt.budget';
  renderState: BudgetRenderState;
  indexRenderState: Record<string, unknown>;
  indexUiState: { readonly budget?: BudgetState; readonly statedTerms?: StatedTerms };
};

/**
 * Search by budget as an InstantSearch connector, so that the budget is a part of the UI state like every other filter:
 * the address carries it, Back undoes it, `setIndexUiState({})` clears it. The engine sees only the price filter that
 * follows from it. A budget that reaches no price stays in the state and filters nothing. Frequency and deposit that an
 * address states without a budget are kept beside it; the engine sees nothing of them.
 *
 * In React: `useConnector(connectBudget, { terms })`. It may be mounted more than once.
 */
export const connectBudget: Connector<BudgetWidgetDescription, BudgetConnectorParams> =
  (renderFn, unmountFn = () => {}) =>
  (widgetParams) => {
    // The search parameters have room for the filter alone; which budget it came from is kept here.
    const budgets = new Map<string | undefined, BudgetState>();
    let statedTerms: StatedTerms | undefined;
    const limitsOf = (budget: BudgetState) => budgetLimits(budget, widgetParams.terms);
    const apply = (budget: BudgetState | undefined): string | undefined => {
      const limits = budget && limitsOf(budget);
      const filters = limits?.kind === 'ok' ? budgetFilters(limits.value) : undefined;
      budgets.delete(undefined);
      if (budget) budgets.set(filters, budget);
      return filters;
    };
    const budgetOf = (parameters: { readonly filters?: string | undefined }): BudgetState | undefined =>
      budgets.get(parameters.filters);
    let refine: BudgetRenderState['refine'] | undefined;
    const renderState = ({ helper, parent }: InitOptions | RenderOptions) => {
      refine ??= (budget) =>
        parent.setIndexUiState((ui) => {
          const { budget: _previous, statedTerms: terms, page: _page, ...rest }: StockIndexUiState = ui;
          if (budget !== undefined) return { ...rest, budget };
          return terms === undefined ? rest : { ...rest, statedTerms: terms };
        });
      const budget = budgetOf(helper.state);
      return { budget, limits: budget && limitsOf(budget), refine, widgetParams };
    };

    return {
      $$type: 'forecourt.budget',
      init(options) {
        const { instantSearchInstance } = options;
        renderFn({ ...renderState(options), instantSearchInstance }, true);
      },
      render(options) {
        const { instantSearchInstance } = options;
        renderFn({ ...renderState(options), instantSearchInstance }, false);
      },
      dispose({ state }) {
        unmountFn();
        return state.setQueryParameter('filters', undefined);
      },
      getRenderState: (all, options) => ({ ...all, budget: renderState(options) }),
      getWidgetRenderState: renderState,
      getWidgetUiState(uiState, { searchParameters }) {
        const { budget: _previous, statedTerms: _terms, ...rest }: StockIndexUiState = uiState;
        const budget = budgetOf(searchParameters);
        if (budget !== undefined) return { ...rest, budget };
        return statedTerms === undefined ? rest : { ...rest, statedTerms };
      },
      getWidgetSearchParameters(parameters, { uiState }) {
        statedTerms = uiState.statedTerms;
        return parameters.setQueryParameter('filters', apply(uiState.budget));
      },
    };
  };
