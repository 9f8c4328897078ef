import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';

/** One size of a picture, and where it is published. */
export interface PictureSize {
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  /** Of WebP, 1 to 100. */
  readonly quality: number;
  readonly target: string;
}

const UNFINISHED = '.part';

/** Letters that are kept of a picture's own name: hash, width and ending follow, and a file name has 255 bytes. */
const LONGEST_NAME = 100;

/**
 * What a picture is published as: its own name and the hash of its bytes, without a width. Letters alone, digits, dots and
 * dashes: a space or a comma would end the address in a `srcset`.
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

/** Published already, by this build or an earlier one: its name says what it is made of. */
export const isPublished = ({ target }: PictureSize): boolean => existsSync(target);

/**
 * Writes a size as WebP, never larger than the picture itself and turned as its camera says. A size that is published is not
 * made again.
 * @throws what the picture's own bytes are at fault for.
 */
export type PublishSize = (size: PictureSize) => Promise<void>;

/** Makes a function that writes sizes. Asked for one size by several at the same time, it writes the size once. */
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

/** A size has its own name only when it is whole: a build that stopped half-way leaves nothing that looks made. */
async function writeSize({ file, width, quality, target }: PictureSize): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  // Gatsby asks for pictures of content in several processes, and two may come upon the same one.
  const unfinished = `${target}.${randomUUID()}${UNFINISHED}`;
  await sharp(file)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toFile(unfinished);
  await rename(unfinished, target);
}

/** Removes what a build that was stopped left half-written; asked for before anything is written. */
export async function removeUnfinished(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => name.endsWith(UNFINISHED))) await rm(join(folder, name));
}
