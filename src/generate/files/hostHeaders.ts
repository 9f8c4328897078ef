import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKER_FILE } from './serviceWorker';

/** The header for files whose content never changes under the same name. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/** The header for the service worker: an old worker would keep serving an old site. */
export const ASKED_EACH_TIME = 'no-cache';

/** Folders in which no file ever changes. */
const FOLDERS = ['/static/', '/pictures/'] as const;

/** Files elsewhere that never change: a hash of the content is in their name. */
const FILES = [
  { folder: '/', name: /-[0-9a-f]{20}\.(?:js|css)$/ },
  { folder: '/stock-index/', name: /\.bin$/ },
] as const;

/**
 * The headers that a host adds, in the format of static hosts (`_headers`). These hosts tell browsers to ask again for all
 * other files by default. Two rules for one file would be joined, and `*` only works at the end of an address, so the files
 * are named one by one.
 */
export async function hostHeaders(publicFolder: string): Promise<string> {
  const files = await Promise.all(
    FILES.map(async ({ folder, name }) => {
      const names = await readdir(join(publicFolder, folder));
      return names
        .filter((file) => name.test(file))
        .sort()
        .map((file) => folder + file);
    }),
  );
  const paths = [...FOLDERS.map((folder) => `${folder}*`), ...files.flat()];
  const rules = [...paths.map((path) => [path, KEPT_FOR_GOOD]), [`/${WORKER_FILE}`, ASKED_EACH_TIME]];
  return rules.map(([path, header]) => `${path}\n  Cache-Control: ${header}\n`).join('');
}
