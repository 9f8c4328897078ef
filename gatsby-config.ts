import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { buildSchema } from 'graphql';
import { contentSource } from './generate/content/contentSource';
import { APPENDED_SCRIPT } from './generate/files/offlineFiles';
import type { SitemapEntry } from './generate/files/siteFiles';
import { readDealer } from './src/config/dealer';
import { readSettings } from './src/config/env';
import { tagUrl } from './src/config/tracking';

const settings = readSettings();
const dealer = readDealer();
const content = contentSource(settings);
const { tag } = settings.tracking ?? {};

/**
 * Visited pages open offline. These rules take the place of the plugin's own; what they cannot say is in the appended script
 * (record 14): pages, their data and their scripts.
 */
const offline = {
  resolve: 'gatsby-plugin-offline',
  options: {
    appendScript: APPENDED_SCRIPT,
    debug: false,
    workboxConfig: {
      runtimeCaching: [
        // Named by their content.
        { urlPattern: /\/\/[^/]+\/static\/.+\.\w+$/, handler: 'CacheFirst' },
        { urlPattern: /\/\/[^/]+\/pictures\/.+\.\w+$/, handler: 'CacheFirst' },
        // Pictures that may change.
        {
          urlPattern: /\/\/[^/]+\/(?:favicon\.svg|(?:icons|uploads)\/.+\.\w+)$/,
          handler: 'StaleWhileRevalidate',
        },
      ],
    },
  },
};

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: dealer.site.url, title: dealer.site.dealerId },
  trailingSlash: 'always',
  // What `gatsby develop` and `gatsby serve` hand on at `/__third-party-proxy`; on other hosts: `_redirects`.
  partytownProxiedURLs: tag === undefined ? [] : [tagUrl(tag)],
  // For what `gatsby develop` lints. Babel reads `.babelrc.json`.
  jsxRuntime: 'automatic',
  plugins: [
    { resolve: 'content-endpoint', options: { dealer } },
    {
      resolve: 'gatsby-source-graphql',
      options: {
        typeName: 'Content',
        fieldName: 'content',
        url: content.url,
        fetch: content.fetch,
        // The contract is a file of ours. Without introspection, no schema of an earlier build can stay in a cache.
        createSchema: async () =>
          buildSchema(readFileSync(join(process.cwd(), 'plugins/content-endpoint/schema.graphql'), 'utf8')),
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sitemap',
      options: {
        query: '{ site { siteMetadata { siteUrl } } sitemap { entries } }',
        resolvePages: ({ sitemap }: { sitemap: { entries: readonly SitemapEntry[] } }) => sitemap.entries,
        serialize: ({ path, ...entry }: SitemapEntry) => ({ url: path, ...entry }),
      },
    },
    ...(settings.serviceWorker ? [offline] : []),
  ],
};

export default config;
