import { decodedPart } from '../domain/addressName';

/** The functions of Gatsby's loader that identify a page by its address. */
const NAMES = ['enqueue', 'prefetch', 'hovering', 'loadPage', 'loadPageSync', 'isPageNotFound'] as const;

export type PageLoader = Record<(typeof NAMES)[number], (address: string, ...rest: never[]) => unknown>;

/**
 * Makes Gatsby's loader identify each page by its path. For Gatsby, another query is another page, because a server may
 * render by the query. So it requests a page's data once for every query string in a link. Our pages are the same file for
 * every query.
 *
 * A host answers a redirect's address with the not-found page. React must hydrate that page before Gatsby goes on to the
 * other page, but Gatsby's loader would return the other page for that path at once. A path with a query matches no
 * redirect, so the loader returns the not-found page.
 *
 * A Slice without data, or a template without a script, rejects, and on the way to another page nothing handles that: the link
 * would do nothing. With the status of an error, Gatsby has the browser load the page.
 * @param notFoundAt the path that the host answered with the not-found page; absent if it answered with the path's own page
 */
export function onePageOneRequest(loader: PageLoader, notFoundAt?: string): void {
  const known = (address: string): string => {
    const path = pathOf(address);
    return notFoundAt !== undefined && isSamePath(path, notFoundAt) ? `${notFoundAt}?not-found` : path;
  };
  for (const name of NAMES) {
    const original = loader[name];
    loader[name] = (address, ...rest) => original(known(address), ...rest);
  }
  const { loadPage } = loader;
  loader.loadPage = async (address, ...rest) => {
    try {
      return await loadPage(address, ...rest);
    } catch (error) {
      return { status: 'error', error };
    }
  };
  loader.hovering = loader.loadPage;
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/** Gatsby's router rewrites the path of a first page: `/%7e/` becomes `/~/`. */
const isSamePath = (one: string, other: string): boolean =>
  (decodedPart(one) ?? one) === (decodedPart(other) ?? other);
