import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readDealer } from '../../config/dealer';
import type { SiteConfig } from '../../config/siteConfig';
import { FORM_PATHS, GARAGE_PATH, MANIFEST_PATH } from '../../content/addresses';
import { STOCK_TYPES } from '../../domain/stock/stockTypes';
import { stockPath } from '../../search/address/stockPath';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';

/** Relative to the folder of the site. */
const ICON_FOLDER = 'icons';
const SIZES = [192, 512] as const;

/** A phone may cut a maskable icon to a circle of four fifths of its width. The drawing stays inside that circle. */
const MASKABLE_SHARE = 0.64;

/** Writes what phones need to install the site as an app: the manifest, and the icon in their sizes. */
export async function writeWebManifest(
  folder: string,
  { dealershipName, description, vocabulary }: Described,
): Promise<void> {
  const { site } = readDealer();
  const icons = await writeIcons(folder, site);
  const used = stockPath({ vehType: ['Used'] }, vocabulary);
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
      { name: `Used ${STOCK_TYPES[vocabulary.stockType].plural.toLowerCase()}`, url: used },
      { name: 'My garage', url: GARAGE_PATH },
      { name: 'Call us', url: FORM_PATHS.contact },
    ],
  };
  await writeFile(join(folder, MANIFEST_PATH), JSON.stringify(manifest, null, 2));
}

interface Described {
  readonly dealershipName: string;
  readonly description: string;
  readonly vocabulary: SearchVocabulary;
}

/** Writes the icons: the site's own for square places, and one with a margin for phones that cut it. */
async function writeIcons(folder: string, site: SiteConfig): Promise<readonly object[]> {
  const drawing = join(folder, site.favicon);
  await mkdir(join(folder, ICON_FOLDER), { recursive: true });
  const written = SIZES.map(async (size) => {
    const plain = `${ICON_FOLDER}/app-${size}.png`;
    const maskable = `${ICON_FOLDER}/app-maskable-${size}.png`;
    const inner = Math.round(size * MASKABLE_SHARE);
    const ground = { width: size, height: size, channels: 4, background: site.theme.color.green } as const;
    await drawn(drawing, size).png({ palette: true }).toFile(join(folder, plain));
    await sharp({ create: ground })
      .composite([{ input: await drawn(drawing, inner).png().toBuffer() }])
      .png({ palette: true })
      .toFile(join(folder, maskable));
    const sizes = `${size}x${size}`;
    return [
      { src: `/${plain}`, sizes, type: 'image/png' },
      { src: `/${maskable}`, sizes, type: 'image/png', purpose: 'maskable' },
    ];
  });
  return (await Promise.all(written)).flat();
}

/** Renders the drawing at four times its own size before resizing, so that lines stay sharp. */
const drawn = (file: string, size: number) => sharp(file, { density: 288 }).resize(size, size);
