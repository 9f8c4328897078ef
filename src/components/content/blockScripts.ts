import type { BlockKind } from '../../content/block';
import { later } from '../ui/later';

/** Blocks with stock bring cards, prices and repayments. */
export const stockBlock = later(async () => (await import('./StockBlock')).StockBlock);

/** Blocks that list other entries of the content, and those of the contact pages. */
export const listingBlock = later(async () => (await import('./ListingBlock')).ListingBlock);

export const pageNotes = later(async () => (await import('./PageNotes')).PageNotes);

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
