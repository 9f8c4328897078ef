import { decodedPart } from '../addressName';
import { addressSlug } from './slug';

/** `item` is a reserved segment below `/stock/`. */
export const STOCK_ITEM_PREFIX = '/stock/item/';

/** An id as one segment of a path, percent-encoded with `~`: hosts decode `%2F` and browsers resolve `%2E%2E`. */
const encodeId = (id: string): string =>
  encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/[.!~*'()]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '~');

/** The limit of an encoded id in bytes. A file system allows 255 for a name. */
const LONGEST_ID = 200;

/** Whether a stock item with this id can have an address, and so a folder in the built site. */
export const fitsAddress = (id: string): boolean => encodeId(id).length <= LONGEST_ID;

const decodeId = (segment: string): string | undefined => {
  const plain = decodedPart(segment);
  return plain === undefined ? undefined : decodedPart(encodeURIComponent(plain).replaceAll('~', '%'));
};

/** The address of a stock item: `/stock/item/{id}/{title-slug}/`. The id identifies it; the slug is for people. */
export const stockItemPath = (id: string, title: string): string => {
  const titleSlug = addressSlug(title);
  return `${STOCK_ITEM_PREFIX}${encodeId(id)}/${titleSlug === '' ? '' : `${titleSlug}/`}`;
};

interface StockItemAddress {
  readonly id: string;
  /** As in the address; empty if it is missing. Compare with `stockItemPath(id, title)` to see whether it is right. */
  readonly titleSlug: string;
}

/**
 * Reads the path of a stock item, with or without the slug and the final slash; `null` for any other path.
 * Law: `parseStockItemPath(stockItemPath(id, title))?.id` equals `id`.
 */
export const parseStockItemPath = (pathname: string): StockItemAddress | null => {
  if (!pathname.startsWith(STOCK_ITEM_PREFIX)) return null;
  const [segment = '', titleSlug = '', ...rest] = pathname.slice(STOCK_ITEM_PREFIX.length).split('/');
  const id = decodeId(segment);
  if (!id || rest.some((part) => part !== '')) return null;
  return { id, titleSlug };
};
