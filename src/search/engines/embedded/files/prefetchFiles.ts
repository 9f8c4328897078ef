import type { IndexFiles } from './indexFiles';

/** Starts reading some files at once, and hands each to the first that asks for it. */
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
