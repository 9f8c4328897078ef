/** The functions of Gatsby's loader that know a page by its address. */
export type PageLoader = Readonly<
  Record<
    'enqueue' | 'prefetch' | 'hovering' | 'loadPage' | 'loadPageSync' | 'isPageNotFound',
    (address: string, ...rest: never[]) => unknown
  >
>;

/**
 * Lets Gatsby's loader know each page by its path. It takes a page with other parameters for another page, because a
 * server may render pages for their parameters, and asks for its data once for every query string that links
 * lead to. Our pages are the same file whatever the parameters say.
 *
 * The address of a redirect is answered with the not-found page, which has to be taken over as what it is before Gatsby goes
 * on to the other page. Gatsby's loader would give the other page for that path at once. With a query the
 * path names no redirect, and the loader gives the not-found page.
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

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/** Gatsby's router spells the path of a first page anew: `/%7e/` becomes `/~/`. */
function isSamePath(one: string, other: string): boolean {
  try {
    return decodeURIComponent(one) === decodeURIComponent(other);
  } catch {
    return one === other;
  }
}
