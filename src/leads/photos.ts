import sharp from 'sharp';
import { PHOTO_LIMITS } from '../domain/enquiry/photoLimits';
import { err, ok, type Result } from '../domain/result';
import type { Photo } from './lead';

/** The longer side in pixels: enough to see a scratch. */
const LONGEST_SIDE = 2048;

/**
 * Redraws each photo, upright and as JPEG. This removes the location, the time and the camera that a phone writes into its
 * files.
 * @returns the photos, or what is wrong with them in words for the person who chose them
 */
export async function drawPhotos(files: readonly File[]): Promise<Result<readonly Photo[], string>> {
  if (files.length > PHOTO_LIMITS.count) return err(`Choose at most ${PHOTO_LIMITS.count} photos`);
  if (files.some(({ size }) => size > PHOTO_LIMITS.bytes))
    return err(`Choose photos of at most ${PHOTO_LIMITS.bytes / 1_000_000} MB each`);
  const photos: Photo[] = [];
  // One after the other: six at once would need six times the memory.
  for (const file of files) {
    try {
      const bytes = await sharp(await file.arrayBuffer())
        .rotate()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82 })
        .toBuffer();
      photos.push({ type: 'image/jpeg', bytes });
    } catch {
      return err('One of the files is not a photo that we can read; choose JPEG or PNG');
    }
  }
  return ok(photos);
}
