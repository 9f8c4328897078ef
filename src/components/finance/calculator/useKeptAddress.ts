import { useEffect } from 'react';
import { formatCalculatorAddress, parseCalculatorAddress } from './figures/calculatorAddress';
import type { CalculatorChoices } from './figures/calculatorChoices';

/** Long enough that a dragged slider writes one address; browsers refuse a hundred in half a minute. */
const SETTLED = 250;

/**
 * Keeps the address of the page in step with what is chosen, in place, so that Back leaves the calculator and does not
 * step through a slider. What is not the calculator's stays in the address.
 */
export function useKeptAddress(choices: CalculatorChoices, isEdited: boolean): void {
  useEffect(() => {
    if (!isEdited) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = formatCalculatorAddress(choices, parseCalculatorAddress(search).foreign);
      if (query !== search)
        window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [choices, isEdited]);
}
