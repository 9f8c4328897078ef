import { err, ok } from '../../../../domain/result';
import type { IndexFiles } from './indexFiles';

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
