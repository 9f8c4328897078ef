/** The most files in each of the worker's caches. When a cache is full, its oldest files are deleted. */
export const MOST = { pages: 600, data: 1300, index: 40, files: 300, pictures: 600 } as const;

export type Shelf = keyof typeof MOST;

/** What the worker does with files of one kind. */
export interface Kind {
  readonly shelf: Shelf;
  /**
   * `network`: the file can change, so the stored copy answers only if the network does not.
   * `shelf`: a file with this name never changes, so the stored copy answers at once.
   */
  readonly first: 'network' | 'shelf';
}

/** Names every other file of the index. The worker stores it only after those files: see `keepIndex`. */
export const INDEX_MANIFEST = '/stock-index/manifest.json';

export const APP_DATA = '/page-data/app-data.json';

/** Enquiries, the content editor and previews. */
export const NEVER_PAGES = ['api', 'admin', 'preview'] as const;

/** These folders, and the files that only hosts and browsers read. */
const NEVER = new RegExp(`^/(?:(?:${NEVER_PAGES.join('|')})(?:/|$)|_|sw\\.js$|whole-site\\.json$)`, 'i');

const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/;

/** The first row that matches decides. */
const FILES: readonly (readonly [path: RegExp, kind: Kind])[] = [
  [/^\/(?:page-data|slice-data)\/.+\.json$/, { shelf: 'data', first: 'network' }],
  [/^\/stock-index\/.+\.[0-9a-f]{8}(?:\.\d+)?\.(?:bin|json)$/, { shelf: 'index', first: 'shelf' }],
  [/^\/stock-index\/.+\.json$/, { shelf: 'index', first: 'network' }],
  [/^\/[^/]+-[0-9a-f]{20}\.(?:js|css)$/, { shelf: 'files', first: 'shelf' }],
  [/^\/static\/.+\.woff2$/, { shelf: 'files', first: 'shelf' }],
  [/^\/static\/.+\.\w+$/, { shelf: 'pictures', first: 'shelf' }],
  // Icons are parts of every listing: no picture of a vehicle takes their place.
  [/^\/icons\/.+\.(?:svg|png)$/, { shelf: 'files', first: 'network' }],
  [/^\/pictures\//, { shelf: 'pictures', first: 'shelf' }],
  [PICTURE, { shelf: 'pictures', first: 'network' }],
];

/**
 * What the worker does with an address of this site; `undefined` if it leaves the request to the browser.
 * @param isPage whether the browser asks for the address as a page
 */
export function kindOf(path: string, isPage: boolean): Kind | undefined {
  if (NEVER.test(path)) return undefined;
  if (isPage) return /\.\w+$/.test(path) ? undefined : { shelf: 'pages', first: 'network' };
  return FILES.find(([pattern]) => pattern.test(path))?.[1];
}

/** The name under which a file is stored. A query never changes our files, and `/about` and `/about/` are the same page. */
export const keyOf = (path: string, { shelf }: Kind): string =>
  shelf === 'pages' && !path.endsWith('/') ? `${path}/` : path;
