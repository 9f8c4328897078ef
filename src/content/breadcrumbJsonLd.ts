import type { LinkView } from './link';

/** The way to a page as structured data (schema.org `BreadcrumbList`), the page itself last. */
export const breadcrumbJsonLd = (trail: readonly LinkView[], siteUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: `${siteUrl}${href}`,
  })),
});
