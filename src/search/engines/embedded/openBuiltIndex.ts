import { err, ok, type Result } from '../../../domain/result';
import type { BuiltIndex } from './buildIndex';
import type { IndexFiles } from './files/indexFiles';
import type { IndexFault } from './indexFault';
import { type OpenIndex, openIndex } from './openIndex';

/** Opens an index from a build's own files, so it answers exactly as it will in a browser. */
export const openBuiltIndex = (built: BuiltIndex): Promise<Result<OpenIndex, IndexFault>> =>
  openIndex(built.manifest, memoryFiles(built.files));

/** Files that the build has just made. */
export const memoryFiles = (
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): IndexFiles => {
  const byName = new Map(files.map((file) => [file.name, file.bytes]));
  return {
    read: async (name) => {
      const bytes = byName.get(name);
      return bytes ? ok(bytes) : err({ kind: 'missing', message: `${name} is not in the index.` });
    },
  };
};
