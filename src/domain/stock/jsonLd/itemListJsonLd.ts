import type { StockCard } from '../stockCard';
import { stockItemPath } from '../stockItemPath';

/**
 * The first page of a listing as structured data (schema.org `ItemList`): the addresses of the items' own pages, which hold
 * the rest. `count` is the size of the whole listing; `siteUrl` has no final slash.
 */
export const itemListJsonLd = (
  cards: readonly Pick<StockCard, 'objectID' | 'title' | 'url'>[],
  count: number,
  siteUrl: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: count,
  itemListElement: cards.map(({ objectID, title, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: title,
    url: url ?? siteUrl + stockItemPath(objectID, title),
  })),
});
