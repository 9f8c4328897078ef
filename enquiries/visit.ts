/** A time that is kept for the shopper of a lead, on the dealership's clock. */
export interface Visit {
  readonly leadId: string;
  readonly date: string;
  readonly time: string;
  /** How often it was changed; cancelling counts. With it, two people who alter it at once never both do. */
  readonly changes: number;
  readonly isCancelled: boolean;
}

/** A place in a half hour that a new lead, or a change, asks for. */
export interface WantedVisit extends Pick<Visit, 'date' | 'time'> {
  /** The yard and the department, and how many can come to it in one half hour. */
  readonly place: string;
  readonly visitsAtOnce: number;
  /** When the shopper is reminded, in milliseconds since 1970. Absent if it's too late for one. */
  readonly remindAt?: number;
}

/** What became of a visit after it was booked. `closed`: the dealership closes at that time now. */
export interface VisitNews extends Pick<Visit, 'date' | 'time'> {
  readonly kind: 'changed' | 'cancelled' | 'closed';
  /** The time before a change. */
  readonly was?: Pick<Visit, 'date' | 'time'>;
}
