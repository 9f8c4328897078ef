import type { FaultLevel, FieldFault } from '../../domain/stock/parseStockItem';
import type { StockFieldName } from '../../domain/stock/stockFields';

/** A fault of a field, or of the row as a whole. */
export type RowFault =
  | FieldFault
  | { readonly field: 'row'; readonly value: string; readonly reason: string; readonly level: FaultLevel };

/** A fault with its place in the feed. */
export interface PlacedFault {
  readonly feed: string;
  readonly row: number;
  readonly line?: number;
  /** The id of the item, if it has one. */
  readonly id?: string;
  readonly field: StockFieldName | 'row';
  readonly value: string;
  readonly reason: string;
  readonly level: FaultLevel;
}

/** All faults of one kind. */
export interface FaultKind {
  readonly field: StockFieldName | 'row';
  readonly reason: string;
  readonly level: FaultLevel;
  readonly count: number;
  readonly example: PlacedFault;
}

/** So many faults of one kind are listed one by one; all are counted. */
const MOST_OF_A_KIND = 200;

/** A reason can name a value, so there may be many kinds. Those after these are counted together. */
const MOST_KINDS = 500;

export interface FaultLog {
  readonly add: (fault: PlacedFault) => void;
  /** The commonest first. */
  readonly kinds: () => readonly FaultKind[];
  readonly listed: () => readonly PlacedFault[];
}

/** Counts faults by kind and lists the first of each kind, so that a feed of any size has a report of bounded size. */
export const createFaultLog = (): FaultLog => {
  const kinds = new Map<string, { count: number; readonly example: PlacedFault }>();
  const listed: PlacedFault[] = [];
  return {
    add: (fault) => {
      const named = `${fault.level}/${fault.field}/${fault.reason}`;
      const key = kinds.has(named) || kinds.size < MOST_KINDS ? named : `${fault.level}/${fault.field}`;
      const kind = kinds.get(key) ?? { count: 0, example: fault };
      kind.count++;
      kinds.set(key, kind);
      if (kind.count <= MOST_OF_A_KIND) listed.push(fault);
    },
    kinds: () =>
      [...kinds.values()]
        .map(({ count, example }) => ({
          field: example.field,
          reason: example.reason,
          level: example.level,
          count,
          example,
        }))
        .sort((a, b) => b.count - a.count),
    listed: () => listed,
  };
};
