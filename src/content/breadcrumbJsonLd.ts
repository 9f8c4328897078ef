import type { LinkView } from './link';

/** A breadcrumb as structured data (schema.org `BreadcrumbList`), ending with the page itself. */
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
