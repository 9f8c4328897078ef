import type { BrowserContext, Page } from 'playwright-core';

/** A page's address, without or with its query. */
const PAGE = /^[^?]*\/(\?|$)/;
const POLICY = 'content-security-policy';

/** Lets the pages of a built site ask another server, as the policy of a build whose settings name that server would. */
export async function connectsTo(page: Page | BrowserContext, url: string): Promise<void> {
  // A page that a test answers has no network of its own, and Chromium would ask before it reaches this machine.
  await ('context' in page ? page.context() : page).grantPermissions(['local-network-access']);
  await page.route(PAGE, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRetries: 3, maxRedirects: 0 });
    const headers = response.headers();
    headers[POLICY] = headers[POLICY]?.replace('connect-src', `connect-src ${new URL(url).origin}`) ?? '';
    await route.fulfill({ response, headers });
  });
}
