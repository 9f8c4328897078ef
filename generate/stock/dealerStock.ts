import { yardsOf } from '../../plugins/content-endpoint/groupContent';
import { loadContent } from '../../plugins/content-endpoint/loadContent';
import { readStockOverrides } from '../../plugins/content-endpoint/readStockOverrides';
import type { Dealer } from '../../src/config/dealer';
import { readSettings, type Settings } from '../../src/config/env';
import { countBy } from '../../src/domain/groups';
import { err, ok, type Result } from '../../src/domain/result';
import { unifySpellings } from '../../src/domain/stock/facetWords';
import { isDealership, locationNamed } from '../../src/domain/stock/locationKey';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { type StockOverride, withOverrides } from '../../src/domain/stock/stockOverride';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { guardStock } from '../feed/guards';
import {
  byCreatedAt,
  type LoadedStock,
  type LoadOptions,
  loadFeeds,
  STOPPED_BY_SIZE,
} from '../feed/loadStock';
import { type StockFault, type StockReport, sumOfReports } from '../feed/stockReport';
import { type ImportContent, joinOptions, stockContext } from './stockContent';

type StockOptions = Omit<LoadOptions, 'join' | 'site'>;

export interface DealerStock extends LoadedStock {
  /** As the feeds have it, without the dealer's own changes; empty for a group. */
  readonly fed: readonly StockItem[];
  readonly overrides: readonly StockOverride[];
}

type Loaded = Promise<Result<DealerStock, readonly StockFault[]>>;

/** The stock of a dealer: of its feeds, with the dealer's own changes; or of all dealers of a group. */
export async function loadDealerStock(
  dealer: Dealer,
  content: ImportContent,
  settings: Pick<Settings, 'stockFeeds' | 'stockAnyBrand'>,
  options: StockOptions = {},
): Loaded {
  if (dealer.members.length > 0) return loadGroupStock(dealer.members, options);
  const stock = await loadFeeds(settings.stockFeeds, {
    ...options,
    join: joinOptions(content),
    site: stockContext(content, settings, dealer),
  });
  if (stock.kind === 'err') return stock;
  const overrides = await readStockOverrides(dealer);
  if (overrides.kind === 'err') return overrides;
  const { items, notices } = withOverrides(stock.value.items, overrides.value);
  const { report } = stock.value;
  return ok({
    items,
    fed: stock.value.items,
    overrides: overrides.value,
    report: { ...report, notices: [...report.notices, ...notices, ...unknownPlaces(items, content)] },
  });
}

/** A notice to staff about stock at places that content does not know. */
function unknownPlaces(items: readonly StockItem[], { site, locations }: ImportContent): readonly string[] {
  const counts = countBy(
    items.flatMap(({ location, status }) => (location && status !== 'sold' ? location.name : [])),
  );
  // A dealer with one yard need not describe it, whatever its system calls it.
  if (locations.length === 0 && counts.size < 2) return [];
  const result = locations.length > 0 ? 'do not say where that is' : `send people to ${site.address.suburb}`;
  return [...counts].flatMap(([name, count]) =>
    locationNamed(locations, name) || isDealership(name, site.dealershipName, site.address.suburb)
      ? []
      : [`${name} has no file in content/locations, so the pages of the vehicles there (${count}) ${result}`],
  );
}

/**
 * The stock of the dealers of a group. Each is read from its own folder as its own site reads it: by its settings, its mapping,
 * its content and its changes. An id gets the dealer's name before it, so that no two are the same. Items have no page
 * here: `url` is the one on their dealer's site, which a sold item keeps alone.
 */
async function loadGroupStock(members: readonly Dealer[], options: StockOptions): Loaded {
  const items: StockItem[] = [];
  const reports: StockReport[] = [];
  const faults: StockFault[] = [];
  const { lastGoodCount = null, allowShrink = false, ...rest } = options;
  for (const member of members) {
    const stock = await loadMember(member, rest);
    if (stock.kind === 'ok') {
      items.push(...stock.value.items);
      reports.push(stock.value.report);
    } else faults.push(...stock.fault.map((fault) => ({ ...fault, file: `${member.name}: ${fault.file}` })));
  }
  if (faults.length > 0) return err(faults);
  const unified = unifySpellings(items);
  const sum = sumOfReports(reports);
  const report = { ...sum, respellings: [...sum.respellings, ...unified.respellings] };
  const objection = guardStock(report, lastGoodCount, true);
  if (objection?.kind === 'shrunk' && !allowShrink)
    return err([{ file: 'the group', reason: `${objection.reason}. ${STOPPED_BY_SIZE}`, report }]);
  const notices = [...report.notices, ...(objection ? [objection.reason] : [])];
  return ok({ items: byCreatedAt(unified.items), fed: [], overrides: [], report: { ...report, notices } });
}

async function loadMember(member: Dealer, options: StockOptions): Loaded {
  const settings = readSettings(member.folder);
  const content = await loadContent(member);
  if (content.kind === 'err') return content;
  const stock = await loadDealerStock(member, content.value, settings, options);
  if (stock.kind === 'err') return stock;
  const { site, locations } = content.value;
  const [onlyYard] = locations.length === 0 ? yardsOf(content.value) : [];
  const items = stock.value.items
    .filter(({ status }) => status !== 'sold')
    .map((item) => ({
      ...item,
      id: `${member.name}.${item.id}`,
      dealer: site.dealershipName,
      url: member.site.url + stockItemPath(item.id, stockTitle(item).title),
      ...(item.location === undefined && onlyYard && { location: { name: onlyYard.name } }),
    }));
  return ok({ ...stock.value, items });
}
