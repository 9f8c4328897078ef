import type { DisplayGroupKey } from './display/specificationGroups';
import type { FactUnit } from './factUnits';

interface AnyFact {
  /** Its name on the item's page, in a comparison, in a filter's chip, and in the content editor. */
  readonly label: string;
  /** Its group on the item's page. */
  readonly group: DisplayGroupKey;
  /** What shoppers type for it: a regular expression over lower-case words, without capturing groups. */
  readonly words?: string;
}

/** A fact that is a number. Shoppers filter by a range of it. */
export interface NumberFact extends AnyFact {
  readonly holds: 'number';
  /** A row of `FACT_UNITS`. */
  readonly unit: FactUnit;
  /**
   * The largest plausible value. A feed's value beyond it is a fault. Above 1,000, a column of a feed may part its thousands
   * with points (`LARGE_NUMBERS`). Absent: the field has a reader of its own in `STOCK_FIELDS`.
   */
  readonly most?: number;
  /** The step of a slider. Below 1, shoppers can filter by tenths. */
  readonly step: number;
  /** What result cards say of it, made from the number and its unit: `Tows 3,500 kg`. Absent: its label and the number. */
  readonly card?: (amount: string) => string;
  /** Set if its unit alone says which fact it is: `under 500 hours`. */
  readonly isSaidByUnit?: true;
  /** The end that a number alone means, if not the least: `500 hours` is up to 500. */
  readonly bare?: 'max';
  /** Another fact that means the same. If an item has that one, its page leaves this one out. */
  readonly unless?: string;
  /** Its property among those of https://schema.org/Vehicle. Absent: an additional property with its label. */
  readonly schemaOrg?: string;
}

/** A fact in a few words of the feed. Shoppers choose from the words in stock. */
interface WordFact extends AnyFact {
  readonly holds: 'word';
}

/** The address of a document. Shoppers filter by whether there is one. */
interface LinkFact extends AnyFact {
  readonly holds: 'link';
  /** The words of the link. */
  readonly link: string;
}

export type StockFact = NumberFact | WordFact | LinkFact;
