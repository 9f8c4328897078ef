import type { Reporter } from 'gatsby';
import type { SearchEngineSetting } from '../../config/searchEngine';
import type { StockItem } from '../../domain/stock/stockItem';
import type { StockSite } from '../stock/stockSite';
import { checkIndex } from './checkIndex';
import { createIndexClient } from './indexClient';
import { planIndex } from './indexPlan';
import { replaceIndex } from './replaceIndex';

/** Stops a build that could not write the hosted index at its end, before it changes anything. */
export async function checkHostedIndex(
  engine: SearchEngineSetting,
  items: readonly StockItem[],
  reporter: Reporter,
): Promise<void> {
  if (engine.kind === 'embedded') return;
  const coming = items.filter(({ status }) => status !== 'sold').length;
  const faults = await checkIndex(engine, coming);
  if (faults.length > 0)
    reporter.panic(`The hosted search cannot be used; nothing was built.\n  ${faults.join('\n  ')}`);
  if (engine.adminKey === undefined)
    reporter.warn('ALGOLIA_ADMIN_KEY is not set: this build leaves the hosted index as it is.');
}

/** Writes what the site shows into the hosted index. If that fails, the build does not count as a whole site. */
export async function writeHostedIndex(
  engine: SearchEngineSetting,
  { records, content }: Pick<StockSite, 'records' | 'content'>,
  reporter: Reporter,
): Promise<void> {
  if (engine.kind === 'embedded' || engine.adminKey === undefined) return;
  const timer = reporter.activityTimer(`write the hosted index “${engine.hosted.indexPrefix}”`);
  timer.start();
  try {
    const plan = planIndex(records, content.site.sorts, engine.hosted.indexPrefix);
    await replaceIndex(createIndexClient(engine.hosted, engine.adminKey), plan, (sent, all) =>
      timer.setStatus(`${sent} of ${all} records`),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reporter.panic(`The hosted index could not be written; shoppers still find the old one.\n  ${reason}`);
  }
  timer.end();
}
