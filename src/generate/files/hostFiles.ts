import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PermanentRedirect } from '../../config/siteConfig';
import { SCRIPT_PROXY } from '../../config/tracking';
import { WORKER_FILE } from './offlineFiles';

/** The header for files whose content never changes under the same name. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/** The header for the service worker: an old worker would keep serving an old site. */
const ASKED_EACH_TIME = 'no-cache';

/** Folders in which no file ever changes. Pictures are also shown by other sites: marketplaces, CRMs, previews of links. */
const FOLDERS = [
  { path: '/static/*', readers: 'same-origin' },
  { path: '/pictures/*', readers: 'cross-origin' },
] as const;

/** Files elsewhere that never change: a hash of the content is in their name. */
const FILES = [
  { folder: '/', name: /-[0-9a-f]{20}\.(?:js|css)$/ },
  { folder: '/stock-index/', name: /\.bin$/ },
] as const;

type Rule = readonly [path: string, ...headers: (readonly [name: string, value: string])[]];

/**
 * The headers that a host adds, in the format of static hosts (`_headers`). These hosts tell browsers to ask again for all
 * other files by default. Hosts join the values of one header from two rules, so no header is in two rules for one file;
 * and `*` only works at the end of an address, so the files are named one by one.
 * @param everywhere the headers of every answer (`siteHeaders`)
 */
export async function hostHeaders(
  publicFolder: string,
  everywhere: readonly (readonly [name: string, value: string])[],
): Promise<string> {
  const files = await Promise.all(
    FILES.map(async ({ folder, name }) => {
      const names = await readdir(join(publicFolder, folder));
      return names
        .filter((file) => name.test(file))
        .sort()
        .map((file) => ({ path: folder + file, readers: 'same-origin' }));
    }),
  );
  const rules: readonly Rule[] = [
    ['/*', ...everywhere],
    ...[...FOLDERS, ...files.flat()].map(
      ({ path, readers }): Rule => [
        path,
        ['Cache-Control', KEPT_FOR_GOOD],
        ['Cross-Origin-Resource-Policy', readers],
      ],
    ),
    [`/${WORKER_FILE}`, ['Cache-Control', ASKED_EACH_TIME]],
  ];
  return rules
    .map(([path, ...headers]) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');
}

/**
 * The redirects in the format of static hosts (`_redirects`: from, to, status). The host keeps queries, the browser keeps
 * hashes. There is no line for `/stock/*`: see docs/decisions/0012.
 * @param script the address of another host's script that the site's host answers with (status 200)
 */
export const hostRedirects = (redirects: readonly PermanentRedirect[], script?: string): string =>
  [
    ...redirects.map(({ from, to }) => `${from}  ${to}  301`),
    ...(script === undefined ? [] : [`${SCRIPT_PROXY}  ${script}  200`]),
    '',
  ].join('\n');
