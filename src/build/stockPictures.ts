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

interface NamedPictures {
  /** The items, pointed at the pictures as they are published. */
  readonly items: readonly StockItem[];
  readonly missing: readonly string[];
  /** The local pictures, and what each is called by its content. */
  readonly files: readonly { readonly file: string; readonly name: string }[];
}

/** What the local pictures of the stock are published as; nothing is written. A missing picture is left out of its item. */
export async function nameStockPictures(items: readonly StockItem[], source: string): Promise<NamedPictures> {
  const local = [...new Set(items.flatMap(({ images }) => images.map(({ url }) => url)))].filter((url) =>
    url.startsWith('/'),
  );
  const names = new Map<string, string>();
  const missing: string[] = [];
  for (const url of local) {
    const file = join(source, url);
    if (existsSync(file)) names.set(url, await nameByContent(file));
    else missing.push(url);
  }
  const pointed = items.map((item) => ({
    ...item,
    images: item.images.flatMap((image) => {
      if (!image.url.startsWith('/')) return [image];
      const name = names.get(image.url);
      return name ? [{ ...image, url: STOCK_PICTURE_FOLDER + name }] : [];
    }),
  }));
  return {
    items: pointed,
    missing,
    files: [...names].map(([url, name]) => ({ file: join(source, url), name })),
  };
}

const nameByContent = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8);
  return `${basename(file, extname(file))}.${hash}`;
};

/**
 * Writes every local picture of the stock in its widths as WebP and points the items at the result.
 * A size made by an earlier build is copied, not made again. A picture that is missing is left out of its item;
 * `missing` names them all.
 */
export async function writeStockPictures(
  items: readonly StockItem[],
  folders: PictureFolders,
  onProgress: (done: number, all: number) => void,
): Promise<Omit<NamedPictures, 'files'> & { readonly made: number }> {
  await mkdir(folders.cache, { recursive: true });
  await mkdir(join(folders.output, STOCK_PICTURE_FOLDER), { recursive: true });
  const { files, ...named } = await nameStockPictures(items, folders.source);
  let made = 0;
  for (const [done, { file, name }] of files.entries()) {
    made += await writeSizes(file, name, folders);
    onProgress(done + 1, files.length);
  }
  return { ...named, made };
}

async function writeSizes(file: string, name: string, folders: PictureFolders): Promise<number> {
  let made = 0;
  for (const width of STOCK_PICTURE_WIDTHS) {
    const size = `${name}-${width}.webp`;
    const cached = join(folders.cache, size);
    if (!existsSync(cached)) {
      await sharp(file).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toFile(cached);
      made += 1;
    }
    await copyFile(cached, join(folders.output, STOCK_PICTURE_FOLDER, size));
  }
  return made;
}
