import type { BrowserContext, Page } from 'playwright-core';
import type { HostedSearch } from '../../../src/domain/hostedSearch';
import { connectsTo } from './connectsTo';

/**
 * Opens the built site with a hosted search. Pages read the choice of engine as data when they start, so changing that
 * data is enough, with the policy that lets pages ask it.
 */
export const withHostedSearch = (hosted: HostedSearch) => async (page: Page | BrowserContext) => {
  if (hosted.host !== undefined) await connectsTo(page, hosted.host);
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const json = (await response.json()) as { data: { searchEngine?: { hosted: HostedSearch | null } } };
    if (json.data.searchEngine) json.data.searchEngine.hosted = hosted;
    await route.fulfill({ response, json });
  });
};
