import { join } from 'node:path';
import { readFolder } from '../../plugins/content-endpoint/files/rawContent';
import { STOCK_TYPES, type StockType } from '../../src/domain/stock/stockTypes';

/** What the editor's configuration takes from the content: what is sold, and one more than the highest id of the brand specials. */
export async function contentFacts(
  projectFolder: string,
): Promise<{ readonly stockType?: StockType; readonly nextSpecialId: number }> {
  const content = join(projectFolder, 'content');
  const specials = await readFolder(content, 'brand-specials');
  const settings = await readFolder(content, 'settings');
  const stockType = settings.files.find(({ id }) => id === 'site')?.data.dealershipStockType;
  return {
    ...(Object.hasOwn(STOCK_TYPES, String(stockType)) && { stockType: stockType as StockType }),
    nextSpecialId:
      Math.max(0, ...specials.files.map(({ data }) => (typeof data.id === 'number' ? data.id : 0))) + 1,
  };
}
