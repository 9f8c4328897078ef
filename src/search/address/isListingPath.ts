/** Where the listings begin. */
export const STOCK_PATH = '/stock/';

/** The first segment under it that is never a make: `item` leads to one vehicle. */
export const ITEM_SEGMENT = 'item';

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The segments after `/stock/`, decoded where they can be; `null` where a path leads elsewhere. */
export const segmentsAfterStock = (pathname: string): readonly string[] | null => {
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  return first !== undefined && `/${first.toLowerCase()}/` === STOCK_PATH ? rest.map(decode) : null;
};

/** Whether a path is a listing's: `/stock/` and all below it, save the pages of single vehicles. */
export const isListingPath = (pathname: string): boolean => {
  const segments = segmentsAfterStock(pathname);
  return segments !== null && segments[0]?.toLowerCase() !== ITEM_SEGMENT;
};
