import { BaseLoader, type PageDataRequest } from 'gatsby-loader';

/** How often Gatsby repeats a failed request for data. */
const RETRIES = 3;

/**
 * Makes every failure of Gatsby's loader end in an error status (record 31). Gatsby then does what it does for any page
 * that it cannot load: it leaves the HTML of a first page alone, and otherwise lets the browser load the page.
 */
export function endPageDataFaults(): void {
  const loader = BaseLoader.prototype;
  const { fetchPageDataJson, loadPage } = loader;

  // If a page's data is answered with 500, Gatsby requests the data of the error page. If that is answered with 500 as well,
  // Gatsby repeats the request without end.
  const attempts = new WeakMap<PageDataRequest, number>();
  loader.fetchPageDataJson = function (request) {
    if (request.internalServerError) {
      const tries = attempts.get(request) ?? 0;
      if (tries > RETRIES) return Promise.resolve(Object.assign(request, { status: 'error' }));
      attempts.set(request, tries + 1);
    }
    return fetchPageDataJson.call(this, request);
  };

  // A Slice without data, or a template without a script, rejects. On the way to another page nothing handles the
  // rejection, so the link would do nothing.
  loader.loadPage = function (path) {
    return loadPage.call(this, path).catch((error: unknown) => ({ status: 'error', error }) as const);
  };
}
