import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { OWN_ENQUIRY_URL } from '../config/enquiryUrl';
import type { Settings } from '../config/env';
import { clockChanges } from '../domain/clockChanges';
import { formattedClock } from '../domain/wallClock';
import type { ContentSource } from '../generate/content/contentSource';
import { COMPILED_HOOKS, LOADER, UNUSED_MODULES, WORKER_REGISTRATION, WORKER_START } from './internals';
import { startScriptsAfterPaint } from './startAfterPaint';

/**
 * Modules that libraries load for features that this site does not use. In the browser they are empty.
 *
 * - `qs` (12 kB gzipped with its dependencies): InstantSearch's own router. Ours is `src/search/address/router.ts`.
 * - `hoist-non-react-statics` (1 kB): Emotion's `withTheme`. Our theme is CSS custom properties.
 * - The panel that lists events in `gatsby develop`.
 * - Gatsby's start of the service worker: `registerWhenIdle` starts it later.
 */
const UNUSED = [
  'qs',
  'hoist-non-react-statics',
  WORKER_START,
  resolve('src/tracking/sinks/debugPanel.ts'),
  // The folder of packages may be a link, and webpack compares real paths.
  ...UNUSED_MODULES.map((file) => resolve(realpathSync('node_modules'), '..', file)),
];

/**
 * InstantSearch loads a copy of a React hook, for React before version 18. React's own hook takes its place, which saves
 * 0.3 kB gzipped.
 */
const SHIMS = ['use-sync-external-store/shim', 'use-sync-external-store/shim/index.js'];

/** The parts of webpack's compiler that we use. */
interface Compiler {
  readonly webpack: {
    readonly BannerPlugin: new (options: object) => { apply(compiler: Compiler): void };
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
  };
  readonly hooks: {
    readonly done: { tap(name: string, job: (stats: { readonly compilation: Compilation }) => void): void };
  };
}

interface Compilation {
  readonly buildDependencies: Pick<Set<string>, 'clear'>;
}

/**
 * Asks V8 to compile the functions of a script in the background, while it loads. Otherwise V8 compiles each function on the
 * main thread when it is first called: a third of a phone's work before a page answers to taps. For other browsers the
 * hint is a comment. Source: https://v8.dev/blog/explicit-compile-hints
 */
const compileHints = {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      include: /\.js$/,
      // After comments are removed, and before file names are made from the content.
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler);
  },
};

/** How many years before and after a build the pages know the changes of the dealership's clock. */
const KNOWN_YEARS = { before: 3, after: 8 } as const;

/** The changes of the dealership's clock in the years around now. For other years a page asks the browser. */
async function dealerClock(content: ContentSource) {
  const { site } = await content.ask<{ site: { timeZone: string } }>('{ site { timeZone } }');
  const year = new Date().getUTCFullYear();
  const years = [year - KNOWN_YEARS.before, year + KNOWN_YEARS.after].map(
    (one) => new Date(Date.UTC(one, 0)),
  );
  return clockChanges(site.timeZone, years as [Date, Date], formattedClock);
}

/**
 * The files that decide whether webpack's cache is still valid: the packages that npm installed, our hooks and settings, and
 * the browsers to compile for, which `package.json` may name.
 */
const DECIDING = ['node_modules/.package-lock.json', 'package.json', ...COMPILED_HOOKS];

/** Another file that may name the browsers to compile for. */
const BROWSERS = '.browserslistrc';

/**
 * Gives webpack's cache a version: a hash of the deciding files. Without a version, webpack follows everything that Gatsby,
 * the loaders and our hooks require: some thousands of files, which takes 9 s of a first build. If another installer than
 * npm was used, webpack still does so.
 */
async function withCacheVersion<
  Config extends { readonly cache?: object; readonly plugins?: readonly object[] },
>(config: Config): Promise<Config> {
  if (!DECIDING.every(existsSync)) return config;
  const hash = createHash('sha256');
  const files = [...DECIDING, ...(existsSync(BROWSERS) ? [BROWSERS] : [])];
  for (const file of files) hash.update(await readFile(file));
  return {
    ...config,
    cache: { ...config.cache, version: hash.digest('hex'), buildDependencies: {} },
    plugins: [...(config.plugins ?? []), forgetLoaders],
  };
}

/** Removes the loaders from the cache's dependencies: webpack adds every loader that was used. */
const forgetLoaders = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('forgetLoaders', ({ compilation }) => compilation.buildDependencies.clear());
  },
};

/** Replacements for the global functions with which Gatsby reads addresses. The global functions can throw. */
const ADDRESS_READERS = {
  decodeURI: [resolve('src/gatsby/lenientAddress.ts'), 'decodeAddress'],
  encodeURI: [resolve('src/gatsby/lenientAddress.ts'), 'encodeAddress'],
};

/**
 * Adds our settings to Gatsby's webpack settings, for each stage of a build.
 * @param isShort whether we write the stock pages ourselves
 * @param given what pages need to know of the settings: where forms are sent, whether there is a service worker, what is
 *   measured
 */
export async function configureWebpack(
  { actions, getConfig, plugins, stage }: CreateWebpackConfigArgs,
  content: ContentSource,
  isShort: boolean,
  {
    enquiryUrl = OWN_ENQUIRY_URL,
    serviceWorker,
    tracking,
  }: Pick<Settings, 'enquiryUrl' | 'serviceWorker' | 'tracking'>,
): Promise<void> {
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        ENQUIRY_URL: JSON.stringify(enquiryUrl),
        SERVICE_WORKER: JSON.stringify(serviceWorker),
      }),
    ],
  });
  if (stage === 'build-javascript' || stage === 'build-html')
    actions.replaceWebpackConfig(await withCacheVersion(getConfig()));
  if (stage === 'build-javascript' || stage === 'develop') {
    actions.setWebpackConfig({
      resolve: {
        alias: {
          'gatsby-loader$': resolve(LOADER),
          'gatsby-service-worker$': resolve(WORKER_REGISTRATION),
        },
      },
      plugins: [plugins.provide(ADDRESS_READERS)],
    });
  }
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      // Everything in `public/` is published, and nothing reads a source map there: the log of faults holds no stack.
      devtool: false,
      resolve: {
        alias: {
          ...Object.fromEntries(UNUSED.map((name) => [name, false])),
          ...Object.fromEntries(SHIMS.map((name) => [`${name}$`, 'react'])),
        },
      },
      plugins: [
        compileHints,
        startScriptsAfterPaint,
        plugins.define({ DEALER_CLOCK: JSON.stringify(await dealerClock(content)) }),
      ],
    });
  }
  if (stage === 'build-html' || stage === 'develop-html')
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          SHORTCUT: JSON.stringify(isShort),
          TRACKING: tracking === undefined ? 'undefined' : JSON.stringify(tracking),
        }),
      ],
    });
  if (stage === 'build-html' && isShort) {
    actions.setWebpackConfig({
      resolve: { alias: { '@emotion/react/jsx-runtime$': resolve('src/gatsby/staticPages/builtJsx.ts') } },
    });
  }
}
