import { graphql, useStaticQuery } from 'gatsby';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import type { HostedSearch } from '../../domain/hostedSearch';
import type { PriceNote } from '../../domain/stock/priceDisplay';
import type { RawDealerPlace, RawLocation } from '../dealer/location';
import { locationNamed } from '../dealer/locationNamed';
import { type AssuranceView, type RawAssurance, toAssurance } from './assurance';
import { type FinanceFields, financeSettingsOf } from './financeSettings';
import type { RawFilterGroup } from './toFilterGroups';

type SynonymFilter = 'bodyType' | 'colour' | 'fuelType' | 'location' | 'tags' | 'transmissionType';

/** What the dealer's shoppers call the values of each filter: groups of words that mean the same. */
export type SearchSynonyms = Readonly<Partial<Record<SynonymFilter, readonly (readonly string[])[]>>>;

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
  readonly locations: readonly RawLocation[];
  readonly dealer: RawDealerPlace;
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
  /** As content has them: listings alone read them (`toFilterGroups`), other pages carry no code for it. */
  readonly filterGroups: readonly RawFilterGroup[];
  readonly bodyTypes: readonly BodyTile[];
  /** Where the site's searches go; absent: to the embedded engine. */
  readonly hostedSearch: HostedSearch | undefined;
}

/** The drawing of a body type among the site's icons. */
export const bodyTypeIcon = (svgName: string): string => `/icons/body/${svgName}.svg`;

interface StockSettingsData {
  /** Of the build's settings, not of the content: it rides along, so that no page asks for one thing more. */
  readonly searchEngine: { readonly hosted: HostedSearch | null };
  readonly site: { readonly buildTime: string };
  readonly content: {
    readonly locations: readonly RawLocation[];
    readonly assurances: readonly RawAssurance[];
    readonly site: RawDealerPlace & {
      readonly licenceNumber: string;
      readonly searchSynonyms: readonly {
        readonly filter: SynonymFilter;
        readonly words: readonly string[];
      }[];
      readonly disclaimers: readonly { readonly number: PriceNote; readonly html: string }[];
    };
    readonly finance: FinanceFields;
    readonly filters: {
      readonly groups: readonly RawFilterGroup[];
      readonly bodyTypes: readonly { name: string; value: string; svgName: string | null }[];
    };
  };
}

/** By filter: a group of words for each thing. */
const synonymsOf = (all: StockSettingsData['content']['site']['searchSynonyms']): SearchSynonyms => {
  const byFilter: Partial<Record<SynonymFilter, string[][]>> = {};
  for (const { filter, words } of all) byFilter[filter] = [...(byFilter[filter] ?? []), [...words]];
  return byFilter;
};

const toStockSettings = ({
  site: build,
  searchEngine,
  content: { site, locations, assurances, finance, filters },
}: StockSettingsData): StockSettings => ({
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
  finance: financeSettingsOf(finance),
  lenderName: finance.lenderName,
  lenderLicenceNumber: finance.lenderLicenceNumber ?? undefined,
  synonyms: synonymsOf(site.searchSynonyms),
  notes: Object.fromEntries(site.disclaimers.map(({ number, html }) => [number, html])),
  filterGroups: filters.groups,
  bodyTypes: filters.bodyTypes.map(({ name, value, svgName }) => ({
    label: name,
    values: value.split(',').map((text) => text.trim()),
    ...(svgName === null ? {} : { icon: bodyTypeIcon(svgName) }),
  })),
});

/** Every card asks for the settings: they are made once of the same data, not once a card. */
const made = new WeakMap<StockSettingsData, StockSettings>();

const madeOnce = (data: StockSettingsData): StockSettings => {
  const settings = made.get(data) ?? toStockSettings(data);
  made.set(data, settings);
  return settings;
};

/** The settings that stock is shown with; one static query for the whole site. */
export function useStockSettings(): StockSettings {
  const data = useStaticQuery<StockSettingsData>(graphql`
    query StockSettings {
      site {
        buildTime
      }
      searchEngine {
        hosted
      }
      content {
        site {
          dealershipName
          licenceNumber
          phone
          address {
            street
            suburb
            state
            postcode
          }
          timeZone
          departments {
            openingHours {
              weekday
              periods {
                opens
                closes
              }
            }
            specialDays {
              date
              name
              periods {
                opens
                closes
              }
            }
          }
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
          enabled
          lenderName
          lenderLicenceNumber
          repaymentInterestRate {
            default
            new
            demo
            used
          }
          comparisonRate {
            default
            new
            demo
            used
          }
          repaymentTerm
          repaymentTerms
          repaymentFrequency
          affordAmount
          repaymentDepositPercentage
          repaymentDepositAmount
          repaymentBalloonPercentage
          repaymentBalloonAmount
          repaymentEstablishFee
          repaymentOtherFee
          repaymentDealerFee
          feesFinanced
          dealerFeeIsCreditFee
          purchaseAmount
          repaymentPeriodMonths
          totalPayableAmount
        }
        filters {
          groups {
            id
            label
            groupType
            isAccordion
            accordionType
            remoteId
            svgName
            filterItems {
              id
              label
              field
              type
              formattingType
              unit
              limit
              showCount
              hardcodedValues
            }
          }
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
