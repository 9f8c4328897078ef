import type { Cents } from '../money';
import type { ServicePlan } from './servicePlan';
import type { StockFacts } from './stockFacts';
import type { StockType, VehType } from './stockTypes';
import type { StockVideo } from './stockVideo';
import type { VehicleOffer } from './vehicleOffer';

/** What a price includes. `poa` has no price to show. */
export type PriceType = 'driveAway' | 'egc' | 'poa';

export interface StockImage {
  /** A root-relative address (a file under `static/`), or an absolute https address of the feed. */
  readonly url: string;
  readonly alt?: string;
}

export interface StockMark {
  /** `Left rear door` */
  readonly where: string;
  /** `A scratch of 3 cm, down to the primer` */
  readonly what: string;
  readonly picture?: StockImage | undefined;
}

export interface StockQuestion {
  readonly question: string;
  readonly answer: string;
  /** The day of the answer: `2026-11-20`. */
  readonly answeredOn: string;
}

/** The equipment of a vehicle, under the heading that the feed gives it. */
export interface EquipmentGroup {
  /** Absent for entries without a heading. */
  readonly name?: string;
  readonly entries: readonly string[];
}

/**
 * One vehicle in stock, as parsed at the border: every field that a feed can give, besides `STOCK_FACTS`. A field
 * that the feed does not give is absent, never empty text, zero or NaN.
 */
export interface StockItem extends StockFacts {
  readonly id: string;
  readonly vehType: VehType;
  readonly stockType: StockType;
  readonly make: string;
  readonly model: string;
  /** An item under offer is still shown and found; a sold one only keeps its page. */
  readonly status: 'available' | 'underOffer' | 'sold';
  readonly priceType: PriceType;
  readonly featured: boolean;
  readonly brandCertified: boolean;
  readonly tags: readonly string[];
  /** A few words on its picture, from the dealer and not the feed: `Just arrived`. */
  readonly label?: string;
  readonly images: readonly StockImage[];
  /** A note under pictures that do not show this very item: that they are drawings, or the maker's own. */
  readonly pictureNote?: string;
  /** The pictures of one full turn around the item, in order and evenly spaced. */
  readonly spinImages?: readonly StockImage[];
  readonly video?: StockVideo;
  readonly equipment?: readonly EquipmentGroup[];
  /** How many services are stamped in its book. */
  readonly serviceStamps?: number;
  /** Of the most worn tyre, mm. */
  readonly tyreTread?: number;
  /** The day of the check that no money is owed on it: `2026-11-12`. */
  readonly ppsrOn?: string;
  /** From the dealer and not the feed. */
  readonly marks?: readonly StockMark[];
  /** From the dealer and not the feed. */
  readonly questions?: readonly StockQuestion[];

  /** The badge, for example `SR5`. */
  readonly variations?: string;
  readonly series?: string;
  readonly year?: number;
  /** The body in the feed's words. Shoppers search by `bodyType`. */
  readonly body?: string;
  readonly bodyType?: string;
  readonly colour?: string;
  readonly fuelType?: string;
  /** The petrol it needs if that isn't 91, by the feed's word for its fuel: `Premium Unleaded` becomes `Petrol`. */
  readonly petrolGrade?: 95 | 98;
  /** Kilometres. */
  readonly odometer?: number;
  readonly price?: Cents;
  readonly specialPrice?: Cents;
  readonly registrationNumber?: string;
  readonly seats?: number;
  readonly siteDescription?: string;
  readonly stockNumber?: string;
  /** The transmission in the feed's words. Shoppers search by `transmissionType` (Automatic, Manual). */
  readonly transmission?: string;
  readonly transmissionType?: string;
  readonly vin?: string;
  readonly location?: { readonly name: string };
  /** On the site of a group: the name of the dealer who sells it. */
  readonly dealer?: string;
  /** On the site of a group: the address of its page on that dealer's own site. It has no page here. */
  readonly url?: string;
  readonly stockName?: string;
  readonly stockSubname?: string;
  /** ISO 8601, from the feed. */
  readonly createdAt?: string;
  readonly updatedAt?: string;

  /** From the site's own history, not the feed: the day of the first publication with the item (`2026-11-11`). */
  readonly listedOn?: string;
  /** From the site's own history: the latest change of the price, if it was a reduction. */
  readonly reduction?: { readonly day: string; readonly cents: Cents };
  /** From the site's content: the offers that it qualifies for, as they ran when the site was built. */
  readonly offers?: readonly VehicleOffer[];
  /** From the site's content: the services at published prices of a new vehicle of its model. */
  readonly servicing?: ServicePlan;

  /** The year of the ANCAP test. Stars are never shown without it. */
  readonly ancapYear?: number;
  readonly engine?: string;
  readonly fuelEconomy?: string;
  /** The year of the rating. */
  readonly greenStarYear?: number;
}
