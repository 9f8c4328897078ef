/** The functions of Gatsby's loader that know a page by its address. */
export type PageLoader = Readonly<
  Record<
    'enqueue' | 'prefetch' | 'hovering' | 'loadPage' | 'loadPageSync' | 'isPageNotFound',
    (address: string, ...rest: never[]) => unknown
  >
>;

/**
 * Lets Gatsby's loader know each page by its path. Gatsby takes an address with another query for another page, because a
 * server may render a page by its query, and asks for the page's data once for every query string in a link. Our pages are
 * the same file whatever the query says.
 *
 * A host answers the address of a redirect with the not-found page. React has to take over that page before Gatsby goes on
 * to the other page, but Gatsby's loader would return the other page for that path at once. A path with a query names no
 * redirect, so the loader returns the not-found page.
 * @param notFoundAt the path that was answered with the not-found page; absent: with a page of its own
 */
export function onePageOneRequest<Loader extends PageLoader>(loader: Loader, notFoundAt?: string): void {
  const known = (address: string): string => {
    const path = pathOf(address);
    return notFoundAt !== undefined && isSamePath(path, notFoundAt) ? `${notFoundAt}?not-found` : path;
  };
  const wrapped = (name: keyof PageLoader) => {
    const original = loader[name];
    return [name, (address: string, ...rest: never[]) => original(known(address), ...rest)] as const;
  };
  Object.assign(
    loader,
    Object.fromEntries(
      (['enqueue', 'prefetch', 'hovering', 'loadPage', 'loadPageSync', 'isPageNotFound'] as const).map(
        wrapped,
      ),
    ),
  );
}

/** An address without its query and fragment. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/** Gatsby's router rewrites the path of a first page: `/%7e/` becomes `/~/`. */
function isSamePath(one: string, other: string): boolean {
  try {
    return decodeURIComponent(one) === decodeURIComponent(other);
  } catch {
    return one === other;
  }
}
