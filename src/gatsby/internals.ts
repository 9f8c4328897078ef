/**
 * Everything undocumented inside Gatsby and React that the site depends on: pages would be wrong or slower without it. The
 * tests named in `LEANED_ON` fail when it no longer works.
 */

/** The Slice of the elements that start Gatsby's scripts, at the end of every page. */
export const SCRIPTS_SLICE = '_gatsby-scripts';

/** The id of the script with which Gatsby tells the browser the path of the page. */
export const PAGE_PATH_ELEMENT = 'gatsby-script-loader';

/** In `public/`: the compiled scripts of each template, by the name of its chunk. */
export const SCRIPTS_BY_CHUNK = 'webpack.stats.json';

/** In `public/`: the same once more, for a Gatsby that does not put it into pages. Nobody reads it here. */
export const CHUNK_MAP = 'chunk-map.json';

/** The folder for both after a build: they name the project's files, and are not published. */
export const COMPILATION_FOLDER = '.cache';

/** Gatsby's loader in the browser. The package does not export its class `BaseLoader`. */
export const LOADER = '.cache/loader.js';

/** Registers `/sw.js` as soon as it is loaded, and calls Gatsby's service worker hooks. */
export const WORKER_REGISTRATION = '.cache/register-service-worker.js';

/** The path by which Gatsby's start script imports that module. */
export const WORKER_START = './register-service-worker';

/**
 * Modules of Gatsby that every page loads and none of our pages uses. This one starts Partytown, in `gatsby develop` alone,
 * and would bring Partytown to every page.
 */
export const UNUSED_MODULES = [
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
] as const;

interface LeanedOn {
  readonly of: 'Gatsby' | 'React';
  readonly what: string;
  /** The file that depends on it. */
  readonly file: string;
  /** The test that fails when it no longer works. Absent if it only affects looks, bytes or development. */
  readonly test?: string;
}

/** What other files depend on, because a browser loads them or a layer below `src/gatsby` needs them. */
export const LEANED_ON: readonly LeanedOn[] = [
  {
    of: 'Gatsby',
    what: 'names the functions of its loader enqueue, prefetch, hovering, loadPage, loadPageSync, isPageNotFound',
    file: 'src/gatsby/onePageOneRequest.ts',
    test: '__tests__/browser/loading/pageLoading.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'has loadPageSync return a page with the path by which the build knows it',
    file: 'src/gatsby/browser.tsx',
    test: '__tests__/browser/tracking.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'brings raw-loader',
    file: 'src/components/pages/stockItem/gallery/GalleryScreen.tsx',
    test: '__tests__/browser/stock/fullScreenPictures.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'keeps its loader in window.___loader',
    file: 'src/gatsby/browser.tsx',
    test: '__tests__/browser/loading/pageLoading.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'asks for page data with fetchPageDataJson and loadPage of BaseLoader, and marks an answer of 500',
    file: 'src/gatsby/pageDataFaults.ts',
    test: '__tests__/browser/loading/pageLoading.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'reads addresses with the global encodeURI(decodeURI(…)), which can throw',
    file: 'src/gatsby/lenientAddress.ts',
    test: '__tests__/browser/search/hostileAddresses.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'stops at an address whose path cannot be decoded, before its scripts have begun',
    file: 'src/gatsby/inline/leaveUndecodable.ts',
    test: '__tests__/browser/search/hostileAddresses.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'loads the next page as a document once a newer service worker has set window.___swUpdated',
    file: 'src/gatsby/workerTalk.ts',
    test: '__tests__/browser/loading/serviceWorker.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'announces pages in the element gatsby-announcer, and keeps its own key in a history entry',
    file: 'src/gatsby/announceOtherPages.ts',
    test: '__tests__/gatsby/announceOtherPages.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'starts its scripts in a Slice at the end of the body, and names chunks and compilation there in scripts that set one variable',
    file: 'src/gatsby/inline/startScripts.ts',
    test: '__tests__/browser/loading/firstPaint.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'asks for app-data.json, slice-data and page-data at these addresses, and names chunks by their templates',
    file: 'src/gatsby/earlySearch.ts',
    test: '__tests__/browser/search/coldLink.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'writes the path of a page into its HTML as window.pagePath',
    file: 'src/app/hydratePage.ts',
    test: '__tests__/browser/search/stockForEverybody.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'writes that path in a script of its own, an element of the body with the id gatsby-script-loader',
    file: 'src/gatsby/htmlHead.tsx',
    test: '__tests__/browser/publishedFiles.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'renders the page into the element gatsby-focus-wrapper',
    file: 'src/app/LastResort.tsx',
    test: '__tests__/browser/loading/missingScripts.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'moves the focus to the element gatsby-focus-wrapper after each navigation',
    file: 'src/theme/globalCss.ts',
  },
  {
    of: 'Gatsby',
    what: 'keeps the hash of the scripts in window.___webpackCompilationHash',
    file: 'src/components/ui/later/reloadForNewerSite.ts',
    test: '__tests__/components/ui/later/later.test.tsx',
  },
  {
    of: 'Gatsby',
    what: 'reads sources again at the event WEBHOOK_RECEIVED of its development server',
    file: 'plugins/content-endpoint/gatsby-node.ts',
  },
  {
    of: 'React',
    what: 'leaves the built HTML of an element with suppressHydrationWarning and empty inner HTML as it is',
    file: 'src/components/ui/later/later.tsx',
    test: '__tests__/browser/loading/missingScripts.test.ts',
  },
];
