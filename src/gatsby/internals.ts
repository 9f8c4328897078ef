/**
 * Everything undocumented inside Gatsby, Emotion and React that the site depends on, with the versions that we tried.
 *
 * There are two kinds. The shortcut (`staticPages`) only saves time: if a package in `TRIED` has an untried version, the
 * build skips the shortcut, lets Gatsby make every page, and says so. Everything in `LEANED_ON` stays, because pages would
 * be wrong or slower without it. The tests named there fail when it no longer works.
 *
 * After an update: run `npm test`, then add the version to `TRIED`.
 */

/** The versions with which we tried the shortcut. One package of another version switches the whole shortcut off. */
export const TRIED: Readonly<Record<string, readonly string[]>> = {
  gatsby: ['5.16.1'],
  '@emotion/react': ['11.14.0'],
  '@emotion/cache': ['11.14.0'],
  react: ['19.3.1'],
  'react-dom': ['19.3.1'],
};

/** Gatsby's renderer, compiled for this build, relative to the project. The thread calls its default export. */
export const RENDERER = '.cache/page-ssr/routes/render-page.js';

/** Gatsby's module that knows the scripts and styles of a template. */
export const CLIENT_ASSETS = 'gatsby/dist/utils/client-assets-for-template';

/** The parts of that module that we use. */
export interface ClientAssets {
  readonly readWebpackStats: (publicFolder: string) => Promise<unknown>;
  readonly getScriptsAndStylesForTemplate: (chunk: string, stats: unknown) => Promise<object>;
}

/** In `public/`: the HTML of each Slice, in a file named by the Slice's id. */
export const SLICES_FOLDER = '_gatsby/slices';

/** In `SLICES_FOLDER`: the elements that start Gatsby's scripts. Gatsby puts them into every page. */
export const SCRIPTS_SLICE = '_gatsby-scripts-1.html';

/** The id of the script with which Gatsby tells the browser the path of the page. */
export const PAGE_PATH_ELEMENT = 'gatsby-script-loader';

/** In `public/`: the compiled scripts of each template, by the name of its chunk. */
export const SCRIPTS_BY_CHUNK = 'webpack.stats.json';

/** In `public/`: the same once more, for a Gatsby that does not put it into pages. Nobody reads it here. */
export const CHUNK_MAP = 'chunk-map.json';

/** The folder for both after a build: they name the project's files, and are not published. */
export const COMPILATION_FOLDER = '.cache';

/** In `public/page-data/`: the results of static queries, in files named by the query's hash. */
export const STATIC_QUERIES_FOLDER = 'sq/d';

/** The place that Gatsby's renderer leaves for a Slice. The source of a pattern, because a thread cannot receive a pattern. */
export const SLICE_PLACE = '<slice-start id="([^"]+)"></slice-start><slice-end id="\\1"></slice-end>';

/** The comments that Gatsby writes around a Slice in a page. */
export const SLICE_MARK = /<!-- slice-(start|end) id="([^"]+)" -->/g;

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

/** Our hooks and settings as Gatsby compiled them. */
export const COMPILED_HOOKS = ['.cache/compiled/gatsby-node.js', '.cache/compiled/gatsby-config.js'] as const;

/**
 * Holds the difference that a build has found between Gatsby's pages and ours. If this file exists after a build,
 * `scripts/build.mjs` builds once more. Gatsby empties the folder when packages or hooks change, so the next build tries
 * the shortcut again.
 */
export const DIFFERENCE_FILE = '.cache/pages-by-gatsby.txt';

interface LeanedOn {
  readonly of: 'Gatsby' | 'Emotion' | 'React';
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
    what: 'wraps a page’s head right after onRenderBody, without a pause, and knows head elements by an attribute',
    file: 'src/gatsby/staticPages/builtHead.ts',
    test: '__tests__/gatsby/staticPages/builtHead.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'names the functions of its loader enqueue, prefetch, hovering, loadPage, loadPageSync, isPageNotFound',
    file: 'src/gatsby/onePageOneRequest.ts',
    test: '__tests__/browser/loading/pageLoading.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'renders what loadPage returns under the address of that moment, whatever page was asked for',
    file: 'src/gatsby/overtakenPages.ts',
    test: '__tests__/browser/search/journey.test.ts',
  },
  {
    of: 'Gatsby',
    what: 'has loadPageSync return a page with the path by which the build knows it',
    file: 'src/gatsby/browser.tsx',
    test: '__tests__/browser/tracking/tag.test.ts',
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
    file: 'src/gatsby/leaveUndecodable.ts',
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
    what: 'starts its scripts with async elements without other attributes, names chunks and compilation in scripts that set one variable, and writes their Slice before our webpack hook runs',
    file: 'src/gatsby/startAfterPaint.ts',
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
    of: 'Emotion',
    what: 'keeps the rules of a cache in registered and inserted, and places no styles itself where compat is set',
    file: 'src/gatsby/staticPages/pageStyles.tsx',
    test: '__tests__/gatsby/staticPages/pageStyles.test.ts',
  },
  {
    of: 'Emotion',
    what: 'names a class by the key of its cache and the hash of its styles, and chains key frames by next',
    file: 'src/gatsby/staticPages/builtJsx.ts',
    test: '__tests__/gatsby/staticPages/builtJsx.test.ts',
  },
  {
    of: 'React',
    what: 'makes the ids of useId from the places of components in the tree',
    file: 'src/gatsby/staticPages/builtJsx.ts',
    test: '__tests__/gatsby/staticPages/builtJsx.test.ts',
  },
  {
    of: 'React',
    what: 'leaves the built HTML of an element with suppressHydrationWarning and empty inner HTML as it is',
    file: 'src/components/ui/later/later.tsx',
    test: '__tests__/browser/loading/missingScripts.test.ts',
  },
];
