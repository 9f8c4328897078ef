import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Settings } from '../config/env';
import { type PageValues, pageConstants } from '../config/pageValues';
import { OWN_ENQUIRY_URL } from '../content/enquiry/enquiryAddresses';
import { MANIFEST_NAME } from '../search/engines/embedded/build';
import { STOCK_INDEX_URL } from '../search/engines/fetchStockItem';
import { bundledScripts } from './inlineScripts';
import { UNUSED_MODULES } from './internals';

/**
 * Modules that libraries load for features that this site does not use. In the browser they are empty.
 *
 * - `qs` (12 kB gzipped with its dependencies): InstantSearch reads addresses with it where a site has no function for that.
 * - `hoist-non-react-statics` (1 kB): Emotion's `withTheme`. Our theme is CSS custom properties.
 * - The panel that lists events in `gatsby develop`.
 */
const UNUSED = [
  'qs',
  'hoist-non-react-statics',
  resolve('src/tracking/sinks/debugPanel.ts'),
  // The folder of packages may be a link, and webpack compares real paths.
  ...UNUSED_MODULES.map((file) => resolve(realpathSync('node_modules'), '..', file)),
];

/** InstantSearch loads a copy of a React hook, for React before version 18. React's own takes its place. */
const SHIMS = ['use-sync-external-store/shim', 'use-sync-external-store/shim/index.js'];

/**
 * Asks V8 to compile the functions of a script in the background, while it loads. Otherwise V8 compiles each function on the
 * main thread when it is first called: a third of a phone's work before a page answers to taps. For other browsers the
 * hint is a comment. Source: https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINTS = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /\.js$/,
  // After comments are removed (`PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE`, 400), and before files are named after their content.
  stage: 401,
};

const browserConfig = (plugins: CreateWebpackConfigArgs['plugins'], hasLog: boolean) => ({
  // Maps are for the stacks in the log of faults. `node.ts` moves them out of `public/`, where everything is published.
  devtool: hasLog ? 'hidden-source-map' : false,
  resolve: {
    alias: {
      ...Object.fromEntries(UNUSED.map((name) => [name, false])),
      ...Object.fromEntries(SHIMS.map((name) => [`${name}$`, 'react'])),
    },
  },
  module: {
    // What a page imports from a module and doesn't use is left out, and the module with it, whatever it works out when it loads.
    rules: [
      {
        include: [resolve('src'), resolve('templates')],
        exclude: resolve('src/components/layout'),
        sideEffects: false,
      },
    ],
  },
  plugins: [plugins.banner(COMPILE_HINTS)],
  optimization: {
    // Shared scripts need no names: Gatsby's have 40 digits each, in the list of scripts that every page loads.
    splitChunks: { cacheGroups: { shared: { name: false } } },
  },
});

/**
 * Adds our settings to Gatsby's webpack settings, for each stage of a build.
 * @param given what pages need to know of the settings: where forms are sent, and what is measured
 * @param pages what pages need to know of the dealer
 * @param missingPages the pages that the site does not link to
 */
export function configureWebpack(
  { actions, getConfig, plugins, stage }: CreateWebpackConfigArgs,
  {
    enquiryUrl = OWN_ENQUIRY_URL,
    searchEngine,
    tracking,
  }: Pick<Settings, 'enquiryUrl' | 'searchEngine' | 'tracking'>,
  pages: PageValues,
  missingPages: readonly string[] = [],
): void {
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        ...pageConstants(pages),
        ENQUIRY_URL: JSON.stringify(enquiryUrl),
        MISSING_PAGES: JSON.stringify(missingPages),
      }),
    ],
  });
  if (stage === 'build-javascript') {
    actions.setWebpackConfig(browserConfig(plugins, tracking?.log !== undefined));
    // Gatsby merges nothing into the output. Without this, each page has 0.9 to 1.5 kB more (record 13): longer hashes of all scripts,
    // of which hosts' rules and the service worker know the length, and webpack's own code for browsers before 2016.
    const config = getConfig();
    actions.replaceWebpackConfig({
      ...config,
      output: { ...config.output, hashDigestLength: 12, environment: { arrowFunction: true, const: true } },
    });
  }
  if (stage === 'build-html' || stage === 'develop-html')
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          SEARCH_MANIFEST:
            searchEngine.kind === 'embedded' ? JSON.stringify(STOCK_INDEX_URL + MANIFEST_NAME) : 'undefined',
          INLINE_SCRIPTS: JSON.stringify(bundledScripts()),
          TRACKING: tracking === undefined ? 'undefined' : JSON.stringify(tracking),
        }),
      ],
    });
}
