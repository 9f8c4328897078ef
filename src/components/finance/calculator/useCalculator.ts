import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { rememberShopperFinance, shopperFinance } from '../../../device/shopperFinance';
import type { FinanceSettings } from '../../../domain/finance/financeSettings';
import { rememberEntry } from '../../ui/links/jumpHistory';
import { useStored } from '../../ui/visit/useStored';
import { calculateFigures } from './figures/calculateFigures';
import { formatCalculatorAddress, parseCalculatorAddress } from './figures/calculatorAddress';
import { type CalculatorChoices, type CalculatorTerms, resolveChoices } from './figures/calculatorChoices';
import {
  type CalculatorField,
  type CalculatorForm,
  choicesOf,
  EMPTY_FORM,
  type FieldFaults,
  fieldOfFault,
  formOf,
} from './figures/calculatorForm';

export type Calculator = ReturnType<typeof useCalculator>;

/**
 * The state of the calculator. It starts from the dealership's settings, which the built page shows, and then reads the
 * address. If the address holds no choices, the shopper's remembered ones apply.
 *
 * @param search the query with which the page was opened, or the first choices of a part of another page
 * @param isPart whether the calculator is a part of another page; it then neither reads nor writes the address
 */
export function useCalculator(settings: FinanceSettings, search: string, isPart = false) {
  const shopper = useStored(shopperFinance);
  const [form, setForm] = useState(() =>
    isPart ? formOf(parseCalculatorAddress(search).choices) : EMPTY_FORM,
  );
  const [isShared, setShared] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const isOpened = useRef(false);

  // We read the address only after hydration, because built and hydrated text must be the same.
  useEffect(() => {
    if (isPart) return;
    const { choices } = parseCalculatorAddress(search);
    const read = formOf(choices);
    const isFirst = !isOpened.current;
    isOpened.current = true;
    // The built page is already right. Working it out again would block a phone for a tenth of a second.
    if (isFirst && Object.keys(choices).length === 0) return;
    // Keeps what was typed before hydration. A link to another calculation replaces this one.
    setForm((early) => (isFirst ? { ...read, ...early, typed: { ...read.typed, ...early.typed } } : read));
    setShared(Object.keys(choices).length > 0);
    if (!isFirst) setEdited(false);
  }, [search, isPart]);

  const { choices, faults: typingFaults } = useMemo(() => {
    const read = choicesOf(form);
    return { ...read, choices: isShared ? read.choices : { ...shopper, ...read.choices } };
  }, [form, isShared, shopper]);
  const terms = useMemo(() => resolveChoices(choices, settings), [choices, settings]);
  const { result, faults } = useMemo(() => calculation(terms, typingFaults), [terms, typingFaults]);
  const figures = useLastGood(result, isEdited);
  useKeptAddress(choices, isEdited && !isPart);

  const actions = useActions(setForm, setEdited, setShared);
  return {
    form,
    /** The choices in force. A faulty field keeps its last valid value. */
    choices,
    terms,
    faults,
    /** The last figures that could be worked out, since the shopper began to type. */
    figures,
    /** Whether `figures` belong to what is now in the fields. */
    isCurrent: result === figures,
    ...actions,
  };
}

/** What the shopper can do. The functions stay the same, so that fields need not render again. */
function useActions(
  setForm: Dispatch<SetStateAction<CalculatorForm>>,
  setEdited: (isEdited: boolean) => void,
  setShared: (isShared: boolean) => void,
) {
  return useMemo(() => {
    const edit = (change: (form: CalculatorForm) => CalculatorForm) => {
      setEdited(true);
      setForm(change);
    };
    return {
      type: (field: CalculatorField, text: string) => {
        edit((before) => ({ ...before, typed: { ...before.typed, [field]: text } }));
        remember(choicesOf({ typed: { [field]: text } }).choices);
      },
      choose: (chosen: Pick<CalculatorChoices, 'answer' | 'frequency' | 'vehType'>) => {
        // Each vehicle type has its own rate, so the shopper's rate is reset.
        const rate = chosen.vehType ? { interestRate: undefined } : {};
        edit((before) => ({ ...before, ...chosen, typed: { ...before.typed, ...rate } }));
        remember(chosen);
      },
      /** Sets the text of fields; `undefined` resets one to its default. */
      replace: (texts: CalculatorForm['typed']) =>
        edit((before) => ({ ...before, typed: { ...before.typed, ...texts } })),
      load: (loaded: CalculatorChoices) => {
        edit(() => formOf(loaded));
        setShared(true);
        remember(loaded);
      },
    };
  }, [setForm, setEdited, setShared]);
}

/** Frequency, deposit and term follow the shopper to every card. */
function remember({ frequency, depositAmount, termMonths }: CalculatorChoices): void {
  if (frequency) rememberShopperFinance({ frequency });
  if (depositAmount !== undefined) rememberShopperFinance({ depositAmount });
  if (termMonths) rememberShopperFinance({ termMonths });
}

/** Only the fields in use count: a faulty price does not matter while a budget is worked out. */
function calculation(terms: CalculatorTerms, typingFaults: FieldFaults) {
  const { price, affordAmount, ...rest } = typingFaults;
  const amount = terms.answer === 'price' ? { affordAmount } : { price };
  const inUse: FieldFaults = Object.fromEntries(
    Object.entries({ ...amount, ...rest }).filter(([, fault]) => fault !== undefined),
  );
  if (Object.keys(inUse).length > 0) return { result: undefined, faults: inUse };
  const result = calculateFigures(terms);
  if (result.kind === 'ok') return { result: result.value, faults: inUse };
  return { result: undefined, faults: { [fieldOfFault(result.fault.input)]: result.fault } as FieldFaults };
}

/** The value, or while somebody is typing, the last value that was not undefined. */
function useLastGood<Value>(value: Value | undefined, isTyping: boolean): Value | undefined {
  const [good, setGood] = useState(value);
  const next = value ?? (isTyping ? good : undefined);
  if (next !== good) setGood(next);
  return next;
}

/** Milliseconds, long enough for a dragged slider to write one address. Browsers refuse a hundred changes in 30 seconds. */
const SETTLED = 250;

/** Writes the choices to the address of the page. Back leaves the calculator, and does not step through a slider. */
function useKeptAddress(choices: CalculatorChoices, isEdited: boolean): void {
  /** The path of the calculator's own page. */
  const own = useRef<string>(undefined);
  useEffect(() => {
    own.current = window.location.pathname;
  }, []);
  useEffect(() => {
    if (!isEdited) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      // The address changes before the next page is shown, and this page's timer may end in between.
      if (pathname !== own.current) return;
      const query = formatCalculatorAddress(choices, parseCalculatorAddress(search).foreign);
      if (query === search) return;
      window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
      rememberEntry();
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [choices, isEdited]);
}
