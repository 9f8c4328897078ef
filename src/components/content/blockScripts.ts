import type { BlockKind } from '../../content/block';
import { later } from '../ui/later';

// The scripts are named because Gatsby shares code between scripts by their names: unnamed ones all become one.

/** Blocks with stock bring cards, prices and repayments. */
export const stockBlock = later(
  async () => (await import(/* webpackChunkName: "stock-blocks" */ './StockBlock')).StockBlock,
);

/** Blocks that list other entries of the content, and those of the contact pages. */
export const listingBlock = later(
  async () => (await import(/* webpackChunkName: "listing-blocks" */ './ListingBlock')).ListingBlock,
);

export const pageNotes = later(
  async () => (await import(/* webpackChunkName: "page-notes" */ './PageNotes')).PageNotes,
);

/** The scripts of blocks that are not in every page's own. */
const SCRIPTS: Readonly<Partial<Record<BlockKind, { readonly start: () => void }>>> = {
  stockList: stockBlock,
  stockSearch: stockBlock,
  vehicleRange: listingBlock,
  specials: listingBlock,
  posts: listingBlock,
  team: listingBlock,
  openingHours: listingBlock,
  map: listingBlock,
  gallery: listingBlock,
  linkTiles: listingBlock,
};

/** Asks for all scripts that some blocks need, so that none waits for another. */
export function startBlockScripts(kinds: readonly BlockKind[]): void {
  for (const kind of kinds) SCRIPTS[kind]?.start();
}
