import type { Deal } from '../../../../domain/finance/financeSettings';
import { parseDeal } from '../../../../domain/finance/parseDeal';
import { formatCalculatorAddress, parseCalculatorAddress } from './calculatorAddress';

/** Begins the fragment of a link with a deal, and alone leads to its place on the page. */
const START = '#my-deal&';

const COSTS = 'onRoadCosts';

/**
 * A deal as the fragment of a link. It holds amounts and terms in the calculator's parameters, and browsers never send it to a
 * server. Law: `dealOfFragment(dealFragment(deal))` equals `deal`.
 */
export const dealFragment = ({ onRoadCosts, ...own }: Deal): string =>
  START + formatCalculatorAddress(own, onRoadCosts ? [`${COSTS}=${onRoadCosts}`] : []).replace('?', '');

/** The deal in a fragment; `undefined` if it holds none. It never holds a rate or a price: those are the dealership's. */
export function dealOfFragment(fragment: string): Deal | undefined {
  if (!fragment.startsWith(START)) return undefined;
  const query = fragment.slice(START.length);
  const onRoadCosts = Number(new URLSearchParams(query).get(COSTS) ?? undefined);
  return parseDeal({ ...parseCalculatorAddress(query).choices, onRoadCosts });
}
