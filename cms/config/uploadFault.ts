const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** The kinds of file that can be uploaded, each with how its bytes begin. SVG is none: it can hold scripts. */
const KINDS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpg: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  jpeg: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  png: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32)),
  pdf: (bytes) => ascii(bytes, 0, 5) === '%PDF-',
};

/** What is wrong with a file that somebody wants to upload, or nothing. Its ending is not believed: its bytes are looked at. */
export function uploadFault(path: string, bytes: Buffer): string | undefined {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
  const name = path.split('/').at(-1);
  if (!kind) return `${name}: only pictures (JPEG, PNG, WebP, AVIF) and PDF files can be uploaded`;
  return kind(bytes) ? undefined : `${name}: this is no ${ending.toUpperCase()} file, whatever its name says`;
}
