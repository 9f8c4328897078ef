import type { Dollars } from '../money';

/** When a table is in force and where its figures come from. Days are ISO dates: `2026-07-01`. */
interface Dated {
  readonly from: string;
  /** The last day for which we stand by it. Where a law names no end, it is the day before the next budget changes laws. */
  readonly until: string;
  /** A public address, or whose figures they are. */
  readonly source: string;
}

/** What a row asks of a vehicle. Every condition that it names must hold. */
export interface RowConditions {
  /** The highest value in dollars. */
  readonly maxValue?: Dollars;
  /** Whether it carries goods by the state's law (`carriesGoods`). */
  readonly isGoods?: boolean;
  readonly isNew?: boolean;
  /** Battery only. */
  readonly isElectric?: boolean;
  /** At most 120 g of CO₂ a kilometre. */
  readonly isGreen?: boolean;
  /** Battery only, or a hybrid of any kind. */
  readonly isElectrified?: boolean;
  /** Battery only, or a hybrid that is charged from a plug. */
  readonly isPlugIn?: boolean;
  /** Electric vehicles have none. */
  readonly maxCylinders?: number;
  /** Kilograms without load. */
  readonly maxTareMass?: number;
  /** Cubic centimetres. Electric vehicles have none. */
  readonly maxEngineSize?: number;
  /** Whether its engine burns diesel. */
  readonly isDiesel?: boolean;
}

/**
 * A rate of duty. Either dollars for each `per` dollars, or part, of the value: `base` + `rate` × ⌈(value − `over`) / `per`⌉,
 * at least `min`, less `less`. Or a share of the value, which may rise with it, rounded down to five cents.
 */
export type DutyRate =
  | {
      readonly rate: Dollars;
      readonly per: 100 | 200;
      readonly over?: Dollars;
      readonly base?: Dollars;
      readonly min?: Dollars;
      readonly less?: Dollars;
    }
  | {
      readonly percent: number;
      /** One more per cent for each `dollars` above `over`; the rate is rounded to two decimals. */
      readonly rises?: { readonly over: Dollars; readonly dollars: Dollars };
    };

interface DutyRow {
  readonly when?: RowConditions;
  readonly duty: DutyRate;
  /** The last day of a rate that ends before the law does. */
  readonly until?: string;
}

/** The duty of a state on registering or buying a light vehicle. The first row that fits counts. */
export interface DutyTable extends Dated {
  /** None where the country has no duty. */
  readonly rows: readonly DutyRow[];
  /** What a ute with more than three seats is there; absent where every ute is for goods. */
  readonly crewUtes?: 'passengerIfFourWheelDrive' | 'unclear';
}

export interface RegistrationRow {
  readonly when?: RowConditions;
  readonly dollars: Dollars;
}

/** The fees of a state besides duty. An unknown part is absent. Registration and insurance are for a year. */
export interface OnRoadFees extends Dated {
  readonly place: string;
  /** Transferring a registration to the buyer. */
  readonly transfer?: Dollars | undefined;
  /** The first row that fits counts. */
  readonly registration?: readonly RegistrationRow[] | undefined;
  readonly plates?: Dollars | undefined;
  /** Compulsory third-party insurance; 0 where registration includes it. */
  readonly insurance?: Dollars | undefined;
}

/** First and last postcode of a place. */
type PostcodeRange = readonly [first: number, last: number, place: string];

/** What a country knows of its charges. A place is a state, or the country where it has no states. */
export interface OnRoadTables {
  readonly postcodes: readonly PostcodeRange[];
  /** Postcodes whose towns are in several states; the shopper says which. */
  readonly sharedPostcodes: Readonly<Record<string, readonly string[]>>;
  readonly duty: Readonly<Record<string, DutyTable>>;
  /** Why a place has no table, as a sentence. */
  readonly withoutDuty: Readonly<Record<string, string>>;
  /** The first fees in force that name a part count. The dealer's own come first. */
  readonly fees: readonly OnRoadFees[];
}

/** Whether a table is in force on a day. */
export const isInForce = (
  { from, until }: { readonly from: string; readonly until: string },
  today: string,
): boolean => from <= today && today <= until;
