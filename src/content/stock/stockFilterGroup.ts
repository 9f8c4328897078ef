import type { FilterField } from '../../domain/filters/filterField';
import type { FilterType } from '../../domain/filters/filterType';

export interface FilterItem {
  readonly id: string;
  readonly label: string;
  readonly field: FilterField;
  readonly type: FilterType;
  readonly formattingType: 'text' | 'number' | 'currency' | 'year';
  readonly unit?: string;
  /** How many options to show before "Show more"; absent for all. */
  readonly limit?: number;
  readonly showCount: boolean;
  /** Fixed options in order, shown even at zero. If empty, the values in stock are the options. */
  readonly hardcodedValues: readonly string[];
}

export interface StockFilterGroup {
  readonly id: string;
  readonly label: string;
  readonly groupType: 'main' | 'more';
  readonly isAccordion: boolean;
  readonly accordionType: 'open' | 'closed';
  /** The id of the group in the system that it was imported from, for measurements. */
  readonly remoteId?: string;
  readonly icon?: string;
  readonly filterItems: readonly FilterItem[];
}

export type StockFilterGroups = readonly StockFilterGroup[];
