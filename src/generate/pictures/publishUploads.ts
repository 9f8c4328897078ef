import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';

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
  const named = await namedAddresses(publicFolder);
  const uploadFiles = (await filesIn(uploads)).filter(
    (path) => !PHOTOGRAPH.test(path) || named.has(`/uploads/${path}`),
  );
  // An upload of an earlier build may have been deleted since, or may be named no more.
  const current = new Set(uploadFiles);
  for (const path of await filesIn(published)) if (!current.has(path)) await rm(join(published, path));
  for (const path of uploadFiles) {
    const [source, target] = [join(uploads, path), join(published, path)];
    if (await isNewer(target, source)) continue;
    await mkdir(dirname(target), { recursive: true });
    if (PHOTOGRAPH.test(path))
      await publishPhotograph(source, target).catch((error: Error) =>
        onFault(
          `The picture content/uploads/${path} cannot be read (${error.message}): it is not published.`,
        ),
      );
    else await copyFile(source, target);
  }
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

async function namedAddresses(publicFolder: string): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const path of await filesIn(publicFolder)) {
    if (!NAMING.has(extname(path))) continue;
    const text = await readFile(join(publicFolder, path), 'utf8');
    for (const [address] of text.matchAll(ADDRESS)) named.add(decoded(address));
  }
  return named;
}

function decoded(address: string): string {
  const plain = address.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}

/** Every file below a folder, with slashes in its path. Leaves out files whose names begin with a dot. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
