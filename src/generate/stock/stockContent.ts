import type { Settings } from '../../config/env';
import { site } from '../../config/site';
import type { StockContext } from '../../domain/stock/parseStockItem';
import type { PriceType } from '../../domain/stock/stockItem';
import type { StockType } from '../../domain/stock/stockTypes';
import type { SortOption } from '../../search/sortOptions';
import type { VocabularySettings } from '../../search/vocabulary/vocabulary';
import type { NamedFilter } from '../content/checkFilters';

/** What the stock needs from content: its words, its sort orders, and how its prices are read. */
export const STOCK_CONTENT_QUERY = /* GraphQL */ `
  query StockContent {
    site {
      timeZone
      dealershipStockType
      newVehiclesUrl
      demoVehiclesUrl
      usedVehiclesUrl
      priceTypes { new demo used }
      sorts { label field direction position }
    }
    filters {
      bodyTypes { name value svgName }
      groups { filterItems { id field type hardcodedValues } }
    }
  }
`;

export interface StockContent {
  readonly site: {
    /** The time zone in which days are counted. */
    readonly timeZone: string;
    readonly dealershipStockType: StockType;
    readonly newVehiclesUrl: string | null;
    readonly demoVehiclesUrl: string | null;
    readonly usedVehiclesUrl: string | null;
    readonly priceTypes: Readonly<Record<'new' | 'demo' | 'used', PriceType>>;
    readonly sorts: readonly SortOption[];
  };
  readonly filters: {
    readonly bodyTypes: readonly { name: string; value: string; svgName: string | null }[];
    readonly groups: readonly { readonly filterItems: readonly NamedFilter[] }[];
  };
}

export const vocabularySettings = ({ site, filters }: StockContent): VocabularySettings => ({
  stockType: site.dealershipStockType,
  newVehiclesUrl: site.newVehiclesUrl,
  demoVehiclesUrl: site.demoVehiclesUrl,
  usedVehiclesUrl: site.usedVehiclesUrl,
  bodyTypes: filters.bodyTypes,
  sortOptions: site.sorts,
});

/** How the rows of the feed are read: only the site's brand, unless the settings accept every brand. */
export const stockContext = (content: StockContent, settings: Settings): StockContext => ({
  brand: settings.stockAnyBrand ? null : (site.brand ?? null),
  stockType: content.site.dealershipStockType,
  priceTypes: {
    New: content.site.priceTypes.new,
    Demo: content.site.priceTypes.demo,
    Used: content.site.priceTypes.used,
  },
});
