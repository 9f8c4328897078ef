import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { err, ok, type Result } from '../src/domain/result';

/** The longer side in pixels: enough to see a scratch. */
const LONGEST_SIDE = 2048;

/**
 * The kinds of photo, by the first bytes of the file whatever it is called, and the work of a megapixel beside one of an
 * ordinary JPEG. Nothing else reaches a decoder: an SVG of 490 bytes can keep a processor busy for minutes.
 */
const KINDS: readonly { readonly starts: RegExp; readonly work: number }[] = [
  { starts: /^\xff\xd8\xff/, work: 1 },
  { starts: /^\x89PNG\r\n/, work: 2 },
  { starts: /^RIFF.{4}WEBP/s, work: 6 },
  // AVIF.
  { starts: /^.{4}ftyp(avif|avis)/s, work: 24 },
];
const HEIC = /^.{4}ftyp(hei|hev|mif1|msf1)/s;
/** Its decoder holds the whole picture in memory. */
const WORK_OF_PROGRESSIVE_JPEG = 6;

sharp.concurrency(1);
sharp.cache(false);

export type PhotoFault = 'notAPhoto' | 'heic' | 'tooManyPixels';

export interface DrawnPhoto {
  readonly bytes: Uint8Array;
  /** How much of the request's `MAX_WORK` it took. */
  readonly work: number;
}

/**
 * Looks at a photo and reads none of its pixels.
 * @param work how much work the request may still cause
 * @returns how much work it is to redraw it, by the size that it says it has
 */
export async function workOf(path: string, work: number): Promise<Result<number, PhotoFault>> {
  try {
    const head = await headOf(path);
    if (HEIC.test(head)) return err('heic');
    const kind = KINDS.find(({ starts }) => starts.test(head));
    if (kind === undefined) return err('notAPhoto');
    const { format, width, height, isProgressive } = await sharp(path).metadata();
    const factor = kind.work * (format === 'jpeg' && isProgressive ? WORK_OF_PROGRESSIVE_JPEG : 1);
    const needed = (factor * width * height) / 1_000_000;
    return needed > work ? err('tooManyPixels') : ok(needed);
  } catch {
    return err('notAPhoto');
  }
}

/**
 * Redraws a photo, upright and as JPEG of at most 2048 pixels. This removes the location, the time and the camera that a phone
 * writes into its files.
 */
export async function redraw(path: string, work: number): Promise<Result<DrawnPhoto, PhotoFault>> {
  try {
    const bytes = await sharp(path, { sequentialRead: true, pages: 1 })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
    return ok({ bytes, work });
  } catch {
    return err('notAPhoto');
  }
}

/** Looks at a photo, and redraws it in this process. */
export async function drawPhoto(path: string, work: number): Promise<Result<DrawnPhoto, PhotoFault>> {
  const needed = await workOf(path, work);
  return needed.kind === 'err' ? needed : redraw(path, needed.value);
}

/** The first bytes of a file, each as one letter. */
async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
