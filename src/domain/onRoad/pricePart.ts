import type { Cents } from '../money';

export interface PricePart {
  readonly label: string;
  readonly cents: Cents;
  /** How the amount comes about: `$3 for each $100 or part`. Absent for a fixed fee. */
  readonly working?: string;
  /** The public source, or whose figures they are. */
  readonly source: string;
  /** The days for which we stand by the table. */
  readonly from: string;
  readonly until: string;
}
