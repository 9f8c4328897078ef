import { buildTime } from '../../src/config/buildChannels';
import type { Dealer } from '../../src/config/dealer';
import type { Settings } from '../../src/config/env';
import type { JoinOptions } from '../../src/domain/stock/facetWords';
import { moneyOf } from '../../src/domain/stock/parse/readPrice';
import type { StockContext } from '../../src/domain/stock/parseStockItem';
import type { StockType } from '../../src/domain/stock/stockTypes';
import { ownerFieldsOf } from '../../src/domain/stock/typeWords';
import { wallClock } from '../../src/domain/wallClock';
import { DEFAULT_SORT_OPTIONS, type SortOption } from '../../src/search/sortOptions';
import type { VocabularySettings } from '../../src/search/vocabulary/vocabulary';
import type { StockContentQuery } from '../content/queryTypes';
import type { OfferContent } from '../offers/siteOffers';

/** What the stock needs from content: its words, its sort orders, and how its prices are read. */
export const STOCK_CONTENT_QUERY = /* GraphQL */ `
  query StockContent {
    site {
      dealershipName address { suburb } timeZone dealershipStockType newVehiclesUrl demoVehiclesUrl usedVehiclesUrl
      priceTypes { new demo used }
      sorts { label field direction position }
      runningCosts { asAt petrol91 petrol95 petrol98 diesel electricity }
    }
    locations { name }
    vehicles { id stockMake stockModel servicing { months kilometres prices } }
    brandSpecials { id slug title startsAt endsAt eligibleStockUrl vehicles { id } }
    dealerSpecials { id slug title startsAt endsAt eligibleStockUrl }
    filters { bodyTypes { name value svgName } equipment { name value } feedWords { field name feedWords } cardFacts }
  }
`;

/** The sort orders of a dealership whose content names none: the ones that make sense for its stock type. */
const usualSorts = (stockType: StockType): readonly SortOption[] =>
  DEFAULT_SORT_OPTIONS.filter(
    ({ field }) => field !== 'odometer' || ownerFieldsOf(stockType).includes('odometer'),
  );

export const vocabularySettings = ({
  site,
  filters,
}: Pick<ImportContent, 'site' | 'filters'>): VocabularySettings => ({
  stockType: site.dealershipStockType,
  newVehiclesUrl: site.newVehiclesUrl ?? null,
  demoVehiclesUrl: site.demoVehiclesUrl ?? null,
  usedVehiclesUrl: site.usedVehiclesUrl ?? null,
  bodyTypes: filters.bodyTypes,
  sortOptions: site.sorts.length > 0 ? site.sorts : usualSorts(site.dealershipStockType),
});

/** The part of it that the import of a feed and its commands need, out of files or from an endpoint. */
export interface ImportContent extends OfferContent {
  readonly site: Pick<
    StockContentQuery['site'],
    'dealershipName' | 'timeZone' | 'dealershipStockType' | 'priceTypes' | 'sorts'
  > & {
    readonly address: { readonly suburb: string };
    readonly newVehiclesUrl?: string | null | undefined;
    readonly demoVehiclesUrl?: string | null | undefined;
    readonly usedVehiclesUrl?: string | null | undefined;
  };
  readonly locations: readonly { readonly name: string }[];
  readonly filters: {
    readonly bodyTypes: readonly { readonly name: string; readonly value: string }[];
    readonly feedWords: StockContentQuery['filters']['feedWords'];
  };
}

/** How the rows of the feed are read: new stock only of the dealer's brands, unless the settings accept every brand. */
export const stockContext = (
  content: ImportContent,
  settings: Pick<Settings, 'stockAnyBrand'>,
  { site, country }: Pick<Dealer, 'site' | 'country'>,
): StockContext => ({
  money: moneyOf(country),
  brands: settings.stockAnyBrand ? [] : site.brands.map(({ name }) => name),
  stockType: content.site.dealershipStockType,
  thisYear: Number(wallClock(new Date(buildTime.get()), content.site.timeZone).date.slice(0, 4)),
  priceTypes: {
    New: content.site.priceTypes.new,
    Demo: content.site.priceTypes.demo,
    Used: content.site.priceTypes.used,
  },
});

/**
 * How the words of the feed become the choices of shoppers: the bodies that the site's filters show (an option may cover
 * several, separated by commas), and the words of feeds that staff have listed.
 */
export const joinOptions = ({ filters }: Pick<ImportContent, 'filters'>): JoinOptions => ({
  bodyTypes: filters.bodyTypes.flatMap(({ value }) => value.split(',').map((word) => word.trim())),
  own: filters.feedWords.map(({ field, name, feedWords }) => ({ [field]: { [name]: feedWords } })),
});
