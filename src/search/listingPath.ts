import { decodedPart } from '../domain/addressName';

/** The path of all stock. Every listing is below it. */
export const STOCK_PATH = '/stock/';

/** The one first segment below it that is never a make: `item` leads to one stock item. */
export const ITEM_SEGMENT = 'item';

/** The segments after `/stock/`, decoded if possible; `null` if the path is outside of `/stock/`. */
export const segmentsAfterStock = (pathname: string): readonly string[] | null => {
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  return first !== undefined && `/${first.toLowerCase()}/` === STOCK_PATH
    ? rest.map((part) => decodedPart(part) ?? part)
    : null;
};

/** Whether a path is a listing: `/stock/` and everything below it, except the pages of stock items. */
export const isListingPath = (pathname: string): boolean => {
  const segments = segmentsAfterStock(pathname);
  return segments !== null && segments[0]?.toLowerCase() !== ITEM_SEGMENT;
};
