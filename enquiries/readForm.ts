import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { PHOTO_LIMITS } from '../src/domain/enquiry/photoLimits';
import { bytesOf, TooLarge } from './readBody';
import type { Upload, UploadFolder } from './uploads';

/** The limits of a request, apart from its photos: bytes in all, and fields. */
export const MAX_BYTES = 1_000_000;
const MAX_FIELDS = 100;
const MAX_FIELD_NAME_BYTES = 100;
/** A part of a form has a header of three lines at most. */
const PART_HEADER = { lines: 10, bytes: 2000 };

/** The reader makes an object for each part of a piece, even beyond the parts that it may read. */
const MAX_PIECE_BYTES = 16_384;

/** The most bytes of a whole request with photos, with the lines between its parts. */
export const MAX_BYTES_WITH_PHOTOS = MAX_BYTES + PHOTO_LIMITS.count * PHOTO_LIMITS.bytes + 100_000;

const LIMITS = {
  // One more than allowed, so that we see it.
  fields: MAX_FIELDS + 1,
  fieldNameSize: MAX_FIELD_NAME_BYTES,
  fieldSize: MAX_BYTES,
  files: PHOTO_LIMITS.count,
  fileSize: PHOTO_LIMITS.bytes,
  // Also those without a header, which are neither fields nor files.
  parts: MAX_FIELDS + PHOTO_LIMITS.count + 1,
  headerPairs: PART_HEADER.lines,
  headerSize: PART_HEADER.bytes,
};

/** The fields and files of a form, in the order in which they were sent. */
export interface SentForm {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly Upload[];
  readonly hasTooManyFiles: boolean;
}

/** Reads a form as it arrives. @throws `TooLarge` if it has more fields, or longer ones, than any of our forms */
export async function readForm(request: Request, most: number, folder: UploadFolder): Promise<SentForm> {
  const files: Promise<Upload>[] = [];
  const contents: Readable[] = [];
  const reader = new Busboy({
    headers: Object.fromEntries(request.headers) as BusboyHeaders,
    limits: LIMITS,
  });
  const words = wordsOf(reader);
  let hasTooManyFiles = false;
  reader.once('filesLimit', () => {
    hasTooManyFiles = true;
  });
  reader.on('file', (field = '', content, name) => {
    const saved = folder.save(content, { field, name: name ?? '' });
    // A file that cannot be saved ends the reading of the form.
    saved.catch((error: Error) => reader.destroy(error));
    contents.push(content);
    files.push(saved);
  });
  try {
    await pipeline(piecesOf(request, most, words), reader);
    const saved = await Promise.all(files);
    if (words.isTooLarge) throw new TooLarge();
    return { fields: words.fields, files: saved, hasTooManyFiles };
  } catch (error) {
    // The reader may report the end of its input before it reports why.
    throw words.isTooLarge ? new TooLarge() : error;
  } finally {
    // A form that ended too early leaves its last file open.
    for (const content of contents) content.destroy();
    await Promise.allSettled(files);
  }
}

/** What is read of a form's words so far. */
interface Words {
  readonly fields: Map<string, string[]>;
  /** There are more of them, or longer ones, than in any of our forms. */
  isTooLarge: boolean;
}

function wordsOf(reader: InstanceType<typeof Busboy>): Words {
  const words: Words = { fields: new Map(), isTooLarge: false };
  let size = 0;
  let count = 0;
  reader.on('field', (name = '', value, nameIsCut, valueIsCut) => {
    size += value.length;
    count += 1;
    if (nameIsCut || valueIsCut || size > MAX_BYTES || count > MAX_FIELDS) words.isTooLarge = true;
    else words.fields.set(name, [...(words.fields.get(name) ?? []), value]);
  });
  reader.once('partsLimit', () => {
    words.isTooLarge = true;
  });
  return words;
}

/** A body in small pieces; none is read after the first field too many. @throws `TooLarge` */
async function* piecesOf(request: Request, most: number, words: Words): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of bytesOf(request, most))
      for (let at = 0; at < part.length; at += MAX_PIECE_BYTES) {
        if (words.isTooLarge) throw new TooLarge();
        yield part.subarray(at, at + MAX_PIECE_BYTES);
      }
  } catch (error) {
    words.isTooLarge ||= error instanceof TooLarge;
    throw error;
  }
}
