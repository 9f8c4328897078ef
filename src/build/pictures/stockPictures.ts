import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { staticPath } from '../../../plugins/content-endpoint/files/staticPath';
import type { StockItem } from '../../domain/stock/stockItem';
import { STOCK_PICTURE_FOLDER, STOCK_PICTURE_WIDTHS } from '../../domain/stock/stockPicture';
import { isPublished, nameByContent, type PictureSize, removeUnfinished, writeSize } from './publishPicture';

const QUALITY = 78;

export interface PictureFolders {
  /** Where root-relative addresses of the feed lie (`static/`). */
  readonly source: string;
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
  const found = new Map<string, { file: string; name: string }>();
  const missing: string[] = [];
  for (const url of local) {
    const file = staticPath(source, url);
    if (file !== undefined && existsSync(file)) found.set(url, { file, name: await nameByContent(file) });
    else missing.push(url);
  }
  const pointed = items.map((item) => ({
    ...item,
    images: item.images.flatMap((image) => {
      if (!image.url.startsWith('/')) return [image];
      const name = found.get(image.url)?.name;
      return name ? [{ ...image, url: STOCK_PICTURE_FOLDER + name }] : [];
    }),
  }));
  return { items: pointed, missing, files: [...found.values()] };
}

/**
 * Writes every local picture of the stock in its widths as WebP and points the items at the result.
 * A size that an earlier build left there is not made again: its name says what it is made of. A picture that is missing
 * is left out of its item; `missing` names them all.
 */
export async function writeStockPictures(
  items: readonly StockItem[],
  folders: PictureFolders,
  onProgress: (done: number, all: number) => void,
): Promise<Omit<NamedPictures, 'files'> & { readonly made: number }> {
  const { files, ...named } = await nameStockPictures(items, folders.source);
  const output = join(folders.output, STOCK_PICTURE_FOLDER);
  await removeUnfinished(output);
  const sizes = files.flatMap(({ file, name }) =>
    STOCK_PICTURE_WIDTHS.map((width) => ({
      file,
      width,
      quality: QUALITY,
      target: join(output, `${name}-${width}.webp`),
    })),
  );
  const missing = sizes.filter((size) => !isPublished(size));
  let made = 0;
  const makeTheRest = async (waiting: IterableIterator<PictureSize>) => {
    for (const size of waiting) {
      await writeSize(size);
      made += 1;
      onProgress(made, missing.length);
    }
  };
  // All take from one list: as many at once as there are processors.
  const waiting = missing.values();
  await Promise.all(Array.from({ length: availableParallelism() }, () => makeTheRest(waiting)));
  return { ...named, made };
}
