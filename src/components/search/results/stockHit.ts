import type { Hit } from 'instantsearch.js';
import type { StockCard } from '../../../domain/stock/stockCard';

/** A card from InstantSearch, with the marks in its texts and, from a hosted search, the answer that it came with. */
export type StockHit = Hit<StockCard & Record<string, unknown>>;
