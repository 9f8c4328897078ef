import { graphql, useStaticQuery } from 'gatsby';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import type { HostedSearch } from '../../domain/hostedSearch';
import type { PriceNote } from '../../domain/stock/priceDisplay';
import { locationNamed } from '../dealer/locationNamed';
import type {
  Content_SynonymFilter,
  DealerPlaceFieldsFragment,
  LocationFieldsFragment,
  StockSettingsQuery,
} from '../queryTypes';
import { type AssuranceView, toAssurance } from './assurance';
import type { StockFilterGroup } from './stockFilterGroup';

/** What the dealer's shoppers call the values of each filter: groups of words that mean the same. */
export type SearchSynonyms = Readonly<Partial<Record<Content_SynonymFilter, readonly (readonly string[])[]>>>;

export interface BodyTile {
  readonly label: string;
  /** The values of the stock that the tile stands for. */
  readonly values: readonly string[];
  /** The address of its drawing. */
  readonly icon?: string;
}

/** What cards, listings and cars' pages need of the content, and which engine they search with. */
export interface StockSettings {
  readonly dealershipName: string;
  readonly licenceNumber: string;
  /** The number to ring about stock at a location, by its name. */
  readonly phoneAt: (location: string | undefined) => string;
  /** As content has them, with the dealership itself: pages of items alone read them (`toPlace`). */
  readonly locations: readonly LocationFieldsFragment[];
  readonly dealer: DealerPlaceFieldsFragment;
  /** What the dealership stands for, by position. */
  readonly assurances: readonly AssuranceView[];
  /** IANA name: days are counted in it. */
  readonly timeZone: string;
  /** When the site was built, in milliseconds. */
  readonly builtAt: number;
  readonly phone: string;
  /** Absent where the dealership shows no repayments. */
  readonly finance: FinanceSettings | undefined;
  readonly lenderName: string;
  /** The lender's Australian credit licence number, where content has it. */
  readonly lenderLicenceNumber: string | undefined;
  /** The dealer's own words for values of the stock. */
  readonly synonyms: SearchSynonyms;
  readonly notes: Readonly<Partial<Record<PriceNote, string>>>;
  readonly filterGroups: readonly StockFilterGroup[];
  readonly bodyTypes: readonly BodyTile[];
  /** Where the site's searches go; absent: to the embedded engine. */
  readonly hostedSearch: HostedSearch | undefined;
}

/** The drawing of a body type among the site's icons. */
export const bodyTypeIcon = (svgName: string): string => `/icons/body/${svgName}.svg`;

/** By filter: a group of words for each thing. */
const synonymsOf = (all: StockSettingsQuery['content']['site']['searchSynonyms']): SearchSynonyms => {
  const byFilter: Partial<Record<Content_SynonymFilter, string[][]>> = {};
  for (const { filter, words } of all) byFilter[filter] = [...(byFilter[filter] ?? []), [...words]];
  return byFilter;
};

const toStockSettings = ({
  site: build,
  searchEngine,
  dealerSettings,
  content: { site, locations, assurances, finance, filters },
}: StockSettingsQuery): StockSettings => ({
  hostedSearch: searchEngine.hosted ?? undefined,
  dealershipName: site.dealershipName,
  licenceNumber: site.licenceNumber,
  phone: site.phone,
  phoneAt: (location) => locationNamed(locations, location)?.phone ?? site.phone,
  locations,
  dealer: site,
  assurances: assurances.map(toAssurance),
  timeZone: site.timeZone,
  builtAt: Date.parse(build.buildTime),
  finance: dealerSettings.finance ?? undefined,
  lenderName: finance.lenderName,
  lenderLicenceNumber: finance.lenderLicenceNumber ?? undefined,
  synonyms: synonymsOf(site.searchSynonyms),
  notes: Object.fromEntries(site.disclaimers.map(({ number, html }) => [number, html])),
  filterGroups: dealerSettings.filterGroups,
  bodyTypes: filters.bodyTypes.map(({ name, value, svgName }) => ({
    label: name,
    values: value.split(',').map((text) => text.trim()),
    ...(svgName === null ? {} : { icon: bodyTypeIcon(svgName) }),
  })),
});

/** Every card asks for the settings: they are made once of the same data, not once a card. */
const made = new WeakMap<StockSettingsQuery, StockSettings>();

const madeOnce = (data: StockSettingsQuery): StockSettings => {
  const settings = made.get(data) ?? toStockSettings(data);
  made.set(data, settings);
  return settings;
};

/** The settings that stock is shown with; one static query for the whole site. */
export function useStockSettings(): StockSettings {
  const data = useStaticQuery<StockSettingsQuery>(graphql`
    query StockSettings {
      site {
        buildTime
      }
      searchEngine {
        hosted
      }
      dealerSettings {
        finance
        filterGroups
      }
      content {
        site {
          ...DealerPlaceFields
          licenceNumber
          searchSynonyms {
            filter
            words
          }
          disclaimers {
            number
            html
          }
        }
        locations {
          ...LocationFields
        }
        assurances {
          ...AssuranceFields
        }
        finance {
          lenderName
          lenderLicenceNumber
        }
        filters {
          bodyTypes {
            name
            value
            svgName
          }
        }
      }
    }
  `);
  return madeOnce(data);
}
