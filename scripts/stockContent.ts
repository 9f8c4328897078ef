import { startContentEndpoint } from '../plugins/content-endpoint/endpoint/startContentEndpoint';
import { contentEndpoint } from '../src/config/contentEndpoint';
import { readDealer } from '../src/config/dealer';
import type { Settings } from '../src/config/env';
import { contentSource } from '../src/generate/content/contentSource';
import type { StockContentQuery } from '../src/generate/content/queryTypes';
import { STOCK_CONTENT_QUERY } from '../src/generate/stock/stockContent';

/** The content that a build would read: from the endpoint in the settings, or from the files. */
export async function stockContent(settings: Settings): Promise<StockContentQuery> {
  const source = contentSource(settings);
  if (settings.contentUrl !== undefined) return source.ask<StockContentQuery>(STOCK_CONTENT_QUERY);
  const endpoint = await startContentEndpoint(readDealer());
  contentEndpoint.set(endpoint.url);
  return source.ask<StockContentQuery>(STOCK_CONTENT_QUERY).finally(endpoint.stop);
}
