import { choosesForAll, readDefinition } from '../../src/search/address/stockDefinition';
import { isInSearch } from '../../src/search/isInSearch';
import { isListingPath } from '../../src/search/listingPath';
import type { LinkReport } from '../links/deadLinks';
import type { StockSite } from '../stock/stockSite';
import type { IndexedPage } from './pageSpecs';
import type { IndexedBlock } from './stockLists';

type Stock = Pick<StockSite, 'records' | 'vocabulary'>;

const isListing = (address: string): boolean =>
  address.startsWith('/') && isListingPath(address.replace(/[?#].*$/s, ''));

/** How many vehicles the list behind a tile has today; `undefined` if it depends on who searches, or cannot be read. */
function countOf(address: string, { records, vocabulary }: Stock): number | undefined {
  const definition = readDefinition(address, vocabulary, true);
  if (definition.kind === 'err') return undefined;
  const { state } = definition.value;
  if (state === undefined) return 0;
  return choosesForAll(state) ? records.filter(isInSearch(state, vocabulary)).length : undefined;
}

/** The addresses of the tiles of a block that lead to lists of stock, with their places in the block. */
const listingsOf = (block: IndexedBlock): readonly (readonly [place: number, address: string])[] =>
  block.__typename === 'LinkTilesBlock'
    ? block.tiles.flatMap(({ url }, place) => (isListing(url) ? [[place, url] as const] : []))
    : [];

/** For a page with tiles that lead to lists: how many vehicles each has, by address. Those with none are left out. */
export function tileCounts(
  blocks: readonly IndexedBlock[],
  stock: Stock,
): { readonly counts?: Readonly<Record<string, number>> } {
  const counts = blocks.flatMap(listingsOf).flatMap(([, address]) => {
    const count = countOf(address, stock);
    return count ? [[address, count] as const] : [];
  });
  return counts.length > 0 ? { counts: Object.fromEntries(counts) } : {};
}

/** Tiles whose address is not the list that staff meant, reported like dead links: a part of it would be ignored in silence. */
export function tileReport(pages: readonly Pick<IndexedPage, 'id' | 'blocks'>[], stock: Stock): LinkReport {
  const tiles = pages.flatMap(({ id, blocks }) =>
    blocks.flatMap((block, at) =>
      listingsOf(block).map(([place, address]) => ({
        collection: 'pages',
        id,
        field: `blocks[${at}].tiles[${place}].url`,
        address,
      })),
    ),
  );
  return {
    faults: tiles.flatMap((tile) => {
      const definition = readDefinition(tile.address, stock.vocabulary, true);
      return definition.kind === 'err' ? definition.fault.map((reason) => ({ ...tile, reason })) : [];
    }),
    warnings: tiles
      .filter(({ address }) => countOf(address, stock) === 0)
      .map((tile) => ({ ...tile, reason: 'finds no vehicle in stock today, so its tile says no number' })),
  };
}
