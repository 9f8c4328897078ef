import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { rememberShopperFinance, shopperFinance } from '../../../device/shopperFinance';
import { explainFinanceFault } from '../../../domain/finance/explainFinanceFault';
import { type BudgetTerms, budgetLimits, paysForNothing } from '../../../search/budget';
import type { BudgetState, StatedTerms } from '../../../search/searchState';
import { searchedVehTypes } from '../../../search/vocabulary/vocabulary';
import { withFilter } from '../../../search/withFilter';
import { space, text } from '../../../theme/tokens';
import { amountAdvice, parseAmount } from '../../finance/amounts';
import { FrequencySelect } from '../../finance/FrequencySelect';
import { priceLimitWords } from '../../finance/priceLimitWords';
import { fieldLabel } from '../../ui/fields/control';
import { NumberInput } from '../../ui/fields/NumberInput';
import { keepFocus } from '../../ui/keepFocus';
import { useStored } from '../../ui/visit/useStored';
import { filterKeys } from '../chips';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';
import { useBudgetTerms } from '../useBudgetTerms';
import { budgetEditing } from './budgetEditing';
import { textButton } from './filterStyles';

const depositOf = ({ deposit }: { readonly deposit: string }): number | null =>
  deposit.trim() === '' ? 0 : parseAmount(deposit);

interface Draft {
  readonly afford: string;
  readonly deposit: string;
}

const budgetOf = (draft: Draft, frequency: BudgetState['frequency']): BudgetState | null => {
  const affordAmount = parseAmount(draft.afford);
  const depositAmount = depositOf(draft);
  return affordAmount === null || depositAmount === null ? null : { affordAmount, depositAmount, frequency };
};

/** Whether a budget pays for nothing. It is never applied, because it would filter nothing. */
const isTooLittle = (budget: BudgetState | null, terms: BudgetTerms | undefined): boolean =>
  budget !== null && terms !== undefined && paysForNothing(budget, terms);

/** Whether a field is filled in, and not with an amount. */
const isUnreadable = (typed: string): boolean => typed.trim() !== '' && parseAmount(typed) === null;

const written = (amount: number | undefined): string => (amount === undefined ? '' : String(amount));

interface Applied {
  readonly applied: BudgetState | undefined;
  readonly deposit: number | undefined;
  readonly frequency: BudgetState['frequency'];
  readonly terms: BudgetTerms | undefined;
}

/** The amounts as typed. What is applied replaces them, unless they may still become a budget while they are typed. */
function useDraft({ applied, deposit, frequency, terms }: Applied) {
  const [draft, setDraft] = useState<Draft>({ afford: '', deposit: '' });
  const hasFilters = useSearch(({ query }) => filterKeys(query).length > 0);
  /** Whether the shopper's own typing has brought about this render. */
  const isTyping = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the applied amounts and "Clear all" are the signal
  useEffect(() => {
    const isCleared = !hasFilters && !isTyping.current;
    setDraft((draft) => {
      // A budget that cannot be read, or pays for nothing, is never applied. It may become one while it is typed.
      const isPending =
        isUnreadable(draft.afford) ||
        isUnreadable(draft.deposit) ||
        isTooLittle(budgetOf(draft, frequency), terms);
      if (!applied && isPending && !isCleared) return draft;
      return {
        afford: written(applied?.affordAmount),
        // A text that is being typed stays as it is: `5000.` does not become `5000`.
        deposit: parseAmount(draft.deposit) === deposit ? draft.deposit : written(deposit || undefined),
      };
    });
  }, [applied?.affordAmount, deposit, hasFilters]);
  useEffect(() => {
    isTyping.current = false;
  });
  const type = (next: Draft) => {
    isTyping.current = true;
    setDraft(next);
  };
  return [draft, type] as const;
}

/** The field of the amount, which gets the focus when the shopper asks to change the budget. */
function useEditedField() {
  const field = useRef<HTMLDivElement>(null);
  const isEditing = useStored(budgetEditing);
  // A sheet that opens afterwards finds the field by its attribute.
  useEffect(() => {
    const input = field.current?.querySelector('input');
    if (!isEditing || !input) return;
    input.autofocus = true;
    input.focus();
    if (document.activeElement === input) budgetEditing.set(false);
    return () => {
      input.autofocus = false;
    };
  }, [isEditing]);
  return field;
}

/** The budget in the fields, and how it becomes the search's and the shopper's own. */
function useBudget() {
  const { finance } = useSearchConfig().settings;
  const applied = useSearch(({ query }) => query.budget);
  const { change } = useSearchActions();
  const terms = useBudgetTerms();
  const shopper = useStored(shopperFinance);
  const deposit = applied
    ? applied.depositAmount
    : (shopper.depositAmount ?? finance?.repaymentDepositAmount);
  const frequency = applied?.frequency ?? shopper.frequency ?? finance?.repaymentFrequency ?? 'week';
  const [draft, setDraft] = useDraft({ applied, deposit, frequency, terms });
  /** Without a budget, the address states the terms that the shopper set here. */
  const apply = (next: BudgetState | undefined, set?: StatedTerms) =>
    change(({ statedTerms, ...query }) => {
      if (next) return withFilter(query, 'budget', next);
      const { budget: before, ...rest } = query;
      const terms = set ?? statedTerms;
      return {
        ...(before ? withFilter(query, 'budget', undefined) : rest),
        ...(terms && { statedTerms: terms }),
      };
    });
  const type = (next: Draft, every = frequency) => {
    setDraft(next);
    const typedDeposit = next.deposit === draft.deposit ? null : depositOf(next);
    const set: StatedTerms = {
      ...(every === frequency ? {} : { frequency: every }),
      ...(typedDeposit === null ? {} : { depositAmount: typedDeposit }),
    };
    const isSet = Object.keys(set).length > 0;
    // What the shopper sets here by hand replaces what an address stated, with or without a budget.
    if (isSet) rememberShopperFinance(set);
    const shopperTerms = { frequency, ...(deposit === undefined ? {} : { depositAmount: deposit }), ...set };
    const budget = budgetOf(next, every);
    apply(budget && !isTooLittle(budget, terms) ? budget : undefined, isSet ? shopperTerms : undefined);
  };
  const remove = applied && (() => apply(undefined));
  return { terms, frequency, draft, budget: budgetOf(draft, frequency), type, remove };
}

/** Search by budget: a repayment, its frequency and a deposit, with the highest prices that they reach. */
export function BudgetFilter() {
  const { terms, frequency, draft, budget, type, remove } = useBudget();
  const field = useEditedField();
  const id = useId();
  if (!terms) return null;

  const isWrong = isUnreadable(draft.afford);
  const isDepositWrong = isUnreadable(draft.deposit);
  return (
    <div ref={keepFocus} css={stack}>
      <div css={row}>
        <div ref={field}>
          <label css={fieldLabel} htmlFor={`${id}-afford`}>
            I can pay
          </label>
          <NumberInput
            id={`${id}-afford`}
            placeholder="$170"
            value={draft.afford}
            isWrong={isWrong}
            aria-describedby={`${id}-answer`}
            onType={(afford) => type({ ...draft, afford })}
          />
        </div>
        <FrequencySelect value={frequency} onChange={(every) => type(draft, every)} />
      </div>
      <div>
        <label css={fieldLabel} htmlFor={`${id}-deposit`}>
          with a deposit of
        </label>
        <NumberInput
          id={`${id}-deposit`}
          placeholder="$0"
          value={draft.deposit}
          isWrong={isDepositWrong}
          aria-describedby={isDepositWrong ? `${id}-answer` : undefined}
          onType={(deposit) => type({ ...draft, deposit })}
        />
      </div>
      <p id={`${id}-answer`} css={answer} role="status">
        {isWrong && amountAdvice(draft.afford, 'the amount', 170)}
        {!isWrong && isDepositWrong && amountAdvice(draft.deposit, 'the deposit', 5000)}
        {budget && <Reach budget={budget} terms={terms} />}
      </p>
      {remove && (
        <button type="button" css={textButton} onClick={remove}>
          Remove budget
        </button>
      )}
    </div>
  );
}

function Reach({ budget, terms }: { readonly budget: BudgetState; readonly terms: BudgetTerms }) {
  const { vocabulary } = useSearchConfig();
  const vehType = useSearch(({ query }) => query.vehType);
  const limits = budgetLimits(budget, terms);
  if (limits.kind === 'err') return explainFinanceFault(limits.fault);
  return (
    <>
      Your budget covers{' '}
      <strong>{priceLimitWords(limits.value, searchedVehTypes({ vehType }, vocabulary))}</strong>
    </>
  );
}

const stack = css({ display: 'grid', gap: space[3] });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: space[2],
});
const answer = css({ minHeight: '1.4em', fontSize: text.small, fontVariantNumeric: 'tabular-nums' });
