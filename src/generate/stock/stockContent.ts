import { buildTime } from '../../config/buildTime';
import { readDealer } from '../../config/dealer';
import type { Settings } from '../../config/env';
import type { StockContext } from '../../domain/stock/parseStockItem';
import type { JoinOptions } from '../../domain/stock/unifySpellings';
import { wallClock } from '../../domain/wallClock';
import type { VocabularySettings } from '../../search/vocabulary/vocabulary';
import type { StockContentQuery } from '../content/queryTypes';

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
      feedWords { field name feedWords }
      cardFacts
    }
  }
`;

export const vocabularySettings = ({ site, filters }: StockContentQuery): VocabularySettings => ({
  stockType: site.dealershipStockType,
  newVehiclesUrl: site.newVehiclesUrl,
  demoVehiclesUrl: site.demoVehiclesUrl,
  usedVehiclesUrl: site.usedVehiclesUrl,
  bodyTypes: filters.bodyTypes,
  sortOptions: site.sorts,
});

/** The part of it that the import of a feed and its commands need. */
export interface ImportContent {
  readonly site: Pick<StockContentQuery['site'], 'timeZone' | 'dealershipStockType' | 'priceTypes' | 'sorts'>;
  readonly filters: {
    readonly bodyTypes: readonly { readonly value: string }[];
    readonly feedWords: StockContentQuery['filters']['feedWords'];
  };
}

/** How the rows of the feed are read: new stock only of the site's brands, unless the settings accept every brand. */
export const stockContext = (content: ImportContent, settings: Settings): StockContext => ({
  brands: settings.stockAnyBrand ? [] : readDealer().site.brands.map(({ name }) => name),
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
