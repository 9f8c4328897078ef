import { buildTime } from '../../src/config/buildChannels';
import type { FinanceSettings } from '../../src/domain/finance/financeSettings';
import { isNumberFact } from '../../src/domain/stock/cardFacts';
import { spellingKey } from '../../src/domain/stock/slug';
import type { StockCard } from '../../src/domain/stock/stockCard';
import type { StockHistory } from '../../src/domain/stock/stockHistory';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { VEH_TYPES, type VehType } from '../../src/domain/stock/stockTypes';
import { budgetLimits, firstBudget } from '../../src/search/budget';
import { buildIndex, createInProcessEngine, openBuiltIndex } from '../../src/search/engines/embedded/build';
import { equipmentKinds } from '../../src/search/equipmentNames';
import type { IndexRecord } from '../../src/search/indexRecord';
import type { SearchEngine } from '../../src/search/searchEngine';
import { CHOSEN_ATTRIBUTES, NUMBER_ATTRIBUTES } from '../../src/search/searchRequest';
import { type RecordSettings, recordWith, toIndexRecord } from '../../src/search/toIndexRecord';
import { buildVocabulary, type SearchVocabulary } from '../../src/search/vocabulary/vocabulary';
import type { StockContentQuery } from '../content/queryTypes';
import { type SiteOffer, siteOffers, withOffers } from '../offers/siteOffers';
import { type ImportContent, vocabularySettings } from './stockContent';
import { itemFiles, type StockFile } from './stockFiles';
import { towingFile } from './towingFile';

/** Everything that pages and published files are made of, from one loaded feed. */
export interface StockSite {
  readonly content: StockContentQuery;
  readonly items: readonly StockItem[];
  /** The items for sale, which are indexed and listed. Sold items only keep their pages. */
  readonly records: readonly IndexRecord[];
  readonly cards: readonly StockCard[];
  readonly vocabulary: SearchVocabulary;
  /** The offers for vehicles, with those that qualify. The items name them. */
  readonly offers: readonly SiteOffer[];
  /** The published history; absent if not asked for. */
  readonly history?: StockHistory | undefined;
  /** The search index. It is made when somebody asks first: the addresses of a site need none. */
  readonly index: () => Promise<StockIndex>;
}

interface StockIndex {
  readonly engine: SearchEngine;
  /** The published files: the index and the items. */
  readonly files: readonly StockFile[];
}

export function makeStockSite(
  loaded: readonly StockItem[],
  content: StockContentQuery,
  history?: StockHistory,
): StockSite {
  const given = withServicing(loaded, content.vehicles);
  const own = content.filters.cardFacts.filter(isNumberFact);
  const recorded: RecordSettings = {
    cardFacts: own.length > 0 ? own : undefined,
    equipment: equipmentKinds(content.filters.equipment),
  };
  const forSale = given.filter(({ status }) => status !== 'sold').map((item) => recordWith(item, recorded));
  const settings = vocabularySettings(content);
  const values = valuesOf(forSale);
  const offers = offersOn(given, forSale, content);
  const items = withOffers(given, offers);
  const offered = new Map(items.flatMap((item) => (item.offers ? [[item.id, item]] : [])));
  const records = forSale.map((record) => {
    const item = offered.get(record.objectID);
    return item ? recordWith(item, recorded) : record;
  });
  let index: Promise<StockIndex> | undefined;
  return {
    content,
    items,
    records,
    cards: records.map(({ card }) => card),
    vocabulary: { ...buildVocabulary(records, settings), values, bounds: boundsOf(records) },
    offers,
    history,
    index: () => {
      index ??= makeIndex(records, items);
      return index;
    },
  };
}

/** The items, the new ones with the services of their model. It isn't known which of them an older one has had. */
function withServicing(
  items: readonly StockItem[],
  range: StockContentQuery['vehicles'],
): readonly StockItem[] {
  const keyOf = (make: string, model: string) => `${spellingKey(make)} ${spellingKey(model)}`;
  const plans = new Map(
    range.map(({ stockMake, stockModel, servicing }) => [keyOf(stockMake, stockModel), servicing]),
  );
  return items.map((item) => {
    const servicing = item.vehType === 'New' ? plans.get(keyOf(item.make, item.model)) : undefined;
    return servicing ? { ...item, servicing } : item;
  });
}

/** The offers on a stock. One may be for a model of the range that is sold out. */
function offersOn(
  items: readonly StockItem[],
  forSale: readonly IndexRecord[],
  content: ImportContent,
): readonly SiteOffer[] {
  const models = content.vehicles.map(({ stockMake, stockModel }) => ({
    make: stockMake,
    model: stockModel,
  }));
  const vocabulary = buildVocabulary([...items, ...models], vocabularySettings(content));
  return siteOffers(content, forSale, { ...vocabulary, values: valuesOf(forSale) }, buildTime.get());
}

/** The items, each with the running offers that it qualifies for, without a whole site. */
export const withSiteOffers = (items: readonly StockItem[], content: ImportContent): readonly StockItem[] => {
  const forSale = items.filter(({ status }) => status !== 'sold').map(toIndexRecord);
  return withOffers(items, offersOn(items, forSale, content));
};

async function makeIndex(records: readonly IndexRecord[], items: readonly StockItem[]): Promise<StockIndex> {
  const index = buildIndex(records);
  return {
    engine: createInProcessEngine(await openBuiltIndex(index)) as SearchEngine,
    files: [...index.files, ...itemFiles(items), towingFile(items)],
  };
}

/** More values of one attribute than this would only make every page larger. */
const MAX_VALUES = 300;

/** The values that addresses may name in any case and punctuation. Makes, models and conditions have their own words. */
function valuesOf(records: readonly IndexRecord[]): NonNullable<SearchVocabulary['values']> {
  const named = new Set(['make', 'model', 'vehType', 'featured', 'reduced', 'brandCertified']);
  return Object.fromEntries(
    CHOSEN_ATTRIBUTES.flatMap((attribute) => {
      if (named.has(attribute)) return [];
      const values = new Set(
        records.flatMap((record) => (record[attribute as keyof IndexRecord] as string | string[]) ?? []),
      );
      return values.size > MAX_VALUES ? [] : [[attribute, [...values].sort()]];
    }),
  );
}

/** The ends of the sliders. They stay the same, whatever else is chosen. */
function boundsOf(records: readonly IndexRecord[]): NonNullable<SearchVocabulary['bounds']> {
  return Object.fromEntries(
    NUMBER_ATTRIBUTES.flatMap((attribute) => {
      const values = records.flatMap((record) => {
        const value = record[attribute as keyof IndexRecord];
        return typeof value === 'number' ? [value] : [];
      });
      if (values.length === 0) return [];
      return [
        [
          attribute,
          {
            min: values.reduce((least, value) => Math.min(least, value)),
            max: values.reduce((most, value) => Math.max(most, value)),
          },
        ],
      ];
    }),
  );
}

/**
 * How many vehicles of each type the site's first budget reaches, so that the first answer needs no search engine. A budget
 * that reaches no price filters nothing, so there is nothing to count.
 */
export function firstBudgetCounts(
  records: readonly IndexRecord[],
  settings: FinanceSettings,
): Readonly<Record<VehType, number>> | undefined {
  const limits = budgetLimits(firstBudget(settings), { settings });
  if (limits.kind === 'err') return undefined;
  const reached = records.filter(
    ({ vehType, price }) => price !== undefined && price <= limits.value[vehType],
  );
  const count = (type: VehType) => reached.filter(({ vehType }) => vehType === type).length;
  return Object.fromEntries(VEH_TYPES.map((type) => [type, count(type)])) as Record<VehType, number>;
}
