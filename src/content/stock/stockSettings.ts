import { graphql, useStaticQuery } from 'gatsby';
import { oncePer } from '../../domain/oncePer';
import { locationNamed } from '../../domain/stock/locationKey';
import type { PriceNote } from '../../domain/stock/priceDisplay';
import { toLink } from '../link';
import type {
  AssuranceFieldsFragment,
  Content_SynonymFilter,
  DealerPlaceFieldsFragment,
  StockSettingsQuery,
} from '../queryTypes';

/** Shoppers' words for the values of each filter: groups of words with the same meaning. */
type SearchSynonyms = Readonly<Partial<Record<Content_SynonymFilter, readonly (readonly string[])[]>>>;

/** By filter: a group of words for each thing. */
const synonymsOf = (all: StockSettingsQuery['content']['site']['searchSynonyms']): SearchSynonyms => {
  const byFilter: Partial<Record<Content_SynonymFilter, string[][]>> = {};
  for (const { filter, words } of all) byFilter[filter] = [...(byFilter[filter] ?? []), [...words]];
  return byFilter;
};

/** What cards, listings and items' pages need from the content, and which engine they search with. */
export type StockSettings = ReturnType<typeof toStockSettings>;

const toStockSettings = ({
  searchEngine,
  dealerSettings,
  content: { site, locations, assurances, finance, filters },
}: StockSettingsQuery) => ({
  /** The hosted search that answers; absent if the embedded engine does. */
  hostedSearch: searchEngine.hosted ?? undefined,
  dealershipName: site.dealershipName,
  stockType: site.dealershipStockType,
  licenceNumber: site.licenceNumber,
  phone: site.phone,
  /** Returns the number to ring about stock at a location, by its name. */
  phoneAt: (location: string | undefined) => locationNamed(locations, location)?.phone ?? site.phone,
  /** As in the content, with the dealership itself. Only items' pages read them (`toPlace`). */
  locations,
  dealer: site as DealerPlaceFieldsFragment,
  /** The assurances, by position. */
  assurances: assurances.map(toAssurance),
  /** The IANA name of the time zone in which days are counted. */
  timeZone: site.timeZone,
  /** Absent if the dealership shows no repayments. */
  finance: dealerSettings.finance ?? undefined,
  /** Absent if the dealer doesn't look up the prices of fuel. */
  runningCosts: site.runningCosts ?? undefined,
  lenderName: finance.lenderName,
  /** The lender's credit licence number, if the content has it. */
  lenderLicenceNumber: finance.lenderLicenceNumber ?? undefined,
  synonyms: synonymsOf(site.searchSynonyms),
  /** The government fees that the dealership states, as in the content (`dealerFees`). */
  onRoadFees: site.onRoadFees,
  notes: Object.fromEntries(site.disclaimers.map(({ number, html }) => [number, html])) as Partial<
    Record<PriceNote, string>
  >,
  filterGroups: dealerSettings.filterGroups,
  /** The facts on result cards that the content names; absent for the stock type's own. */
  cardFacts: dealerSettings.cardFacts ?? undefined,
  bodyTypes: filters.bodyTypes.map(({ name, value, svgName }) => ({
    label: name,
    values: value.split(',').map((text) => text.trim()),
    icon: svgName === null ? undefined : `/icons/body/${svgName}.svg`,
  })),
});

/** Every card asks for the settings, so they are made once for the same data. */
const madeOnce = oncePer(toStockSettings);

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
          onRoadFees {
            state from until source transfer plates insurance
            registration { maxCylinders maxTareMass maxEngineSize isDiesel isElectric isGoods dollars }
          }
          disclaimers { number html }
          runningCosts { kilometresAYear asAt source sourceUrl petrol91 petrol95 petrol98 diesel electricity }
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

export const assuranceFields = graphql`
  fragment AssuranceFields on Content_Assurance {
    kind title summary
    link { ...LinkFields }
    stockTypes vehTypes certifiedOnly
    locations { name }
  }
`;

export type AssuranceView = ReturnType<typeof toAssurance>;

const toAssurance = ({ link, locations, ...rest }: AssuranceFieldsFragment) => ({
  ...rest,
  link: link ? toLink(link) : undefined,
  locations: locations.map(({ name }) => name),
});
