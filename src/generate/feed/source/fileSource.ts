import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { addressName } from '../../../domain/addressName';
import { err, ok, type Result } from '../../../domain/result';
import { folderAndPattern, namesSeveral, newestFile } from './newestFile';
import {
  type Attempt,
  boundedBytes,
  finalFault,
  passingFault,
  type SourceFault,
  TooLarge,
  type Transfer,
  tooLarge,
} from './source';

const WHY_UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'the file does not exist',
  ENOTDIR: 'the file does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
};

const unreadable = (error: unknown): SourceFault => {
  const { code = 'it cannot be opened' } = error as NodeJS.ErrnoException;
  return finalFault(`cannot be read: ${WHY_UNREADABLE[code] ?? code}`);
};

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );

/** The newest file of a folder on this machine. */
async function newestIn(folder: string, pattern: string): Promise<Result<string, SourceFault>> {
  const names = await readdir(folder === '' ? '.' : folder);
  const files = await Promise.all(
    names.map(async (name) => {
      // A file that goes away while it is listed is left out, and so is a folder.
      const stats = await stat(join(folder, name)).catch(() => undefined);
      return stats?.isFile() ? [{ name, size: stats.size, modifiedAt: stats.mtimeMs }] : [];
    }),
  );
  const newest = newestFile(files.flat(), pattern);
  return newest.kind === 'ok' ? ok(join(folder, newest.value.name)) : err(finalFault(newest.fault));
}

const filePath = async (address: string): Promise<Result<string, SourceFault>> => {
  if (!namesSeveral(address)) return (await isFolder(address)) ? newestIn(address, '*') : ok(address);
  const { folder, pattern } = folderAndPattern(address);
  return newestIn(folder, pattern);
};

/** Reads a file, or the newest file of a folder. A file that changes while it is read is read again. */
export async function readFileSource(
  { address }: { readonly address: string },
  { mostBytes, timeout, onBytes }: Attempt,
): Promise<Result<Transfer, SourceFault>> {
  try {
    const path = await filePath(address);
    if (path.kind === 'err') return path;
    const before = await stat(path.value);
    if (!before.isFile()) return err(finalFault('cannot be read: it is not a file'));
    if (before.size > mostBytes) return err(finalFault(tooLarge(mostBytes)));
    const kept = boundedBytes(mostBytes, (bytes) => onBytes(bytes, before.size), before.size);
    // One byte more than the size shows that the file grew. A file that grows without end still has an end here.
    const file = createReadStream(path.value, { end: before.size });
    await pipeline(file, kept.stream, { signal: AbortSignal.timeout(timeout) });
    const bytes = kept.bytes();
    const after = await stat(path.value);
    if (bytes.length !== after.size || after.mtimeMs !== before.mtimeMs)
      return err(passingFault('was changed while it was read'));
    return ok({ place: addressName(path.value), bytes, isEndKnown: true, notices: [] });
  } catch (error) {
    if (error instanceof TooLarge) return err(finalFault(error.message));
    if ((error as Error).name === 'AbortError')
      return err(passingFault(`was not read within ${timeout / 1000} s`));
    return err(unreadable(error));
  }
}
