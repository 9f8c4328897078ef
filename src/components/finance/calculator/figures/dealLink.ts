import type { Deal } from '../../../../domain/finance/financeSettings';
import { parseDeal } from '../../../../domain/finance/parseDeal';
import { formatCalculatorAddress, parseCalculatorAddress } from './calculatorAddress';

/** Begins the fragment of a link with a deal, and alone leads to its place on the page. */
const START = '#my-deal&';

const COSTS = 'onRoadCosts';

/** A deal as a part of a link: amounts and terms in the calculator's parameters. Law: `dealOfQuery(dealQuery(deal))` equals `deal`. */
export const dealQuery = ({ onRoadCosts, ...own }: Deal): string =>
  formatCalculatorAddress(own, onRoadCosts ? [`${COSTS}=${onRoadCosts}`] : []).replace('?', '');

/** A deal as the fragment of a link, which browsers never send to a server. Law: `dealOfFragment(dealFragment(deal))` equals `deal`. */
export const dealFragment = (deal: Deal): string => START + dealQuery(deal);

/** The deal in a fragment; `undefined` if it holds none. It never holds a rate or a price: those are the dealership's. */
export const dealOfFragment = (fragment: string): Deal | undefined =>
  fragment.startsWith(START) ? dealOfQuery(fragment.slice(START.length)) : undefined;

/** The deal in such a part; `undefined` if it holds none. */
export function dealOfQuery(query: string): Deal | undefined {
  const onRoadCosts = Number(new URLSearchParams(query).get(COSTS) ?? undefined);
  return parseDeal({ ...parseCalculatorAddress(query).choices, onRoadCosts });
}
