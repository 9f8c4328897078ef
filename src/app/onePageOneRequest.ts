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
 */
export function onePageOneRequest<Loader extends PageLoader>(loader: Loader): void {
  const wrapped = (name: keyof PageLoader) => {
    const original = loader[name];
    return [name, (address: string, ...rest: never[]) => original(pathOf(address), ...rest)] as const;
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
