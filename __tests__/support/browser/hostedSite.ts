import type { BrowserContext, Page } from 'playwright-core';
import type { HostedSearch } from '../../../src/domain/hostedSearch';

/** A page's address, without or with its query. */
const PAGE = /^[^?]*\/(\?|$)/;
const POLICY = 'content-security-policy';

/**
 * Opens the built site with a hosted search. Pages read the choice of engine as data when they start, so changing that
 * data is enough. Their policy lets them ask the search, as a build would write it.
 */
export const withHostedSearch = (hosted: HostedSearch) => async (page: Page | BrowserContext) => {
  // A page that a test answers has no network of its own, and Chromium would ask before it reaches this machine.
  await ('context' in page ? page.context() : page).grantPermissions(['local-network-access']);
  await page.route(PAGE, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRetries: 3, maxRedirects: 0 });
    const headers = response.headers();
    const { origin } = new URL(hosted.host ?? '');
    headers[POLICY] = headers[POLICY]?.replace('connect-src', `connect-src ${origin}`) ?? '';
    await route.fulfill({ response, headers });
  });
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const json = (await response.json()) as { data: { searchEngine?: { hosted: HostedSearch | null } } };
    if (json.data.searchEngine) json.data.searchEngine.hosted = hosted;
    await route.fulfill({ response, json });
  });
};
