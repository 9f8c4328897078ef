import type { Page } from 'playwright-core';
import type { HostedSearch } from '../../../src/domain/hostedSearch';

/**
 * Opens the built site as one with a hosted search. Which engine answers is data that pages read when they start, so the
 * site that was built without one becomes one with it by this alone.
 */
export const withHostedSearch = (hosted: HostedSearch) => (page: Pick<Page, 'route'>) =>
  page.route('**/page-data/sq/d/*.json', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const json = (await response.json()) as { data: { searchEngine?: { hosted: HostedSearch | null } } };
    if (json.data.searchEngine) json.data.searchEngine.hosted = hosted;
    await route.fulfill({ response, json });
  });
