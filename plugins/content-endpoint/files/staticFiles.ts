import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import { err, ok, type Result } from '../../../src/domain/result';

export interface PictureSize {
  /** In pixels, after rotation (a turned photograph's sides are swapped). */
  readonly width: number;
  readonly height: number;
}

/** The files in the static folders and in `content/uploads/`, by root-relative address. */
export interface StaticFiles {
  /** The size of a picture, or its fault. */
  readonly pictureSize: (url: string) => Promise<Result<PictureSize, string>>;
  /** The fault of a file, if any. */
  readonly fileFault: (url: string) => Promise<string | undefined>;
}

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

/** Caches sizes by path and modification time, so that a second reading opens no picture again. */
export function staticFiles(folders: ContentFolders): StaticFiles {
  const sizes = new Map<string, Promise<Result<PictureSize, string>>>();

  const locate = async (url: string): Promise<Result<{ path: string; changed: number }, string>> => {
    const missing = err(`the file ${fileOfAddress(url)} does not exist`);
    const path = staticPath(folders, url);
    if (path === undefined) return missing;
    const info = await stat(path).catch(() => undefined);
    return info?.isFile() ? ok({ path, changed: info.mtimeMs }) : missing;
  };

  return {
    fileFault: async (url) => {
      const located = await locate(url);
      return located.kind === 'ok' ? undefined : located.fault;
    },
    pictureSize: async (url) => {
      if (!PICTURE.test(url)) return err('must be a JPEG, PNG, WebP or AVIF picture');
      const located = await locate(url);
      if (located.kind === 'err') return located;
      const key = `${located.value.path}\n${located.value.changed}`;
      const size = sizes.get(key) ?? measure(located.value.path, url);
      sizes.set(key, size);
      return size;
    },
  };
}

async function measure(path: string, url: string): Promise<Result<PictureSize, string>> {
  try {
    const { width, height, orientation = 1 } = await sharp(path).metadata();
    return ok(orientation >= 5 ? { width: height, height: width } : { width, height });
  } catch (error) {
    return err(
      /pixel limit/.test(String(error))
        ? `${fileOfAddress(url)} has more pixels than a picture may have: save a copy of at most 10,000 × 10,000`
        : `${fileOfAddress(url)} cannot be read as a picture`,
    );
  }
}

/** The folders of a dealer in which root-relative addresses find their files. */
export interface ContentFolders {
  /** The folder `content/`, absolute. Pictures and documents are in its `uploads/`. */
  readonly contentFolder: string;
  /** The folders whose files are published unchanged, absolute. The first that has a file wins. */
  readonly staticFolders: readonly string[];
  /** Those of the dealers of a group, each with the name of its folder. */
  readonly members?: readonly (ContentFolders & { readonly name: string })[];
}

/**
 * The file of a root-relative address, for messages, from the folder of the dealer. Uploads are in `content/`, because
 * everything in `static/` is published unchanged.
 */
export const fileOfAddress = (url: string): string =>
  url.startsWith('/uploads/') ? `content${url}` : `static${url}`;

/**
 * The path of a root-relative address: in the uploads, or in the first static folder that has it. The file may be missing.
 * @returns undefined for an address outside the folders.
 */
export function staticPath(
  { contentFolder, staticFolders }: ContentFolders,
  url: string,
): string | undefined {
  const address = decoded(url);
  const paths = address.startsWith('/uploads/')
    ? [within(uploadsFolder(contentFolder), address.slice('/uploads'.length))]
    : staticFolders.map((folder) => within(folder, address));
  const inside = paths.filter((path) => path !== undefined);
  return inside.find((path) => existsSync(path)) ?? inside[0];
}

function within(folder: string, address: string): string | undefined {
  const root = resolve(folder);
  const path = resolve(root, `.${address}`);
  return path.startsWith(root + sep) ? path : undefined;
}

/** The folder of the uploads. */
export const uploadsFolder = (contentFolder: string): string => join(resolve(contentFolder), 'uploads');

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
