/**
 * The files that a listing with filters needs. They are in a `meta` of its head, where `startSearchEarly` reads them.
 */
export interface EarlySearch {
  /** The name of the template's chunk. */
  readonly template: string;
  /** The addresses of the page's data. */
  readonly data: readonly string[];
  /** The address of the search index's manifest; absent if another engine answers. */
  readonly manifest?: string;
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

/** @param manifest the address of the search index's manifest, if the search runs in the browser */
export const earlySearch = (
  pathname: string,
  { componentChunkName, staticQueryHashes = [] }: PageData,
  manifest: string | undefined,
): EarlySearch => ({
  template: componentChunkName,
  data: [
    ...SHARED_DATA,
    `/page-data${pathname}page-data.json`,
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ],
  manifest,
});
