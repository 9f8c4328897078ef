/** An offer that a vehicle in stock qualifies for, as its page and an enquiry name it. */
export interface VehicleOffer {
  /** `brand-4402`, or the slug of the dealer's own offer. */
  readonly id: string;
  readonly title: string;
  /** Where its terms are: its page, or its place on the page of offers. */
  readonly href: string;
  /** The first instant after its end, in ISO 8601. Absent until it is taken down. */
  readonly endsAt?: string;
}
