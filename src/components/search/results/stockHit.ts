import type { Hit } from 'instantsearch.js';
import type { StockCard } from '../../../domain/stock/stockCard';

/** A card as InstantSearch hands it on: with the marks in its texts and, from a hosted search, where it came from. */
export type StockHit = Hit<StockCard & Record<string, unknown>>;
