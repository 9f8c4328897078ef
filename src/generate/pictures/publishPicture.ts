import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';

/** One size of a picture, and the file to publish it in. */
export interface PictureSize {
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  /** WebP quality, 1 to 100. */
  readonly quality: number;
  readonly target: string;
}

/** The ending of a file that is being written. */
export const UNFINISHED = '.part';

/** How many letters of a picture's own name to keep. Hash, width and ending follow, and a file name has at most 255 bytes. */
const LONGEST_NAME = 100;

/**
 * The published name of a picture, without a width: its own name and the hash of its bytes. The name has only letters,
 * digits, dots and dashes: a space or a comma would end the address in a `srcset`.
 */
export async function nameByContent(file: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8);
  const name = basename(file, extname(file))
    .replace(/[^\w.-]+/g, '-')
    .slice(0, LONGEST_NAME);
  return `${name}.${hash}`;
}

/** Whether this build or an earlier one has published the size. Its name depends on its content. */
export const isPublished = ({ target }: PictureSize): boolean => existsSync(target);

/**
 * Writes a size as WebP, upright and never larger than the picture itself. Does not write a size that is already published.
 * @throws if the picture's own bytes are faulty
 */
export type PublishSize = (size: PictureSize) => Promise<void>;

/** Makes a function that writes sizes. If several callers ask for one size at the same time, it writes the size once. */
export function sizePublisher(): PublishSize {
  const underWay = new Map<string, Promise<void>>();
  return (size) => {
    const begun = underWay.get(size.target);
    if (begun) return begun;
    if (isPublished(size)) return Promise.resolve();
    const writing = writeSize(size).finally(() => underWay.delete(size.target));
    underWay.set(size.target, writing);
    return writing;
  };
}

/** Writes a size under a temporary name and renames it when it is complete, so a stopped build leaves no broken picture. */
async function writeSize({ file, width, quality, target }: PictureSize): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  // Gatsby asks for content pictures in several processes, and two may write the same one.
  const unfinished = `${target}.${randomUUID()}${UNFINISHED}`;
  await sharp(file)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toFile(unfinished);
  await rename(unfinished, target);
}

/** Removes the incomplete files of a stopped build. Runs before anything is written. */
export async function removeUnfinished(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => name.endsWith(UNFINISHED))) await rm(join(folder, name));
}
