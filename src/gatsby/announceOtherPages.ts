import type { RouteUpdateArgs } from 'gatsby';

type Entry = RouteUpdateArgs['location'] & { readonly key?: string };

/**
 * Lets Gatsby's announcer announce only a change of page. Back and Forward between two searches of one listing stay on the
 * same page. The listing announces its count, and Gatsby's "Navigated to …" would drown it out. Such history entries share
 * the key of the entry that Gatsby made (see `stockRouter`).
 */
export function announceOtherPages({ location, prevLocation }: RouteUpdateArgs): void {
  const isSamePage = prevLocation !== null && (location as Entry).key === (prevLocation as Entry).key;
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', isSamePage ? 'off' : 'assertive');
}
