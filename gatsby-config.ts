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
const { site } = readDealer();
const content = contentSource(settings);
const { tag } = settings.tracking ?? {};

/**
 * Visited pages open offline. Our script says what comes from the network and what from the device (record 14), so the
 * plugin's own four rules match no address; its options are merged with ours one by one.
 */
const offline = {
  resolve: 'gatsby-plugin-offline',
  options: {
    appendScript: APPENDED_SCRIPT,
    debug: false,
    workboxConfig: { runtimeCaching: Array(4).fill({ urlPattern: /^$/, handler: 'NetworkOnly' }) },
  },
};

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, title: site.dealerId },
  trailingSlash: 'always',
  // What `gatsby develop` and `gatsby serve` hand on at `/__third-party-proxy`; on other hosts: `_redirects`.
  partytownProxiedURLs: tag === undefined ? [] : [tagUrl(tag)],
  // For what `gatsby develop` lints. Babel reads `.babelrc.json`.
  jsxRuntime: 'automatic',
  plugins: [
    'content-endpoint',
    {
      resolve: 'gatsby-source-graphql',
      options: {
        typeName: 'Content',
        fieldName: 'content',
        // Only a name. Gatsby stores the options of plugins, and a real address may hold a secret. The embedded endpoint also
        // chooses its port only after Gatsby has read this file.
        url: 'http://content.endpoint/graphql',
        fetch: (_name: string, { body }: RequestInit) => content.post(String(body)),
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
