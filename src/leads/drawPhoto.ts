import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { err, ok, type Result } from '../domain/result';

/** The longer side in pixels: enough to see a scratch. */
const LONGEST_SIDE = 2048;

/**
 * The work that one request may cause, in megapixels of an ordinary JPEG: six photos of a phone. The decoder of each format
 * takes so many times longer for a pixel. One megapixel took 4 ms with sharp 0.34 on one core, encoding included.
 */
export const MOST_WORK = 80;
const WORK_OF_A_MEGAPIXEL: Readonly<Record<string, number>> = { jpeg: 1, png: 2, webp: 6, heif: 24 };
const WORK_OF_PROGRESSIVE_JPEG = 3;

// Only these decoders exist for us, whatever a file is called: an SVG of 490 bytes can keep a processor busy for minutes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    // AVIF; the decoder that comes with sharp has no HEIC.
    'VipsForeignLoadHeif',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

/** Why a photo was not drawn. */
export type PhotoFault = 'notAPhoto' | 'heic' | 'tooManyPixels';

export interface DrawnPhoto {
  readonly bytes: Uint8Array;
  /** How much of the request's `MOST_WORK` it took. */
  readonly work: number;
}

/**
 * Redraws a photo, upright and as JPEG of at most 2048 pixels. This removes the location, the time and the camera that a phone
 * writes into its files.
 * @param work how much work the request may still cause
 */
export async function drawPhoto(path: string, work: number): Promise<Result<DrawnPhoto, PhotoFault>> {
  try {
    if (await isHeic(path)) return err('heic');
    // Reads the head of the file alone.
    const { format, width, height, isProgressive } = await sharp(path).metadata();
    const factor =
      (WORK_OF_A_MEGAPIXEL[format] ?? Number.POSITIVE_INFINITY) *
      (format === 'jpeg' && isProgressive ? WORK_OF_PROGRESSIVE_JPEG : 1);
    const needed = (factor * width * height) / 1_000_000;
    if (needed > work) return err('tooManyPixels');
    const bytes = await sharp(path, { sequentialRead: true, pages: 1 })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
    return ok({ bytes, work: needed });
  } catch {
    return err('notAPhoto');
  }
}

/** A HEIC photo and an AVIF photo are one container with another brand. */
async function isHeic(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return /^ftyp(hei|hev|mif1|msf1)/.test(buffer.toString('latin1', 4, 12));
  } finally {
    await file.close();
  }
}
