/** The name of the `meta` with which a listing tells what a search needs. */
export const EARLY_SEARCH_META = 'early-search';

/** The files that a listing with filters needs. `startSearchEarly` requests them. */
export interface EarlySearch {
  /** The name of the template's chunk. */
  readonly template: string;
  /** The addresses of the page's data. */
  readonly data: readonly string[];
  /** Whether the search runs in the browser. */
  readonly isEmbedded: boolean;
}

/** The data that Gatsby requests on every page before it renders the page. */
const SHARED_DATA = [
  '/page-data/app-data.json',
  '/slice-data/site-header.json',
  '/slice-data/site-footer.json',
];

/** A page's data, in which Gatsby names its chunk and the hashes of its static queries. */
export interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes?: readonly string[];
}

export const earlySearch = (
  pathname: string,
  { componentChunkName, staticQueryHashes = [] }: PageData,
  isEmbedded: boolean,
): EarlySearch => ({
  template: componentChunkName,
  data: [
    ...SHARED_DATA,
    `/page-data${pathname}page-data.json`,
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ],
  isEmbedded,
});
