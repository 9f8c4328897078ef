// `npm run algolia:dry-run`: what a build would change in the hosted index. Reads content, feed and index; writes nothing.

import { formatStockFaults } from '../generate/feed/stockReport';
import { compareIndex, describeDifference } from '../generate/hosted/compareIndex';
import { createIndexClient, guardSize } from '../generate/hosted/hostedIndex';
import { planIndex } from '../generate/hosted/indexPlan';
import { nameStockPictures } from '../generate/pictures/stockPictures';
import { loadDealerStock } from '../generate/stock/dealerStock';
import type { Dealer } from '../src/config/dealer';
import { readSettings } from '../src/config/env';
import { toIndexRecord } from '../src/search/toIndexRecord';
import { runDealerCommand } from './command';
import { stockContent } from './stockContent';

async function dryRun(dealer: Dealer): Promise<number> {
  const settings = readSettings();
  const { searchEngine: engine } = settings;
  if (engine.kind === 'embedded' || engine.adminKey === undefined)
    throw new Error(
      'A dry run needs SEARCH_ENGINE=algolia, its keys, and ALGOLIA_ADMIN_KEY to read the index with.',
    );
  const content = await stockContent(settings, dealer);
  const stock = await loadDealerStock(dealer, content, settings, {
    // The build guards against a shrinking feed itself. A dry run looks at the index only.
    allowShrink: true,
  });
  if (stock.kind === 'err') throw new Error(formatStockFaults(stock.fault));
  const items = await nameStockPictures(stock.value.items, dealer);
  const records = items.filter(({ status }) => status !== 'sold').map(toIndexRecord);
  const plan = planIndex(records, content.site.sorts, engine.hosted.indexPrefix);
  const difference = await compareIndex(createIndexClient(engine.hosted, engine.adminKey), plan);
  console.log(describeDifference(plan.name, difference));
  const { added, changed, moved, same, removed } = difference;
  const recordCount = changed.length + moved + same + removed.length;
  const objection = guardSize(recordCount + added.length === 0 ? null : recordCount, records.length);
  if (objection) console.log(`A build would refuse: ${objection} (ALGOLIA_ALLOW_SHRINK).`);
  return 0;
}

runDealerCommand(dryRun, 1);
