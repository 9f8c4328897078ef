import { contentSource } from '../generate/content/contentSource';
import { describeEndpointFaults, endpointFaults } from '../generate/content/endpointFaults';
import type { StockContentQuery } from '../generate/content/queryTypes';
import { type ImportContent, STOCK_CONTENT_QUERY } from '../generate/stock/stockContent';
import { describeContentFaults } from '../plugins/content-endpoint/contentFault';
import { loadContent } from '../plugins/content-endpoint/loadContent';
import type { Dealer } from '../src/config/dealer';
import type { Settings } from '../src/config/env';

/** The content that a build would read: from the endpoint in the settings, or straight from the files, without a server. */
export async function stockContent(settings: Settings, dealer: Dealer): Promise<ImportContent> {
  if (settings.contentUrl !== undefined) {
    const endpoint = contentSource(settings);
    const faults = await endpointFaults(endpoint, dealer.country.forms);
    if (faults.length > 0) throw new Error(describeEndpointFaults(faults));
    return endpoint.ask<StockContentQuery>(STOCK_CONTENT_QUERY);
  }
  const content = await loadContent(dealer);
  if (content.kind === 'err') throw new Error(describeContentFaults(content.fault));
  return content.value;
}
