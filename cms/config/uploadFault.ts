import { drawingFault } from '../../plugins/content-endpoint/files/drawingFault';

/** The folder of logos and icons, which are drawings: no other upload may be one. */
export const LOOKS_FOLDER = 'content/uploads/looks';

/** The largest drawing, in kilobytes: each page loads the logo. */
const LARGEST_DRAWING = 200;

export type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'pdf';

export const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** What a file is by its first bytes, whatever its name says; undefined if it may not be uploaded. An SVG can hold scripts. */
export function kindOf(bytes: Uint8Array): Kind | undefined {
  const [first, brands] = [ascii(bytes.subarray(0, 12)), ascii(bytes.subarray(8, 32))];
  if (first.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (first.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (first.startsWith('%PDF-')) return 'pdf';
  if (first.startsWith('RIFF') && brands.startsWith('WEBP')) return 'webp';
  if (first.slice(4, 8) !== 'ftyp') return undefined;
  return /avi[fs]/.test(brands) ? 'avif' : /hei[cxms]|hev[cx]|mif1/.test(brands) ? 'heic' : undefined;
}

/** The kind that a file's name promises, by its ending. */
const PROMISED: Readonly<Record<string, Kind>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heic: 'heic',
  heif: 'heic',
  pdf: 'pdf',
};

const MEGABYTE = 1_000_000;

/** The largest file that can be uploaded, in megabytes (of a million bytes). */
export const LARGEST_UPLOAD = 20;

/**
 * The fault of an upload and how to fix it, or nothing. This checks the bytes, not only the file extension. The editor
 * asks when a file is chosen, the server when it arrives.
 */
export function uploadFault(path: string, bytes: Uint8Array): string | undefined {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const promised = Object.hasOwn(PROMISED, ending) ? PROMISED[ending] : undefined;
  const kind = kindOf(bytes);
  const name = path.split('/').at(-1);
  if (path.startsWith(`${LOOKS_FOLDER}/`)) return drawingUploadFault(`${name}`, ending, bytes);
  // Phones save photographs in this format, but only Apple's browsers show it.
  if (kind === 'heic' || promised === 'heic')
    return `${name}: most browsers cannot show a HEIC picture. Save it as a JPEG and choose that file.`;
  if (!promised)
    return `${name}: only pictures (JPEG, PNG, WebP, AVIF) and PDF files can be uploaded. Save it as one of those.`;
  if (kind !== promised)
    return `${name}: this is not a ${ending.toUpperCase()} file, whatever its name says. Save it as a JPEG or PDF and choose that file.`;
  return bytes.length > LARGEST_UPLOAD * MEGABYTE
    ? `${name}: it is ${(bytes.length / MEGABYTE).toFixed(1)} MB, and the limit is ${LARGEST_UPLOAD} MB. Save a smaller version.`
    : undefined;
}

/** The fault of a logo or an icon. The build refuses the same drawings. */
function drawingUploadFault(name: string, ending: string, bytes: Uint8Array): string | undefined {
  if (ending !== 'svg') return `${name}: a logo is an SVG drawing. Whoever designed it can save it as one.`;
  if (bytes.length > LARGEST_DRAWING * 1000)
    return `${name}: it has ${Math.ceil(bytes.length / 1000)} kB, and the limit is ${LARGEST_DRAWING} kB. Save a simpler drawing.`;
  const fault = drawingFault(bytes);
  return fault === undefined
    ? undefined
    : `${name}: it ${fault}. Save the drawing as a plain SVG without it.`;
}
