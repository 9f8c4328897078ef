/** A value that the parts of a page share. */
interface PageValue<Value> {
  /** The first value. The server renders with it. */
  readonly empty: Value;
  readonly snapshot: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that the parts of a page share until the tab loads another document. `storedValue` outlives the page. */
export function pageValue<Value>(empty: Value): PageValue<Value> {
  let value = empty;
  const listeners = new Set<() => void>();
  return {
    empty,
    snapshot: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
