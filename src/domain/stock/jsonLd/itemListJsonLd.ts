import type { StockCard } from '../stockCard';
import { stockItemPath } from '../stockItemPath';

/**
 * The first page of a listing as structured data (schema.org `ItemList`): where each vehicle's own page is, which says
 * the rest. `count` is the whole listing's; `siteUrl` is without a slash at its end.
 */
export const itemListJsonLd = (
  cards: readonly Pick<StockCard, 'objectID' | 'title'>[],
  count: number,
  siteUrl: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: count,
  itemListElement: cards.map(({ objectID, title }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: title,
    url: siteUrl + stockItemPath(objectID, title),
  })),
});
