/** Addresses that the site itself links to, and for which the content has no page. `src/gatsby/webpack.ts` defines them. */
declare const MISSING_PAGES: readonly string[] | undefined;

/** Whether a link of the site's own leads to a page that the content lacks. Such a link is not shown. */
export const isMissing = (href: string): boolean =>
  (typeof MISSING_PAGES === 'undefined' ? [] : MISSING_PAGES).includes(href.replace(/[?#].*$/, ''));

/** Links without those to pages that the content lacks. */
export const publishedOf = <One extends { readonly href: string }>(links: readonly One[]): readonly One[] =>
  links.filter(({ href }) => !isMissing(href));
