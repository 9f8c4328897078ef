// `npm run algolia:dry-run`: what a build would change in the hosted index. Reads content, feed and index; writes nothing.

import { startContentEndpoint } from '../plugins/content-endpoint/endpoint/startContentEndpoint';
import { contentEndpoint } from '../src/config/contentEndpoint';
import { readSettings, type Settings } from '../src/config/env';
import { contentSource } from '../src/generate/content/contentSource';
import type { StockContentQuery } from '../src/generate/content/queryTypes';
import { loadStock } from '../src/generate/feed/loadStock';
import { formatStockFaults } from '../src/generate/feed/stockFault';
import { guardSize } from '../src/generate/hosted/checkIndex';
import { compareIndex } from '../src/generate/hosted/compareIndex';
import { describeDifference } from '../src/generate/hosted/describeDifference';
import { createIndexClient } from '../src/generate/hosted/indexClient';
import { planIndex } from '../src/generate/hosted/indexPlan';
import { nameStockPictures } from '../src/generate/pictures/stockPictures';
import { STOCK_CONTENT_QUERY, stockContext } from '../src/generate/stock/stockContent';
import { toIndexRecord } from '../src/search/toIndexRecord';

/** The content that a build would read: from the endpoint in the settings, or from the files. */
async function stockContent(settings: Settings) {
  const source = contentSource(settings);
  if (settings.contentUrl !== undefined) return source.ask<StockContentQuery>(STOCK_CONTENT_QUERY);
  const endpoint = await startContentEndpoint({ contentFolder: 'content', staticFolder: 'static' });
  contentEndpoint.set(endpoint.url);
  return source.ask<StockContentQuery>(STOCK_CONTENT_QUERY).finally(endpoint.stop);
}

async function dryRun(): Promise<void> {
  const settings = readSettings();
  const { searchEngine: engine } = settings;
  if (engine.kind === 'embedded' || engine.adminKey === undefined)
    throw new Error(
      'A dry run needs SEARCH_ENGINE=algolia, its keys, and ALGOLIA_ADMIN_KEY to read the index with.',
    );
  const content = await stockContent(settings);
  const [feed] = settings.stockFeeds;
  if (feed === undefined) throw new Error('The settings name no feed.');
  const stock = await loadStock({
    feed: feed.address,
    mappingFile: feed.mapping,
    ...(feed.format === undefined ? {} : { format: feed.format }),
    defaults: feed.defaults,
    join: { bodyTypes: content.filters.bodyTypes.map(({ value }) => value) },
    site: stockContext(content, settings),
    // The build guards against a shrinking feed itself. A dry run looks at the index only.
    allowShrink: true,
    fetch: feed,
  });
  if (stock.kind === 'err') throw new Error(formatStockFaults(stock.fault));
  const items = await nameStockPictures(stock.value.items, 'static');
  const records = items.filter(({ status }) => status !== 'sold').map(toIndexRecord);
  const plan = planIndex(records, content.site.sorts, engine.hosted.indexPrefix);
  const difference = await compareIndex(createIndexClient(engine.hosted, engine.adminKey), plan);
  console.log(describeDifference(plan.name, difference));
  const { added, changed, moved, same, removed } = difference;
  const held = changed.length + moved + same + removed.length;
  const objection = guardSize(held + added.length === 0 ? null : held, records.length);
  if (objection) console.log(`A build would refuse: ${objection} (ALGOLIA_ALLOW_SHRINK).`);
}

dryRun().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
