/**
 * The fence around what no documentation promises. Everything that the site leans on inside Gatsby, Emotion and React stands
 * here, with the versions that it was tried on.
 *
 * Two kinds differ in what an untried version does. The shortcut (`staticPages`) only saves time: an untried version of a
 * package in `TRIED` switches the shortcut off, Gatsby makes every page, and the build says so. The rest is in `LEANED_ON`:
 * without it a page would be wrong or slower, so it stays, and the tests named there fail where it no longer holds.
 *
 * After an update: `npm test`, then add the version to `TRIED`.
 */

/** The versions with which the shortcut was tried: all of it is gone with one package that is not among them. */
export const TRIED: Readonly<Record<string, readonly string[]>> = {
  gatsby: ['5.16.1'],
  '@emotion/react': ['11.14.0'],
  '@emotion/cache': ['11.14.0'],
  react: ['19.3.1'],
  'react-dom': ['19.3.1'],
};

/** Gatsby's renderer, compiled for this build, under the project's folder. The thread calls its default export. */
export const RENDERER = '.cache/page-ssr/routes/render-page.js';

/** Gatsby's module that knows the scripts and styles of a template. */
export const CLIENT_ASSETS = 'gatsby/dist/utils/client-assets-for-template';

/** What we use of that module. */
export interface ClientAssets {
  readonly readWebpackStats: (publicFolder: string) => Promise<unknown>;
  readonly getScriptsAndStylesForTemplate: (chunk: string, stats: unknown) => Promise<object>;
}

/** Under `public/`: the HTML of each Slice, a file named by the Slice's id. */
export const SLICES_FOLDER = '_gatsby/slices';

/** Under `SLICES_FOLDER`: the elements that start Gatsby's scripts, which Gatsby puts into every page. */
export const SCRIPTS_SLICE = '_gatsby-scripts-1.html';

/** Under `public/`: the scripts of each template by the name of its chunk, as they were compiled for browsers. */
export const SCRIPTS_BY_CHUNK = 'webpack.stats.json';

/** Under `public/page-data/`: the answers of static queries, a file named by the query's hash. */
export const STATIC_QUERIES_FOLDER = 'sq/d';

/** Where Gatsby's renderer leaves a place for a Slice. Source of a pattern, since a thread takes no pattern. */
export const SLICE_PLACE = '<slice-start id="([^"]+)"></slice-start><slice-end id="\\1"></slice-end>';

/** What Gatsby writes around a Slice that it has put into a page. */
export const SLICE_MARK = /<!-- slice-(start|end) id="([^"]+)" -->/g;

/** Gatsby's loader in the browser: `BaseLoader` is not exported by the package. */
export const LOADER = '.cache/loader.js';

/** Registers `/sw.js` as soon as it is read, and calls the hooks of a service worker's life. */
export const WORKER_REGISTRATION = '.cache/register-service-worker.js';

/** How Gatsby's start of a page asks for that module. */
export const WORKER_START = './register-service-worker';

/** Modules of Gatsby that every page loads and no page of ours uses. */
export const UNUSED_MODULES = [
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
] as const;

/** Our hooks and settings as Gatsby compiled them. */
export const COMPILED_HOOKS = ['.cache/compiled/gatsby-node.js', '.cache/compiled/gatsby-config.js'] as const;

/**
 * Holds the difference that a build has found between Gatsby's pages and ours. `scripts/build.mjs` builds once more where a
 * build leaves this file. Gatsby empties the folder when packages or hooks change, so the shortcut is tried again then.
 */
export const DIFFERENCE_FILE = '.cache/pages-by-gatsby.txt';

interface LeanedOn {
  readonly of: 'Gatsby' | 'Emotion' | 'React' | 'gatsby-plugin-image';
  readonly what: string;
  /** The file that leans on it, and a piece of that file which shows it. */
  readonly file: string;
  readonly mark: string;
  /** The test that fails where it no longer holds. Absent: it is a matter of looks, of bytes, or of developing. */
  readonly test?: string;
}

/** What the code names in place, because a browser loads it or a layer below `src/gatsby` needs it. */
export const LEANED_ON: readonly LeanedOn[] = [
  {
    of: 'Gatsby',
    what: 'wraps a page’s head right after onRenderBody, without a pause, and knows head elements by an attribute',
    file: 'src/gatsby/staticPages/builtHead.ts',
    mark: 'data-gatsby-head',
    test: '__tests__/gatsby/staticPages/builtHead.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'names the functions of its loader enqueue, prefetch, hovering, loadPage, loadPageSync, isPageNotFound',
    file: 'src/gatsby/onePageOneRequest.ts',
    mark: 'isPageNotFound',
    test: '__tests__/browser/loading/pageLoading.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'draws what loadPage brings under the address of that moment, whatever page was asked for',
    file: 'src/gatsby/overtakenPages.ts',
    mark: 'loadPage',
    test: '__tests__/browser/search/journey.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'has loadPageSync return a page with the path by which the build knows it',
    file: 'src/gatsby/browser.tsx',
    mark: 'shown?.page?.path',
    test: '__tests__/browser/tracking.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'brings raw-loader',
    file: 'src/components/stock/gallery/GalleryScreen.tsx',
    mark: '!!raw-loader!',
    test: '__tests__/browser/stock/fullScreenPictures.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'keeps its loader in window.___loader',
    file: 'src/gatsby/browser.tsx',
    mark: '___loader',
    test: '__tests__/browser/loading/pageLoading.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'asks for page data with fetchPageDataJson and loadPage of BaseLoader, and marks an answer of 500',
    file: 'src/gatsby/pageDataFaults.ts',
    mark: 'internalServerError',
    test: '__tests__/browser/loading/pageLoading.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'reads addresses with the global encodeURI(decodeURI(…)), which throw',
    file: 'src/gatsby/lenientAddress.ts',
    mark: 'encodeURI(decodeURI(pathname))',
    test: '__tests__/browser/search/hostileAddresses.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'stops at an address whose path cannot be decoded, before its scripts have begun',
    file: 'src/gatsby/leaveUndecodable.ts',
    mark: 'decodeURI',
    test: '__tests__/browser/search/hostileAddresses.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'loads the next page as a document once a newer service worker has set window.___swUpdated',
    file: 'src/gatsby/workerTalk.ts',
    mark: '___swUpdated',
    test: '__tests__/browser/loading/serviceWorker.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'announces pages in the element gatsby-announcer, and keeps its own key in a history entry',
    file: 'src/gatsby/announceOtherPages.ts',
    mark: 'gatsby-announcer',
    test: '__tests__/gatsby/announceOtherPages.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'starts its scripts by async elements without other attributes, and writes their Slice before our hook of webpack',
    file: 'src/gatsby/startAfterPaint.ts',
    mark: 'STARTED_BY_GATSBY',
    test: '__tests__/browser/loading/firstPaint.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'asks for app-data.json, slice-data and page-data at these addresses, and names chunks by their templates',
    file: 'src/gatsby/earlySearch.ts',
    mark: 'app-data.json',
    test: '__tests__/browser/search/coldLink.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'writes the path of a page into its HTML as window.pagePath',
    file: 'src/app/hydratePage.ts',
    mark: 'pagePath',
    test: '__tests__/browser/search/stockForEverybody.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'draws the page in the element gatsby-focus-wrapper',
    file: 'src/app/LastResort.tsx',
    mark: 'gatsby-focus-wrapper',
    test: '__tests__/browser/loading/missingScripts.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'moves the focus to the element gatsby-focus-wrapper after each navigation',
    file: 'src/theme/globalCss.ts',
    mark: 'gatsby-focus-wrapper',
  },
  {
    of: 'Gatsby',
    what: 'keeps the hash of the scripts in window.___webpackCompilationHash',
    file: 'src/components/ui/later/reloadForNewerSite.ts',
    mark: '___webpackCompilationHash',
    test: '__tests__/components/ui/later/later.test.tsx',
  },
  {
    of: 'Gatsby',
    what: 'reads sources again at the event WEBHOOK_RECEIVED of its development server',
    file: 'plugins/content-endpoint/gatsby-node.ts',
    mark: 'WEBHOOK_RECEIVED',
  },
  {
    of: 'gatsby-plugin-image',
    what: 'adds styles under keys that begin with gatsby-image-style',
    file: 'src/gatsby/htmlHead.tsx',
    mark: 'gatsby-image-style',
  },
  {
    of: 'Emotion',
    what: 'keeps the rules of a cache in registered and inserted, and places no styles itself where compat is set',
    file: 'src/gatsby/staticPages/pageStyles.tsx',
    mark: 'cache.inserted',
    test: '__tests__/gatsby/staticPages/pageStyles.test.ts',
  },
  {
    of: 'Emotion',
    what: 'names a class by the key of its cache and the hash of its styles, and chains key frames by next',
    file: 'src/gatsby/staticPages/builtJsx.ts',
    mark: 'part.next',
    test: '__tests__/gatsby/staticPages/builtJsx.test.ts',
  },
  {
    of: 'React',
    what: 'makes the ids of useId from the places of components in the tree',
    file: 'src/gatsby/staticPages/builtJsx.ts',
    mark: 'useId',
    test: '__tests__/gatsby/staticPages/builtJsx.test.ts',
  },
  {
    of: 'React',
    what: 'leaves the built HTML of an element with suppressHydrationWarning and empty inner HTML as it is',
    file: 'src/components/ui/later/later.tsx',
    mark: 'suppressHydrationWarning',
    test: '__tests__/browser/loading/missingScripts.test.ts',
  },
];
