import type { IndexFiles } from './indexFiles';

/** Starts reading some files now; the first read of each gets that request. */
export const prefetchFiles = (files: IndexFiles, names: readonly string[]): IndexFiles => {
  const started = new Map(names.map((name) => [name, files.read(name)]));
  return {
    read: (name) => {
      const early = started.get(name);
      started.delete(name);
      return early ?? files.read(name);
    },
  };
};
