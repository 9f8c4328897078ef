import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { unescapeHtml } from '../../src/domain/htmlText';
import { several } from '../several';

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

/** Formats whose metadata may reveal where, by whom and with which phone a picture was taken. */
const PHOTOGRAPH = /\.(jpe?g|png|webp|avif|gif)$/i;

/** The address of such a picture in a page, in page data or in a feed. */
const ADDRESS = /\/uploads\/[^"'<>\\\n]*?\.(?:jpe?g|png|webp|avif|gif)\b/gi;

/** The endings of files that can name a picture. */
const NAMING = new Set(['.html', '.json', '.xml', '.txt', '.js', '.css', '.webmanifest']);

/** In pixels: the widest size of a picture that spans the page. */
const WIDEST = 1920;

/**
 * Publishes the uploads, but never the original of a picture. If the built site names a picture by its own address (for link
 * previews, in a text, for search engines), it is published there in one size, without metadata. Drawings and documents are
 * published as they are. What an earlier build published of the same upload stays.
 * @param onFault called for each file that could not be published
 */
export async function publishUploads(
  uploads: string,
  publicFolder: string,
  onFault: (fault: string) => void,
): Promise<void> {
  const published = join(publicFolder, 'uploads');
  const named = namedAddresses(publicFolder);
  const uploadFiles = filesIn(uploads).filter(
    (path) => !PHOTOGRAPH.test(path) || named.has(`/uploads/${path}`),
  );
  // An upload of an earlier build may have been deleted since, or may be named no more.
  const current = new Set(uploadFiles);
  for (const path of filesIn(published)) if (!current.has(path)) await rm(join(published, path));
  await several(uploadFiles, async (path) => {
    const [source, target] = [join(uploads, path), join(published, path)];
    if (await isNewer(target, source)) return;
    await mkdir(dirname(target), { recursive: true });
    if (PHOTOGRAPH.test(path))
      await publishPhotograph(source, target).catch((error: Error) =>
        onFault(
          `The picture content/uploads/${path} cannot be read (${error.message}): it is not published.`,
        ),
      );
    else await copyFile(source, target);
  });
}

/** Whether a file was published after its upload was last changed. */
async function isNewer(target: string, source: string): Promise<boolean> {
  const published = await stat(target).catch(() => undefined);
  return published !== undefined && published.mtimeMs > (await stat(source)).mtimeMs;
}

/** Renamed when it is whole, so that a build that is stopped leaves no half of a picture for the next one. */
async function publishPhotograph(file: string, target: string): Promise<void> {
  const picture = await sharp(file, { animated: /\.gif$/i.test(file) })
    .autoOrient()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .toBuffer();
  const unfinished = join(dirname(target), `.${basename(target)}`);
  await writeFile(unfinished, picture);
  await rename(unfinished, target);
}

/** Reads file after file without awaiting each: a site has tens of thousands, and that would take five times as long. */
function namedAddresses(publicFolder: string): ReadonlySet<string> {
  const named = new Set<string>();
  for (const path of filesIn(publicFolder)) {
    if (!NAMING.has(extname(path))) continue;
    const bytes = readFileSync(join(publicFolder, path));
    // Few pages name an upload, and only those are searched as text.
    if (!bytes.includes('/uploads/')) continue;
    for (const [address] of bytes.toString().matchAll(ADDRESS)) named.add(decoded(address));
  }
  return named;
}

function decoded(address: string): string {
  const plain = unescapeHtml(address);
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}

/** Every file below a folder, with slashes in its path. Leaves out files whose names begin with a dot. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
