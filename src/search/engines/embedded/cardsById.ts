import { ok, type Result } from '../../../domain/result';
import type { StockCard } from '../../../domain/stock/stockCard';
import type { IndexFault } from './indexFault';
import type { OpenIndex } from './openIndex';

/** Cards in the order of `ids`; `undefined` for an id that is not in stock. */
export const cardsById = async (
  index: OpenIndex,
  ids: readonly string[],
): Promise<Result<readonly (StockCard | undefined)[], IndexFault>> => {
  const ranks = ids.map((id) => index.stock.rankOf(id));
  const known = [...new Set(ranks.filter((rank) => rank !== undefined))];
  const cards = await index.cards.cards(known);
  if (cards.kind === 'err') return cards;
  return ok(ranks.map((rank) => (rank === undefined ? undefined : cards.value[known.indexOf(rank)])));
};
