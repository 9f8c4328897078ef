import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { StockItem } from '../domain/stock/stockItem';
import { STOCK_PICTURE_FOLDER, STOCK_PICTURE_WIDTHS } from '../domain/stock/stockPicture';

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
  await mkdir(output, { recursive: true });
  const sizes = files.flatMap(({ file, name }) =>
    STOCK_PICTURE_WIDTHS.map((width) => ({ file, width, target: join(output, `${name}-${width}.webp`) })),
  );
  const missing = sizes.filter(({ target }) => !existsSync(target));
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

interface PictureSize {
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly target: string;
}

/** Under its own name only when it is whole: a build that stopped half-way leaves nothing that looks made. */
async function writeSize({ file, width, target }: PictureSize): Promise<void> {
  const unfinished = `${target}.part`;
  await sharp(file).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toFile(unfinished);
  await rename(unfinished, target);
}
