import type { FilterField } from '../../domain/filters/filterField';
import type { FilterType } from '../../domain/filters/filterType';

export interface FilterItem {
  readonly id: string;
  readonly label: string;
  /** The attribute of the index. */
  readonly field: FilterField;
  readonly type: FilterType;
  readonly formattingType: 'text' | 'number' | 'currency' | 'year';
  readonly unit?: string;
  /** How many options stand before "Show more"; absent: all. */
  readonly limit?: number;
  readonly showCount: boolean;
  /** Fixed options in a fixed order, shown at zero too; empty: what the stock has. */
  readonly hardcodedValues: readonly string[];
}

export interface StockFilterGroup {
  readonly id: string;
  readonly label: string;
  readonly groupType: 'main' | 'more';
  readonly isAccordion: boolean;
  readonly accordionType: 'open' | 'closed';
  /** The group's id in the system it was taken from, for those who measure the page. */
  readonly remoteId?: string;
  /** The address of the drawing beside the label. */
  readonly icon?: string;
  readonly filterItems: readonly FilterItem[];
}

export type StockFilterGroups = readonly StockFilterGroup[];
