import type { BuiltIndex } from '../../../src/search/engines/embedded/build';

/** Replaces `fetch` by a host of index files. The test sets the files and sees the requests. */
export interface IndexHost {
  /** Replaces all files, as a new build does. */
  readonly publish: (built: BuiltIndex) => void;
  readonly replace: (name: string, bytes: Uint8Array) => void;
  readonly down: (isDown: boolean) => void;
  /** Whether requests never get an answer. */
  readonly silent: (isSilent: boolean) => void;
  readonly asked: () => readonly { readonly name: string; readonly cache: string | undefined }[];
  readonly close: () => void;
}

export const indexHost = (folder: string): IndexHost => {
  const original = globalThis.fetch;
  const files = new Map<string, Uint8Array>();
  const asked: { name: string; cache: string | undefined }[] = [];
  let isDown = false;
  let isSilent = false;
  globalThis.fetch = async (input, init) => {
    const name = String(input).slice(folder.length);
    asked.push({ name, cache: init?.cache });
    if (isDown) throw new TypeError('Failed to fetch');
    if (isSilent)
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new TypeError('Failed to fetch'))),
      );
    const bytes = files.get(name);
    return bytes ? new Response(bytes.slice()) : new Response('Not found', { status: 404 });
  };
  return {
    publish: (built) => {
      files.clear();
      for (const { name, bytes } of built.files) files.set(name, bytes);
    },
    replace: (name, bytes) => {
      files.set(name, bytes);
    },
    down: (down) => {
      isDown = down;
    },
    silent: (silent) => {
      isSilent = silent;
    },
    asked: () => asked,
    close: () => {
      globalThis.fetch = original;
    },
  };
};
