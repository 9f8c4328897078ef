const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The file types that can be uploaded, with a test of their first bytes. SVG is excluded, because it can hold scripts. */
const KINDS: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  jpg: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  jpeg: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  png: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32)),
  pdf: (bytes) => ascii(bytes, 0, 5) === '%PDF-',
};

/** Phones save photographs in this format, but only Apple's browsers show it. */
const isHeic = (ending: string, bytes: Uint8Array): boolean =>
  /^hei[cf]$/.test(ending) ||
  (ascii(bytes, 4, 8) === 'ftyp' && /hei[cxms]|hev[cx]/.test(ascii(bytes, 8, 32)));

const MEGABYTE = 1_000_000;

/** The largest file that can be uploaded, in megabytes (of a million bytes). */
export const LARGEST_UPLOAD = 20;

/**
 * The fault of an upload and how to fix it, or nothing. This checks the bytes, not only the file extension. The editor
 * asks when a file is chosen, the server when it arrives.
 */
export function uploadFault(path: string, bytes: Uint8Array): string | undefined {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
  const name = path.split('/').at(-1);
  if (isHeic(ending, bytes))
    return `${name}: most browsers cannot show a HEIC picture. Save it as a JPEG and choose that file.`;
  if (!kind)
    return `${name}: only pictures (JPEG, PNG, WebP, AVIF) and PDF files can be uploaded. Save it as one of those.`;
  if (!kind(bytes))
    return `${name}: this is not a ${ending.toUpperCase()} file, whatever its name says. Save it as a JPEG or PDF and choose that file.`;
  return bytes.length > LARGEST_UPLOAD * MEGABYTE
    ? `${name}: it is ${(bytes.length / MEGABYTE).toFixed(1)} MB, and the limit is ${LARGEST_UPLOAD} MB. Save a smaller version.`
    : undefined;
}
