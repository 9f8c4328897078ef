import type { BlockKind, BlockView } from '../../content/blocks/block';
import { lazyIsland } from '../ui/lazy/lazyIsland';
import { isLinkToPage } from './FormLinkBlock';

/** The names of these blocks, to start a sentence if a script does not load. */
const NAMES = {
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
} satisfies Partial<Record<BlockKind, string>>;

const nameOf = ({ block }: { readonly block: { readonly kind: keyof typeof NAMES } }): string =>
  NAMES[block.kind];

// The scripts have names for whoever reads a list of requests.

/** The script of blocks with cards of stock: prices and repayments. */
export const stockListBlock = lazyIsland(
  async () => (await import(/* webpackChunkName: "stock-list" */ './StockListBlock')).StockListBlock,
  nameOf,
);

/** The script of blocks that search the stock. The home page has what is in it above the blocks already. */
export const stockSearchBlock = lazyIsland(
  async () => (await import(/* webpackChunkName: "stock-search" */ './StockSearchBlock')).StockSearchBlock,
  nameOf,
);

export const entriesBlock = lazyIsland(
  async () => (await import(/* webpackChunkName: "entries-blocks" */ './EntriesBlock')).EntriesBlock,
  nameOf,
);

export const pictureBlock = lazyIsland(
  async () => (await import(/* webpackChunkName: "picture-blocks" */ './PictureBlock')).PictureBlock,
  nameOf,
);

export const contactBlock = lazyIsland(
  async () => (await import(/* webpackChunkName: "contact-blocks" */ './ContactBlock')).ContactBlock,
  nameOf,
);

export const formBlock = lazyIsland(
  async () => (await import(/* webpackChunkName: "form-block" */ './FormBlock')).FormBlock,
  () => 'The form here',
);

export const pageNotes = lazyIsland(
  async () => (await import(/* webpackChunkName: "page-notes" */ '../price/PageNotes')).PageNotes,
  () => 'The list of notes on prices',
);

const SCRIPTS: Readonly<Partial<Record<BlockKind, { readonly start: () => void }>>> = {
  stockList: stockListBlock,
  stockSearch: stockSearchBlock,
  vehicleRange: entriesBlock,
  specials: entriesBlock,
  posts: entriesBlock,
  team: pictureBlock,
  gallery: pictureBlock,
  linkTiles: pictureBlock,
  openingHours: contactBlock,
  map: contactBlock,
};

/** Loads all scripts of some blocks at once, so that none waits for another. */
export function startBlockScripts(blocks: readonly BlockView[]): void {
  for (const block of blocks) {
    SCRIPTS[block.kind]?.start();
    if (block.kind === 'formLink' && !isLinkToPage(block)) formBlock.start();
  }
}
