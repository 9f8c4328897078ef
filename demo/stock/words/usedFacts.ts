/** What the words about a used car may rely on. */
export interface UsedFacts {
  readonly name: string;
  readonly model: string;
  readonly year: number;
  readonly odometer: number;
  readonly colour: string;
  readonly location: string;
  readonly oneOwner: boolean;
  readonly towBar: boolean;
  /** `June 2027` */
  readonly registeredUntil: string;
  readonly certified: boolean;
  readonly electric: boolean;
  readonly seats: number;
  /** A ute or a large SUV, which is what people tow with. */
  readonly tows: boolean;
  /** Bought for pleasure: a coupe or a convertible. */
  readonly toy: boolean;
}
