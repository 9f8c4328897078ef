import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { StockItem } from '../domain/stock/stockItem';
import { STOCK_PICTURE_FOLDER, STOCK_PICTURE_WIDTHS } from '../domain/stock/stockPicture';

export interface PictureFolders {
  /** Where root-relative addresses of the feed lie (`static/`). */
  readonly source: string;
  /** Sizes made by earlier builds, kept by the hash of the picture. */
  readonly cache: string;
  /** The site that is built (`public/`). */
  readonly output: string;
}

/**
 * Writes every local picture of the stock in its widths as WebP and points the items at the result.
 * A size made by an earlier build is copied, not made again. A picture that is missing is left out of its item;
 * `missing` names them all.
 */
export async function writeStockPictures(
  items: readonly StockItem[],
  folders: PictureFolders,
  onProgress: (done: number, all: number) => void,
): Promise<{
  readonly items: readonly StockItem[];
  readonly missing: readonly string[];
  readonly made: number;
}> {
  const local = [...new Set(items.flatMap(({ images }) => images.map(({ url }) => url)))].filter((url) =>
    url.startsWith('/'),
  );
  await mkdir(folders.cache, { recursive: true });
  await mkdir(join(folders.output, STOCK_PICTURE_FOLDER), { recursive: true });

  const stems = new Map<string, string>();
  const missing: string[] = [];
  let made = 0;
  for (const [done, url] of local.entries()) {
    const file = join(folders.source, url);
    if (existsSync(file)) {
      const written = await writeSizes(file, folders);
      stems.set(url, written.stem);
      made += written.made;
    } else {
      missing.push(url);
    }
    onProgress(done + 1, local.length);
  }
  const pointed = items.map((item) => ({
    ...item,
    images: item.images.flatMap((image) => {
      if (!image.url.startsWith('/')) return [image];
      const stem = stems.get(image.url);
      return stem ? [{ ...image, url: stem }] : [];
    }),
  }));
  return { items: pointed, missing, made };
}

async function writeSizes(file: string, folders: PictureFolders): Promise<{ stem: string; made: number }> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${basename(file, extname(file))}.${hash}`;
  let made = 0;
  for (const width of STOCK_PICTURE_WIDTHS) {
    const size = `${name}-${width}.webp`;
    const cached = join(folders.cache, size);
    if (!existsSync(cached)) {
      await sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toFile(cached);
      made += 1;
    }
    await copyFile(cached, join(folders.output, STOCK_PICTURE_FOLDER, size));
  }
  return { stem: `${STOCK_PICTURE_FOLDER}${name}`, made };
}
