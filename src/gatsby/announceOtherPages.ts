import type { RouteUpdateArgs } from 'gatsby';

type Entry = RouteUpdateArgs['location'] & { readonly key?: string };

/**
 * Lets Gatsby's announcer speak of other pages alone. Back and Forward between two searches of one listing lead to the
 * same page: its count is said, and "Navigated to …" would be said over it. Such entries share the key of the entry that
 * Gatsby made (see `stockRouter`).
 */
export function announceOtherPages({ location, prevLocation }: RouteUpdateArgs): void {
  const isSamePage = prevLocation !== null && (location as Entry).key === (prevLocation as Entry).key;
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', isSamePage ? 'off' : 'assertive');
}
