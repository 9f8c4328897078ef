import type { OnRoadTables } from '../domain/onRoad/onRoadTables';

export interface ToPayTerms {
  /** The shopper's state, or the country where it has no states. */
  readonly place: string;
  /** `2026-11-29`, in the dealership's time zone. */
  readonly today: string;
  /** The country's tables, with the dealership's fees before its own. */
  readonly tables: OnRoadTables;
  /** The state of each yard, by its name in the index; `home` is the dealership's own. */
  readonly homes: Readonly<Record<string, string>>;
  readonly home: string;
}
