import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { buildSchema } from 'graphql';
import { fetchContent } from './src/build/fetchContent';
import type { SitemapEntry } from './src/build/sitemap';
import { contentEndpoint } from './src/config/contentEndpoint';
import { readSettings } from './src/config/env';
import { site } from './src/config/site';
import { layer } from './src/theme/tokens';

const settings = readSettings();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, title: site.brandId },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  plugins: [
    { resolve: 'content-endpoint', options: { contentUrl: settings.contentUrl } },
    {
      resolve: 'gatsby-source-graphql',
      options: {
        typeName: 'Content',
        fieldName: 'content',
        url: settings.contentUrl ?? 'http://content.embedded/graphql',
        // The embedded endpoint chooses its port when it starts, after this file was read.
        fetch: (uri: string, init: RequestInit) => fetchContent(contentEndpoint.get() ?? uri, init),
        // The contract is a file of ours: nothing is introspected, so no schema of an earlier build is left in a cache.
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
    {
      resolve: 'gatsby-plugin-nprogress',
      options: { color: site.theme.color.green, showSpinner: false, zIndex: layer.progress },
    },
  ],
};

export default config;
