import type { Deal } from '../domain/finance/financeSettings';
import { pageValue } from './pageValue';

/**
 * The deals that came with links, by the id of the stock item. They last as long as the page is open: a link from somebody else
 * must not replace what the shopper kept.
 */
export const linkedDeals = pageValue<ReadonlyMap<string, Deal>>(new Map());
