import { readdir } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Headers } from '../../src/config/securityHeaders';
import { RARE_TYPES } from './fileTypes';

export const WORKER_FILE = 'sw.js';

/** The header for files whose content never changes under the same name. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/** The header of everything else: browsers ask each time whether it has changed. */
export const ASK_AGAIN = 'public, max-age=0, must-revalidate';

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Files with headers of their own besides the common ones. An address has at most one of these rules. */
export interface FileRule {
  /** A folder, with a slash at its end; or a pattern that hosts with regular expressions read, and its files one by one. */
  readonly folder?: string;
  readonly pattern?: string;
  readonly files: readonly string[];
  /** The files as patterns of a shell, from the folder of the site. */
  readonly globs: readonly string[];
  readonly headers: Headers;
}

/** What a host does for the site. Each host's own files are written from this one table. */
export interface HostTable {
  /** The address of the site, without a final slash. */
  readonly siteUrl: string;
  /** The headers of every answer. */
  readonly everywhere: Headers;
  readonly rules: readonly FileRule[];
  /** Permanent, with the query kept. They apply with and without the final slash. */
  readonly redirects: readonly Redirect[];
  /** Pages that the dealer has deleted. A host that can answers 410 with the page for missing ones, else 404. */
  readonly gone: readonly string[];
  /** Files for hosts, which visitors must not see. */
  readonly hidden: readonly string[];
  /** Files whose ending some hosts do not know. */
  readonly rare: readonly { readonly file: string; readonly type: string }[];
  /** The server that takes enquiries, to which the host hands on; absent if the host runs functions, or is that server. */
  readonly apiServer?: string;
  /** The address of another host's script, with which the site answers at `SCRIPT_PROXY`. */
  readonly script?: string;
  /** Whether the files have compressed copies beside them. */
  readonly compressed: readonly Compression[];
}

export type Compression = 'gzip' | 'brotli';

/** What the server of enquiries answers (docs/leads.md). */
export const API_PATHS = ['/api/', '/health'] as const;

export const NOT_FOUND_PAGE = '/404.html';

/** Folders in which no file ever changes. Pictures are also shown by other sites: marketplaces, CRMs, previews of links. */
const FOLDERS = [
  { folder: '/static/', readers: 'same-origin' },
  { folder: '/pictures/', readers: 'cross-origin' },
] as const;

const HASH = '[0-9a-f]'.repeat(12);

/** Files elsewhere that never change: a hash of the content is in their name. The fewest first: some hosts read only so many rules. */
const HASHED = [
  { folder: '/stock-index/', name: '[^/]*\\.bin', globs: ['stock-index/*.bin'] },
  { folder: '/', name: '[^/]*-[0-9a-f]{12}\\.(?:js|css)', globs: [`*-${HASH}.js`, `*-${HASH}.css`] },
] as const;

const keptFor = (readers: string): Headers => [
  ['Cache-Control', KEPT_FOR_GOOD],
  ['Cross-Origin-Resource-Policy', readers],
];

/** The rules for the files of a built site. An old service worker would keep serving an old site. */
export async function fileRules(publicFolder: string): Promise<readonly FileRule[]> {
  const hashed = await Promise.all(
    HASHED.map(async ({ folder, name, globs }): Promise<FileRule> => {
      const whole = new RegExp(`^${name}$`);
      const files = (await readdir(join(publicFolder, folder))).filter((file) => whole.test(file)).sort();
      return {
        pattern: `^${folder}${name}$`,
        files: files.map((file) => folder + file),
        globs,
        headers: keptFor('same-origin'),
      };
    }),
  );
  return [
    ...FOLDERS.map(
      ({ folder, readers }): FileRule => ({
        folder,
        files: [],
        globs: [`${folder.slice(1)}*`],
        headers: keptFor(readers),
      }),
    ),
    { files: [`/${WORKER_FILE}`], globs: [WORKER_FILE], headers: [['Cache-Control', 'no-cache']] },
    ...hashed,
  ];
}

/** The files of a built site whose ending is rare. A dealer may have put some of them in `static/`. */
export async function rareFiles(publicFolder: string): Promise<HostTable['rare']> {
  const names = await readdir(publicFolder, { recursive: true });
  return names.sort().flatMap((name) => {
    const type = RARE_TYPES[extname(name).slice(1)];
    return type === undefined ? [] : [{ file: `/${name.split(sep).join('/')}`, type }];
  });
}
