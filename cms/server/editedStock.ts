import { nameStockPictures } from '../../generate/pictures/stockPictures';
import type { ContentFolders } from '../../plugins/content-endpoint/files/staticFiles';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { type StockOverride, stockNumberKey, withOverrides } from '../../src/domain/stock/stockOverride';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { builtStock, fedStock, inFeedOrder } from './builtStock';

/** The stock while somebody edits one of its vehicles. */
export interface EditedStock {
  readonly items: readonly StockItem[];
  readonly overrides: readonly StockOverride[];
  /** Of the vehicle's page. */
  readonly address: string;
}

/**
 * The stock of the last build with today's changes: what the feed says of a vehicle, then what its entry says. While somebody edits
 * a hidden vehicle, it has its page too.
 * @param edited the file of the entry that is edited
 * @param buildFolder of the last build
 * @returns undefined if the entry's vehicle isn't in that stock
 */
export async function editedStock(
  given: readonly StockOverride[],
  edited: string,
  folders: ContentFolders,
  buildFolder?: string,
): Promise<EditedStock | undefined> {
  const overrides = given.map((one) => (one.file === edited ? { ...one, hide: false } : one));
  const number = overrides.find(({ file }) => file === edited)?.stockNumber;
  const fed = fedStock(buildFolder);
  const built = builtStock(buildFolder);
  const shown = new Set(built.map(({ id }) => id));
  const changed = new Map((await nameStockPictures(fed.changed, folders)).map((item) => [item.id, item]));
  const all = built.map((item) => {
    const before = changed.get(item.id);
    return before ? { ...before, ...historyOf(item) } : item;
  });
  // The last build has made no pictures of a hidden vehicle: the feed's own are shown.
  const hidden = fed.changed.filter(({ id }) => !shown.has(id));
  const { items } = withOverrides(inFeedOrder([...all, ...hidden], fed), overrides);
  const vehicle = items.find(
    ({ stockNumber }) =>
      stockNumber && number !== undefined && stockNumberKey(stockNumber) === stockNumberKey(number),
  );
  return vehicle && { items, overrides, address: stockItemPath(vehicle.id, stockTitle(vehicle).title) };
}

/** What builds know of a vehicle beyond its feed. */
const historyOf = ({ listedOn, reduction }: StockItem) => ({
  ...(listedOn && { listedOn }),
  ...(reduction && { reduction }),
});
