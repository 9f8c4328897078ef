import { graphql, useStaticQuery } from 'gatsby';
import { useMemo } from 'react';
import type { FinanceSettings } from '../domain/finance/financeSettings';
import type { PriceNote } from '../domain/stock/priceDisplay';
import { type FinanceFields, financeSettingsOf } from './financeSettings';

export type FilterType =
  | 'body_tag'
  | 'list'
  | 'radio_group'
  | 'range_input'
  | 'radio_group_numeric'
  | 'range_select'
  | 'range_slider'
  | 'search_by_budget'
  | 'select'
  | 'slider'
  | 'boolean_checkbox'
  | 'cpo_checkbox'
  | 'search_box';

export interface FilterItem {
  readonly id: string;
  readonly label: string;
  /** The attribute of the index. */
  readonly field: string;
  readonly type: FilterType;
  readonly formattingType: 'text' | 'number' | 'currency' | 'year';
  readonly unit?: string;
  readonly limit?: number;
  readonly showCount: boolean;
  readonly hardcodedValues: readonly string[];
}

export interface StockFilterGroup {
  readonly id: string;
  readonly label: string;
  readonly groupType: 'main' | 'more';
  readonly isAccordion: boolean;
  readonly accordionType: 'open' | 'closed';
  readonly filterItems: readonly FilterItem[];
}

export interface BodyTile {
  readonly label: string;
  /** The values of the stock that the tile stands for. */
  readonly values: readonly string[];
  /** The address of its drawing. */
  readonly icon?: string;
}

/** What cards, listings and cars' pages need of the content. */
export interface StockSettings {
  readonly dealershipName: string;
  readonly licenceNumber: string;
  readonly phone: string;
  /** Absent where the dealership shows no repayments. */
  readonly finance: FinanceSettings | undefined;
  readonly lenderName: string;
  readonly notes: Readonly<Partial<Record<PriceNote, string>>>;
  readonly filterGroups: readonly StockFilterGroup[];
  readonly bodyTypes: readonly BodyTile[];
}

/** The drawing of a body type among the site's icons. */
export const bodyTypeIcon = (svgName: string): string => `/icons/body/${svgName}.svg`;

interface StockSettingsData {
  readonly content: {
    readonly site: {
      readonly dealershipName: string;
      readonly licenceNumber: string;
      readonly phone: string;
      readonly disclaimers: readonly { readonly number: PriceNote; readonly html: string }[];
    };
    readonly finance: FinanceFields;
    readonly filters: {
      readonly groups: readonly (Omit<StockFilterGroup, 'filterItems'> & {
        readonly filterItems: readonly (Omit<FilterItem, 'unit' | 'limit'> & {
          readonly unit: string | null;
          readonly limit: number | null;
        })[];
      })[];
      readonly bodyTypes: readonly { name: string; value: string; svgName: string | null }[];
    };
  };
}

const toStockSettings = ({ content: { site, finance, filters } }: StockSettingsData): StockSettings => ({
  dealershipName: site.dealershipName,
  licenceNumber: site.licenceNumber,
  phone: site.phone,
  finance: financeSettingsOf(finance),
  lenderName: finance.lenderName,
  notes: Object.fromEntries(site.disclaimers.map(({ number, html }) => [number, html])),
  filterGroups: filters.groups.map((group) => ({
    ...group,
    filterItems: group.filterItems.map(({ unit, limit, ...item }) => ({
      ...item,
      ...(unit === null ? {} : { unit }),
      ...(limit === null ? {} : { limit }),
    })),
  })),
  bodyTypes: filters.bodyTypes.map(({ name, value, svgName }) => ({
    label: name,
    values: value.split(',').map((text) => text.trim()),
    ...(svgName === null ? {} : { icon: bodyTypeIcon(svgName) }),
  })),
});

/** The settings that stock is shown with; one static query for the whole site. */
export function useStockSettings(): StockSettings {
  const data = useStaticQuery<StockSettingsData>(graphql`
    query StockSettings {
      content {
        site {
          dealershipName
          licenceNumber
          phone
          disclaimers {
            number
            html
          }
        }
        finance {
          enabled
          lenderName
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
        }
        filters {
          groups {
            id
            label
            groupType
            isAccordion
            accordionType
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
  return useMemo(() => toStockSettings(data), [data]);
}
