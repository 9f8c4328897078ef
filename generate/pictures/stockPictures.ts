import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFolders, staticPath } from '../../plugins/content-endpoint/files/staticFiles';
import type { StockImage, StockItem } from '../../src/domain/stock/stockItem';
import { STOCK_PICTURE_FOLDER, STOCK_PICTURE_WIDTHS } from '../../src/domain/stock/stockPicture';
import { several } from '../several';
import {
  isPublished,
  nameByContent,
  type PictureSize,
  type PublishSize,
  sizePublisher,
} from './publishPicture';

const QUALITY = 78;

interface PictureFolders {
  /** The folder of the feed's root-relative addresses (`static/`). */
  readonly source: ContentFolders;
  /** The folder of the built site (`public/`). */
  readonly output: string;
}

/** A picture of the feed in a file. Its published name is absent if the file is missing. */
interface LocalPicture {
  readonly url: string;
  readonly file: string;
  readonly name?: string;
}

/**
 * The file of an address of an item, or the address itself if it is outside the folders. On the site of a group, two dealers
 * may have different files at one address.
 */
function fileOf({ id }: StockItem, url: string, source: ContentFolders): string {
  const folders = source.members?.find(({ name }) => id.startsWith(`${name}.`)) ?? source;
  return staticPath(folders, url) ?? url;
}

const markPictures = ({ marks = [] }: StockItem): readonly StockImage[] =>
  marks.flatMap(({ picture }) => picture ?? []);

/** The local pictures by their files. */
async function localPictures(
  items: readonly StockItem[],
  source: ContentFolders,
): Promise<ReadonlyMap<string, LocalPicture>> {
  const pictures = new Map<string, LocalPicture>();
  for (const item of items)
    for (const { url } of [...item.images, ...(item.spinImages ?? []), ...markPictures(item)]) {
      const file = fileOf(item, url, source);
      if (!url.startsWith('/') || pictures.has(file)) continue;
      pictures.set(file, { url, file, ...(isFile(file) && { name: await nameByContent(file) }) });
    }
  return pictures;
}

/** Whether a file exists; also false if a file cannot have this name. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The items with the published addresses of their pictures. Leaves out the files that `nameOf` does not know. */
const pointed = (
  items: readonly StockItem[],
  source: ContentFolders,
  nameOf: (file: string) => string | undefined,
): readonly StockItem[] =>
  items.map(({ spinImages, ...item }) => {
    const published = (images: readonly StockImage[]) =>
      images.flatMap((image) => {
        if (!image.url.startsWith('/')) return [image];
        const name = nameOf(fileOf(item, image.url, source));
        return name ? [{ ...image, url: STOCK_PICTURE_FOLDER + name }] : [];
      });
    // A turn with a missing picture would jump, so it is left out.
    const turn = spinImages && published(spinImages);
    return {
      ...item,
      images: published(item.images),
      ...(item.marks && {
        marks: item.marks.map(({ picture, ...mark }) => {
          const [shown] = picture ? published([picture]) : [];
          return { ...mark, ...(shown && { picture: shown }) };
        }),
      }),
      ...(turn && turn.length === spinImages.length ? { spinImages: turn } : {}),
    };
  });

/** The items with the published addresses of their pictures. Reads only the pictures' bytes, and writes nothing. */
export async function nameStockPictures(
  items: readonly StockItem[],
  source: ContentFolders,
): Promise<readonly StockItem[]> {
  const pictures = await localPictures(items, source);
  return pointed(items, source, (file) => pictures.get(file)?.name);
}

/**
 * Gives the items their published pictures, and writes the smallest size of each that is not published yet. Writing it shows
 * whether the picture can be read, while an item can still do without it. `faults` names unreadable and missing pictures;
 * `larger` are the sizes that are left to write.
 */
export async function prepareStockPictures(
  items: readonly StockItem[],
  { source, output }: PictureFolders,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<{
  readonly items: readonly StockItem[];
  readonly faults: readonly { readonly url: string; readonly reason: string }[];
  readonly larger: readonly PictureSize[];
}> {
  const pictures = await localPictures(items, source);
  const faults = new Map<string, { readonly url: string; readonly reason: string }>();
  const readable: LocalPicture[] = [];
  const sizeOf = ({ file, name }: LocalPicture, width: number): PictureSize => ({
    file,
    width,
    quality: QUALITY,
    target: join(output, STOCK_PICTURE_FOLDER, `${name}-${width}.webp`),
  });
  const publishSize = sizePublisher();
  const [smallest, ...widths] = STOCK_PICTURE_WIDTHS;
  let done = 0;
  await several([...pictures.values()], async (picture) => {
    const { url, file, name } = picture;
    const reason = name ? await faultOf(sizeOf(picture, smallest), publishSize) : 'is missing';
    if (reason === undefined) readable.push(picture);
    else faults.set(file, { url, reason });
    done += 1;
    onProgress(done, pictures.size);
  });
  return {
    items: pointed(items, source, (file) => (faults.has(file) ? undefined : pictures.get(file)?.name)),
    faults: [...faults.values()],
    larger: readable
      .flatMap((picture) => widths.map((width) => sizeOf(picture, width)))
      .filter((size) => !isPublished(size)),
  };
}

/** The fault of a size that could not be written; `undefined` if it is there now. */
async function faultOf(size: PictureSize, publishSize: PublishSize): Promise<string | undefined> {
  try {
    await publishSize(size);
    return undefined;
  } catch (error) {
    return `cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** Sizes that are being written while the process does other work. */
export interface SizesUnderWay {
  left(): number;
  /** Resolves when the last size is written, and rejects with the first fault. */
  finish(onWritten: () => void): Promise<void>;
}

/** Starts to write sizes of readable pictures. Reports a failure with the name of the file. */
export function startSizes(sizes: readonly PictureSize[], onFault: (fault: string) => void): SizesUnderWay {
  const publishSize = sizePublisher();
  let left = sizes.length;
  let tell: () => void = () => undefined;
  const finished = several(sizes, async (size) => {
    const fault = await faultOf(size, publishSize);
    if (fault !== undefined) throw new Error(`The picture ${size.file} ${fault}.`);
    left -= 1;
    tell();
  }).catch((error: Error) => onFault(error.message));
  return {
    left: () => left,
    finish: (onWritten) => {
      tell = onWritten;
      return finished;
    },
  };
}
