/**
 * The rules for crawlers: they may read everything but the functions and the content editor. Other pages that are not for
 * them carry `noindex`, which crawlers must be able to read. `siteUrl` has no final slash.
 */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin/',
    '',
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
    '',
  ].join('\n');
