import { graphql, useStaticQuery } from 'gatsby';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import type { HostedSearch } from '../../domain/hostedSearch';
import type { AssuranceRule } from '../../domain/stock/assurance';
import { locationNamed } from '../../domain/stock/locationKey';
import type { PriceNote } from '../../domain/stock/priceDisplay';
import type { NumberFactName } from '../../domain/stock/stockFacts';
import type { StockType } from '../../domain/stock/stockTypes';
import { type LinkView, toLink } from '../link';
import type {
  AssuranceFieldsFragment,
  Content_SynonymFilter,
  DealerPlaceFieldsFragment,
  LocationFieldsFragment,
  StockSettingsQuery,
} from '../queryTypes';
import type { StockFilterGroup } from './stockFilterGroup';

/** Shoppers' words for the values of each filter: groups of words with the same meaning. */
type SearchSynonyms = Readonly<Partial<Record<Content_SynonymFilter, readonly (readonly string[])[]>>>;

interface BodyTile {
  readonly label: string;
  /** The values of the stock that the tile covers. */
  readonly values: readonly string[];
  /** The address of its drawing. */
  readonly icon?: string;
}

/** What cards, listings and items' pages need from the content, and which engine they search with. */
export interface StockSettings {
  readonly dealershipName: string;
  /** What the dealership sells. */
  readonly stockType: StockType;
  readonly licenceNumber: string;
  /** Returns the number to ring about stock at a location, by its name. */
  readonly phoneAt: (location: string | undefined) => string;
  /** As in the content, with the dealership itself. Only items' pages read them (`toPlace`). */
  readonly locations: readonly LocationFieldsFragment[];
  readonly dealer: DealerPlaceFieldsFragment;
  /** The assurances, by position. */
  readonly assurances: readonly AssuranceView[];
  /** The IANA name of the time zone in which days are counted. */
  readonly timeZone: string;
  readonly phone: string;
  /** Absent if the dealership shows no repayments. */
  readonly finance: FinanceSettings | undefined;
  readonly lenderName: string;
  /** The lender's Australian credit licence number, if the content has it. */
  readonly lenderLicenceNumber: string | undefined;
  /** The dealer's own words for values of the stock. */
  readonly synonyms: SearchSynonyms;
  readonly notes: Readonly<Partial<Record<PriceNote, string>>>;
  readonly filterGroups: readonly StockFilterGroup[];
  /** The facts on result cards that the content names; absent for those of the stock type. */
  readonly cardFacts: readonly NumberFactName[] | undefined;
  readonly bodyTypes: readonly BodyTile[];
  /** The hosted search that answers; absent if the embedded engine does. */
  readonly hostedSearch: HostedSearch | undefined;
}

const bodyTypeIcon = (svgName: string): string => `/icons/body/${svgName}.svg`;

/** By filter: a group of words for each thing. */
const synonymsOf = (all: StockSettingsQuery['content']['site']['searchSynonyms']): SearchSynonyms => {
  const byFilter: Partial<Record<Content_SynonymFilter, string[][]>> = {};
  for (const { filter, words } of all) byFilter[filter] = [...(byFilter[filter] ?? []), [...words]];
  return byFilter;
};

const toStockSettings = ({
  searchEngine,
  dealerSettings,
  content: { site, locations, assurances, finance, filters },
}: StockSettingsQuery): StockSettings => ({
  hostedSearch: searchEngine.hosted ?? undefined,
  dealershipName: site.dealershipName,
  stockType: site.dealershipStockType,
  licenceNumber: site.licenceNumber,
  phone: site.phone,
  phoneAt: (location) => locationNamed(locations, location)?.phone ?? site.phone,
  locations,
  dealer: site,
  assurances: assurances.map(toAssurance),
  timeZone: site.timeZone,
  finance: dealerSettings.finance ?? undefined,
  lenderName: finance.lenderName,
  lenderLicenceNumber: finance.lenderLicenceNumber ?? undefined,
  synonyms: synonymsOf(site.searchSynonyms),
  notes: Object.fromEntries(site.disclaimers.map(({ number, html }) => [number, html])),
  filterGroups: dealerSettings.filterGroups,
  cardFacts: dealerSettings.cardFacts ?? undefined,
  bodyTypes: filters.bodyTypes.map(({ name, value, svgName }) => ({
    label: name,
    values: value.split(',').map((text) => text.trim()),
    ...(svgName === null ? {} : { icon: bodyTypeIcon(svgName) }),
  })),
});

/** Every card asks for the settings, so they are made once for the same data. */
const cache = new WeakMap<StockSettingsQuery, StockSettings>();

const madeOnce = (data: StockSettingsQuery): StockSettings => {
  const settings = cache.get(data) ?? toStockSettings(data);
  cache.set(data, settings);
  return settings;
};

/** The settings of the stock: one static query for the whole site. */
export function useStockSettings(): StockSettings {
  const data = useStaticQuery<StockSettingsQuery>(graphql`
    query StockSettings {
      searchEngine { hosted }
      dealerSettings { finance filterGroups cardFacts }
      content {
        site {
          ...DealerPlaceFields
          dealershipStockType licenceNumber
          searchSynonyms { filter words }
          disclaimers { number html }
        }
        locations { ...LocationFields }
        assurances { ...AssuranceFields }
        finance { lenderName lenderLicenceNumber }
        filters { bodyTypes { name value svgName } }
      }
    }
  `);
  return madeOnce(data);
}

/** An assurance of the dealership, with the rule that says which stock it applies to. */
export interface AssuranceView extends AssuranceRule {
  readonly title: string;
  readonly summary: string;
  readonly link?: LinkView;
}

export const assuranceFields = graphql`
  fragment AssuranceFields on Content_Assurance {
    kind title summary
    link { ...LinkFields }
    stockTypes vehTypes certifiedOnly
    locations { name }
  }
`;

const toAssurance = ({ link, locations, ...rest }: AssuranceFieldsFragment): AssuranceView => ({
  ...rest,
  ...(link ? { link: toLink(link) } : {}),
  locations: locations.map(({ name }) => name),
});
