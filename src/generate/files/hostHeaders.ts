import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKER_FILE } from './serviceWorker';

/** What a host says with files that another build never writes differently under the same name. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/** What a host says with the service worker: an old one would keep a whole site old. */
export const ASKED_EACH_TIME = 'no-cache';

/** Folders of such files. */
const FOLDERS = ['/static/', '/pictures/'] as const;

/** Such files beside others: named by a hash of what is in them. */
const FILES = [
  { folder: '/', name: /-[0-9a-f]{20}\.(?:js|css)$/ },
  { folder: '/stock-index/', name: /\.bin$/ },
] as const;

/**
 * The headers that a host adds, as hosts of static sites read them (`_headers`). Every other file is asked for each
 * time, which these hosts do by themselves: two rules for one file would be joined. They know `*` at the end of an
 * address alone, so files are named one by one.
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
