import type { BlockKind } from '../../../content/blocks/block';
import { later } from '../../ui/later/later';
import type { ListingKind } from './ListingBlock';

/** The blocks of these scripts, to begin a sentence with where a script does not come. */
const NAMES: Readonly<Record<ListingKind | 'stockList' | 'stockSearch', string>> = {
  stockList: 'This part of our stock',
  stockSearch: 'The stock search',
  gallery: 'The pictures here',
  linkTiles: 'The links here',
  map: 'The map and its address',
  openingHours: 'The list of opening hours',
  posts: 'The list of posts',
  specials: 'The list of offers',
  team: 'The list of our team',
  vehicleRange: 'The model range',
};

const nameOf = ({ block }: { readonly block: { readonly kind: keyof typeof NAMES } }): string =>
  NAMES[block.kind];

// The scripts are named because Gatsby shares code between scripts by their names: unnamed ones all become one.

/** Blocks with stock bring cards, prices and repayments. */
export const stockBlock = later(
  async () => (await import(/* webpackChunkName: "stock-blocks" */ './StockBlock')).StockBlock,
  nameOf,
);

/** Blocks that list other entries of the content, and those of the contact pages. */
export const listingBlock = later(
  async () => (await import(/* webpackChunkName: "listing-blocks" */ './ListingBlock')).ListingBlock,
  nameOf,
);

export const pageNotes = later(
  async () => (await import(/* webpackChunkName: "page-notes" */ '../pages/PageNotes')).PageNotes,
  () => 'The list of notes on prices',
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
