import type { StockCard } from '../domain/stock/stockCard';
import type { LinkFactName, NumberFactName, WordFactName } from '../domain/stock/stockFacts';
import type { StockItem } from '../domain/stock/stockItem';

/** The attributes of the facts of `STOCK_FACTS`. Of a document, only whether there is one. */
export type FactAttributes = { readonly [Name in NumberFactName]?: number } & {
  readonly [Name in WordFactName]?: string;
} & { readonly [Name in LinkFactName]?: boolean };

/** The attributes that a record has as they are in the stock item. */
export const RECORD_FIELDS = [
  'vehType',
  'make',
  'model',
  'bodyType',
  'transmissionType',
  'fuelType',
  'colour',
  'dealer',
  'tags',
  'featured',
  'brandCertified',
  'odometer',
  'year',
  'petrolGrade',
] as const satisfies readonly (keyof StockItem)[];

/**
 * One record of the search index: the attributes to filter, count and sort by, and the card to show.
 * Money is in dollars. The attribute names are the fields that content's filters name.
 */
export interface IndexRecord extends FactAttributes, Pick<StockItem, (typeof RECORD_FIELDS)[number]> {
  readonly objectID: string;
  readonly card: StockCard;
  readonly badge?: string;
  readonly seats?: string;
  readonly 'location.name'?: string;
  /** What its price to pay depends on besides price, type and yard (`packedFacts`). */
  readonly onRoad?: string;
  /** What an electric item uses, in the feed's words (`energyUse`). Of other items it is `fuelCombined`. */
  readonly fuelEconomy?: string;
  /** The kinds of equipment that it has, by their labels. Feeds name the same in many ways. */
  readonly fittedWith?: readonly string[];
  /** Whether its card states a price from before. */
  readonly reduced: boolean;
  /** Numeric attributes. `price` is the effective price; the three others repeat it for one vehType each. */
  readonly price?: number;
  readonly priceNew?: number;
  readonly priceDemo?: number;
  readonly priceUsed?: number;
  /** Seconds since 1970, UTC. Records without it are sorted last. */
  readonly createdAt?: number;
  readonly updatedAt?: number;
  /** Text that keywords can find. */
  readonly text: {
    readonly title: string;
    readonly subtitle?: string;
    readonly keywords?: string;
    /** What the vehicle is fitted with, and what a dealer says about it. They rank below names. */
    readonly equipment?: string;
    readonly description?: string;
    readonly stockNumber?: string;
    readonly registrationNumber?: string;
    readonly vin?: string;
  };
}

/** The index of the default order is `{prefix}`; every other order is `{prefix}_{field}_{direction}`. */
export const INDEX_PREFIX = 'stock';

/** What an item costs the shopper a week. No record has it: it follows from the shopper's own terms. */
export const WEEKLY_COST = 'weeklyCost';
export const COST_GAP_ATTRIBUTE = 'weeklyCostGap';

/** Whether an index is in the order of the weekly cost. */
export const isByWeeklyCost = (indexName: string): boolean =>
  indexName.startsWith(`${INDEX_PREFIX}_${WEEKLY_COST}_`);

/** The attributes that repeat the effective price for one vehicle type each. */
export const PRICE_ATTRIBUTES = { New: 'priceNew', Demo: 'priceDemo', Used: 'priceUsed' } as const;

/** The most results that paging reaches, and the most values that a facet gives. */
export const PAGING_LIMIT = 1000;
export const FACET_VALUES_LIMIT = 300;
export const HITS_PER_PAGE = 24;
