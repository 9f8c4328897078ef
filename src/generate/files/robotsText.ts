/**
 * What crawlers are told: everything may be read but the functions and the content editor. Pages that are not for them
 * say so themselves (`noindex`), which they must be able to read. `siteUrl` has no slash at its end.
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
