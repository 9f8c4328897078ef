import type { Dollars } from '../money';

/** The services of a new vehicle at published prices. One is due after so many months or kilometres, whichever come first. */
export interface ServicePlan {
  readonly months: number;
  readonly kilometres: number;
  /** Dollars for each service, the first one first. */
  readonly prices: readonly Dollars[];
}
