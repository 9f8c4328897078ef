/** The worker's caches, and the most files that each one keeps. Beyond that, what was kept first goes first. */
export const MOST = { pages: 600, data: 1300, index: 40, files: 300, pictures: 600 } as const;

export type Shelf = keyof typeof MOST;

/** What the worker does with files of one kind. */
export interface Kind {
  readonly shelf: Shelf;
  /**
   * `network`: the file says what is true now, so the kept copy answers only where the network does not.
   * `shelf`: a file of this name never changes, so the kept copy answers at once.
   */
  readonly first: 'network' | 'shelf';
}

/** Names every other file of the index. It is kept only together with these files: see `keepIndex`. */
export const INDEX_MANIFEST = '/stock-index/manifest.json';

export const APP_DATA = '/page-data/app-data.json';

/** Enquiries, the content editor and previews. */
export const NEVER_PAGES = ['api', 'admin', 'preview'] as const;

/** Those folders, and the files that hosts and browsers read for themselves. */
const NEVER = new RegExp(`^/(?:(?:${NEVER_PAGES.join('|')})(?:/|$)|_|sw\\.js$|whole-site\\.json$)`, 'i');

const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/;

/** The first row that fits says what is done. */
const FILES: readonly (readonly [path: RegExp, kind: Kind])[] = [
  [/^\/(?:page-data|slice-data)\/.+\.json$/, { shelf: 'data', first: 'network' }],
  [/^\/stock-index\/.+\.[0-9a-f]{8}(?:\.\d+)?\.(?:bin|json)$/, { shelf: 'index', first: 'shelf' }],
  [/^\/stock-index\/.+\.json$/, { shelf: 'index', first: 'network' }],
  [/^\/[^/]+-[0-9a-f]{20}\.(?:js|css)$/, { shelf: 'files', first: 'shelf' }],
  [/^\/static\/.+\.woff2$/, { shelf: 'files', first: 'shelf' }],
  [/^\/static\/.+\.\w+$/, { shelf: 'pictures', first: 'shelf' }],
  [/^\/pictures\//, { shelf: 'pictures', first: 'shelf' }],
  [PICTURE, { shelf: 'pictures', first: 'network' }],
];

/**
 * What the worker does with an address of this site; `undefined` where the browser does as it would without the worker.
 * @param isPage whether the browser asks for it as a page
 */
export function kindOf(path: string, isPage: boolean): Kind | undefined {
  if (NEVER.test(path)) return undefined;
  if (isPage) return /\.\w+$/.test(path) ? undefined : { shelf: 'pages', first: 'network' };
  return FILES.find(([pattern]) => pattern.test(path))?.[1];
}

/** The name under which a file is kept. A query never changes our files, and `/about` and `/about/` are the same page. */
export const keyOf = (path: string, { shelf }: Kind): string =>
  shelf === 'pages' && !path.endsWith('/') ? `${path}/` : path;
