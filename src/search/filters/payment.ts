import { isRepaymentFrequency, type RepaymentFrequency } from '../../domain/finance/repaymentFrequency';
import { formatPrice } from '../../domain/formatNumber';
import { dollarsCodec } from '../address/queryString';
import { budgetFilters, budgetLimits } from '../budget';
import type { BudgetState, StatedTerms } from '../searchState';
import type { FilterKind, Pair } from './filterKind';
import { throughCodec } from './oneValue';

interface PaymentParameters {
  readonly afford: string;
  readonly frequency: string;
  readonly deposit: string;
}

/** In an address with `affordAmount`, a missing frequency means a week, and a missing deposit means none. */
const DEFAULTS: Pick<BudgetState, 'frequency' | 'depositAmount'> = { frequency: 'week', depositAmount: 0 };

/** The first value that is not empty. */
const written = (values: readonly string[]): string | undefined => values.find((value) => value !== '');

/** A shopper's budget: one value in three parameters, of which the amount is required. */
export const budget = (parameters: PaymentParameters): FilterKind<BudgetState> => ({
  parameters: [parameters.afford, parameters.frequency, parameters.deposit],
  ...{ rank: 'howMuch', isContinuous: true },
  // A missing or empty frequency or deposit is the default. A wrong one refuses the whole budget.
  read: (valuesOf) => {
    const affordAmount = dollarsCodec.parse(written(valuesOf(parameters.afford)) ?? '');
    const deposit = written(valuesOf(parameters.deposit));
    const depositAmount = deposit === undefined ? DEFAULTS.depositAmount : dollarsCodec.parse(deposit);
    const frequency = written(valuesOf(parameters.frequency)) ?? DEFAULTS.frequency;
    if (affordAmount === null || depositAmount === null) return undefined;
    // `canonical` refuses an unknown frequency.
    return { affordAmount, depositAmount, frequency: frequency as RepaymentFrequency };
  },
  write: ({ affordAmount, frequency, depositAmount }) => {
    const pairs: readonly Pair[] = [
      [parameters.afford, dollarsCodec.serialize(affordAmount)],
      [parameters.frequency, frequency === DEFAULTS.frequency ? '' : frequency],
      [
        parameters.deposit,
        depositAmount === DEFAULTS.depositAmount ? '' : dollarsCodec.serialize(depositAmount),
      ],
    ];
    return pairs.filter(([, value]) => value !== '');
  },
  canonical: ({ frequency, ...amounts }) => {
    const affordAmount = throughCodec(dollarsCodec, amounts.affordAmount);
    const depositAmount = throughCodec(dollarsCodec, amounts.depositAmount);
    if (affordAmount === undefined || depositAmount === undefined) return undefined;
    return isRepaymentFrequency(frequency) ? { affordAmount, frequency, depositAmount } : undefined;
  },
  toQuery: (value, { budgetTerms }) => {
    const limits = budgetTerms && budgetLimits(value, budgetTerms);
    // A budget below the fees reaches no price. It stays in the address and filters nothing.
    return limits?.kind === 'ok' ? { filters: budgetFilters(limits.value) } : {};
  },
  chips: ({ affordAmount, frequency, depositAmount }, { budgetReach }) => {
    const deposit = depositAmount > 0 ? ` with a ${formatPrice(depositAmount)} deposit` : '';
    const reach = budgetReach ?? 'too little to filter by';
    return [{ label: `${formatPrice(affordAmount)} a ${frequency}${deposit}: ${reach}` }];
  },
});

/** How a shopper would pay, if an address says so without a budget. It does not change the engine's question. */
export const statedTerms = (parameters: PaymentParameters): FilterKind<StatedTerms> => ({
  parameters: [parameters.frequency, parameters.deposit],
  filtersNothing: true,
  read: (valuesOf) => {
    if (written(valuesOf(parameters.afford)) !== undefined) return undefined;
    const frequency = written(valuesOf(parameters.frequency));
    const depositAmount = dollarsCodec.parse(written(valuesOf(parameters.deposit)) ?? '');
    return {
      // `canonical` refuses an unknown frequency.
      ...(frequency === undefined ? {} : { frequency: frequency as RepaymentFrequency }),
      ...(depositAmount === null ? {} : { depositAmount }),
    };
  },
  write: ({ frequency, depositAmount }) => [
    ...(frequency === undefined ? [] : [[parameters.frequency, frequency] as const]),
    ...(depositAmount === undefined
      ? []
      : [[parameters.deposit, dollarsCodec.serialize(depositAmount)] as const]),
  ],
  canonical: (terms, { above }) => {
    if (above.budget) return undefined;
    const frequency = isRepaymentFrequency(terms.frequency) ? terms.frequency : undefined;
    const depositAmount =
      terms.depositAmount === undefined ? undefined : throughCodec(dollarsCodec, terms.depositAmount);
    if (frequency === undefined && depositAmount === undefined) return undefined;
    return { ...(frequency && { frequency }), ...(depositAmount !== undefined && { depositAmount }) };
  },
  toQuery: () => ({}),
});
