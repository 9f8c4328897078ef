import { ascii, kindOf, LOOKS_FOLDER, uploadFault } from '../config/uploadFault';
import { ask } from './dialog';
import { tidyDrawing } from './tidyDrawing';

/** Whether the open form is Looks, the only one whose pictures are drawings. */
const isOfLooks = (): boolean => window.location.hash.endsWith('/settings/entries/looks');

async function fitDrawing(file: File): Promise<File> {
  return new File([tidyDrawing(await file.text())], file.name, { type: file.type });
}

/** No picture of the site is shown wider or higher than this, in pixels. */
const LARGEST_SIDE = 2560;
const QUALITY = 0.9;

/** Where the editor's page finds the converter of HEIC pictures. It is only loaded for one. */
const HEIC_CONVERTER = 'heic/heic-to.js';

interface HeicConverter {
  readonly heicTo: (options: {
    readonly blob: Blob;
    readonly type: 'image/jpeg';
    readonly quality: number;
  }) => Promise<Blob>;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** Whether a picture carries notes of the camera: where it was taken, and how it was held. */
function hasNotes(bytes: Uint8Array): boolean {
  // "Exif" in JPEG and AVIF, "EXIF" in WebP, "eXIf" in PNG.
  return [0x78, 0x58].some((letter) => {
    for (let place = bytes.indexOf(letter); place !== -1; place = bytes.indexOf(letter, place + 1))
      if (/^exif$/i.test(ascii(bytes.subarray(place - 1, place + 3)))) return true;
    return false;
  });
}

const renamed = (name: string, ending: string): string => `${name.replace(/\.[^.]*$/, '')}.${ending}`;

/**
 * A picture as the site needs it: at most 2,560 pixels wide and high, upright, without the place where it was taken, in a
 * format that every browser shows, and with the name of that format. One that is all of this keeps its bytes.
 * @returns the file itself if it is not a picture, or one that this browser cannot read: the editor says then why it is
 * refused
 */
export async function fitPicture(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (kind === undefined || kind === 'pdf') return file;
  try {
    const readable = kind === 'heic' ? await fromHeic(file) : file;
    const bitmap = await createImageBitmap(readable, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    if (kind !== 'heic' && scale === 1 && !hasNotes(bytes)) {
      bitmap.close();
      const type = `image/${kind}`;
      const isNamedWell = new RegExp(`\\.(${kind === 'jpeg' ? 'jpe?g' : kind})$`, 'i').test(file.name);
      return isNamedWell ? file : new File([bytes], renamed(file.name, ENDINGS[type] ?? kind), { type });
    }
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    // Only these keep what is see-through.
    const type = kind === 'png' || kind === 'webp' ? 'image/webp' : 'image/jpeg';
    const blob = await canvas.convertToBlob({ type, quality: QUALITY });
    return new File([blob], renamed(file.name, ENDINGS[blob.type] ?? 'jpg'), { type: blob.type });
  } catch {
    return file;
  }
}

async function fromHeic(blob: Blob): Promise<Blob> {
  const address = new URL(HEIC_CONVERTER, document.baseURI).href;
  const { heicTo } = (await import(address)) as HeicConverter;
  return heicTo({ blob, type: 'image/jpeg', quality: QUALITY });
}

/**
 * Makes every picture fit that somebody chooses, before Decap sees it. A file that the server would refuse is refused here, above
 * everything else: Decap would hide the reason behind its own dialogue, and select another picture.
 */
export function fitChosenPictures(): void {
  const fitted = new WeakSet<Event>();
  document.addEventListener(
    'change',
    (event) => {
      const input = event.target;
      if (fitted.has(event) || !(input instanceof HTMLInputElement) || input.type !== 'file') return;
      const files = [...(input.files ?? [])];
      if (files.length === 0) return;
      event.stopImmediatePropagation();
      document.body.setAttribute('aria-busy', 'true');
      const [fit, folder] = isOfLooks() ? [fitDrawing, `${LOOKS_FOLDER}/`] : [fitPicture, ''];
      void Promise.all(files.map(fit)).then(async (all) => {
        const faults = await Promise.all(
          all.map(
            async (file) => uploadFault(folder + file.name, new Uint8Array(await file.arrayBuffer())) ?? [],
          ),
        );
        const transfer = new DataTransfer();
        for (const file of all) transfer.items.add(file);
        document.body.removeAttribute('aria-busy');
        if (faults.flat().length > 0) {
          input.value = '';
          return ask({ title: 'Not added', lines: faults.flat().map((text) => ({ text })) });
        }
        input.files = transfer.files;
        const again = new Event('change', { bubbles: true });
        fitted.add(again);
        input.dispatchEvent(again);
      });
    },
    true,
  );
}
