import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDealer } from '../../config/dealer';
import { FORM_PATHS, GARAGE_PATH, MANIFEST_PATH } from '../../content/addresses';
import { STOCK_TYPES } from '../../domain/stock/stockTypes';
import { stockPath } from '../../search/address/url';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';
import { ICON_SIZES, iconPath } from '../looks/looks';

/** Writes what phones need to install the site as an app: the manifest. Its icons are those of `writeIcons`. */
export async function writeWebManifest(
  folder: string,
  { dealershipName, description, hasUsedStock, vocabulary }: Described,
): Promise<void> {
  const { site } = readDealer();
  const icons = ICON_SIZES.flatMap((size) => {
    const shape = { sizes: `${size}x${size}`, type: 'image/png' };
    return [
      { src: iconPath(size, 'any'), ...shape },
      { src: iconPath(size, 'maskable'), ...shape, purpose: 'maskable' },
    ];
  });
  const usedStock = {
    name: `Used ${STOCK_TYPES[vocabulary.stockType].plural.toLowerCase()}`,
    url: stockPath({ vehType: ['Used'] }, vocabulary),
  };
  const manifest = {
    name: dealershipName,
    description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: site.locale,
    background_color: site.theme.color.paper,
    theme_color: site.theme.color.paper,
    icons,
    shortcuts: [
      ...(hasUsedStock ? [usedStock] : []),
      { name: 'My garage', url: GARAGE_PATH },
      { name: 'Call us', url: FORM_PATHS.contact },
    ],
  };
  await writeFile(join(folder, MANIFEST_PATH), JSON.stringify(manifest, null, 2));
}

export interface Described {
  readonly dealershipName: string;
  readonly description: string;
  /** Whether a used item is for sale: without one, its listing is not built. */
  readonly hasUsedStock: boolean;
  readonly vocabulary: SearchVocabulary;
}
