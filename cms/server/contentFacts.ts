import { join } from 'node:path';
import { isTimeZone } from '../../plugins/content-endpoint/collections/kinds/timeZone';
import { readFolder } from '../../plugins/content-endpoint/files/rawContent';
import { SITE_FILE } from '../../src/config/siteConfig';
import { STOCK_TYPES, type StockType } from '../../src/domain/stock/stockTypes';
import { type Schedule, scheduledBuilds } from '../config/schedule';
import { entryAt } from './entries';

interface ContentFacts {
  readonly stockType?: StockType;
  readonly schedule: Schedule;
  readonly nextSpecialId: number;
  readonly fonts: Readonly<Record<string, unknown>>;
}

/**
 * What the editor's configuration takes from the content: what is sold, when it is published, one more than the highest id of the
 * brand specials, the typefaces.
 */
export async function contentFacts(projectFolder: string): Promise<ContentFacts> {
  const content = join(projectFolder, 'content');
  const specials = await readFolder(content, 'brand-specials');
  const settings = await readFolder(content, 'settings');
  const site = settings.files.find(({ id }) => id === 'site')?.data ?? {};
  const { dealershipStockType: stockType, timeZone } = site;
  const { fonts } = (await entryAt(projectFolder, SITE_FILE))?.data ?? {};
  return {
    fonts: (fonts ?? {}) as ContentFacts['fonts'],
    ...(Object.hasOwn(STOCK_TYPES, String(stockType)) && { stockType: stockType as StockType }),
    schedule: {
      timeZone: isTimeZone(String(timeZone)) ? String(timeZone) : 'UTC',
      builds: scheduledBuilds(),
    },
    nextSpecialId:
      Math.max(0, ...specials.files.map(({ data }) => (typeof data.id === 'number' ? data.id : 0))) + 1,
  };
}
