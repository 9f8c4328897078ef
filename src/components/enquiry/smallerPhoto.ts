import type { FieldFault } from '../../domain/enquiry/enquiryField';
import { photoFault } from '../../domain/enquiry/photoLimits';

/** Smaller files are sent as they are. */
const MIN_BYTES = 1_500_000;
/** In pixels: enough to see a scratch. */
const WIDTH = 2048;

const done = new WeakMap<File, Promise<File>>();

/** The photos as they are sent, and what is wrong with them. */
export async function photosToSend(
  photos: readonly File[],
): Promise<{ readonly files: readonly File[]; readonly fault: readonly FieldFault<string>[] }> {
  const files = await Promise.all(photos.map(smallerPhoto));
  const message = photoFault(files);
  return { files, fault: message === undefined ? [] : [{ field: 'photos', message }] };
}

/**
 * A photo as it is sent: drawn by the browser with fewer pixels, so that six photos take seconds and not minutes on a phone,
 * and their location stays there. A photo that the browser cannot draw is sent as it is. The same file gives the same result.
 */
function smallerPhoto(photo: File): Promise<File> {
  const before = done.get(photo);
  if (before !== undefined) return before;
  const drawn = draw(photo).catch(() => photo);
  done.set(photo, drawn);
  return drawn;
}

async function draw(photo: File): Promise<File> {
  const isHeic = /\.hei[cf]$/i.test(photo.name);
  if (photo.size < MIN_BYTES && !isHeic) return photo;
  const picture = await createImageBitmap(photo, { resizeWidth: WIDTH, imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const bytes = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg', 0.85));
  return bytes === null
    ? photo
    : new File([bytes], `${photo.name.replace(/\.\w+$/, '')}.jpg`, { type: bytes.type });
}
