import type { BrowserContext } from 'playwright-core';

/** Takes the content out of a page's data: the page stops working, and the error boundary shows what there was. */
export const pageWithoutData = (path: string) => (context: BrowserContext) =>
  context.route(`**/page-data${path}page-data.json`, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const json = (await response.json()) as { result: { data: unknown } };
    json.result.data = null;
    await route.fulfill({ response, json });
  });
