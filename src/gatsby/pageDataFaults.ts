import { BaseLoader, type PageDataRequest } from 'gatsby-loader';

/** How often Gatsby repeats a request for data that failed. */
const RETRIES = 3;

/**
 * Gives every failure of Gatsby's loader an end (record 31). Gatsby then does what it does for any page that it cannot
 * load: on a first page it leaves the built HTML alone, and on the way to another page it has the browser load that page.
 */
export function endPageDataFaults(): void {
  const loader = BaseLoader.prototype;
  const { fetchPageDataJson, loadPage } = loader;

  // Where a page's data is answered with 500, Gatsby asks for the data of the error page. If the answer is 500 again, Gatsby
  // repeats that request without end.
  const asked = new WeakMap<PageDataRequest, number>();
  loader.fetchPageDataJson = function (request) {
    if (request.internalServerError) {
      const tries = asked.get(request) ?? 0;
      if (tries > RETRIES) return Promise.resolve(Object.assign(request, { status: 'error' }));
      asked.set(request, tries + 1);
    }
    return fetchPageDataJson.call(this, request);
  };

  // A Slice without data, or a template without a script, rejects. On the way to another page nothing handles that rejection,
  // so the link would do nothing.
  loader.loadPage = function (path) {
    return loadPage.call(this, path).catch((error: unknown) => ({ status: 'error', error }) as const);
  };
}
