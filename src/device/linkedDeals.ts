import type { Deal } from '../domain/finance/financeSettings';
import { pageValue } from './pageValue';

/** The deals that came with links, by the id of the stock item, as long as the page is open. They replace nothing that was kept. */
export const linkedDeals = pageValue<ReadonlyMap<string, Deal>>(new Map());
