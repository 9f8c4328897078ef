import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { err, ok, type Result } from '../../../src/domain/result';
import { type ContentFolders, fileOfAddress, staticPath } from './staticPath';

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
  } catch {
    return err(`${fileOfAddress(url)} cannot be read as a picture`);
  }
}
