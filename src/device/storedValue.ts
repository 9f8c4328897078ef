/** Whether the device stored a value. Storage can be full, or denied in private windows. */
export type StoreOutcome = 'kept' | 'refused';

export interface StoredValue<Value> {
  /** The value if nothing is stored. The server renders with it. */
  readonly empty: Value;
  /** The stored value, or the empty value if nothing readable is stored. The same object until the value changes. */
  readonly read: () => Value;
  /** The value that listeners last heard of, for what a page shows. To change a value, `read` it: another tab may be ahead. */
  readonly snapshot: () => Value;
  /** Stores a value; `undefined` deletes it. If the browser refuses, the value lasts until the shopper leaves the page. */
  readonly store: (value: Value | undefined) => StoreOutcome;
  /** Whether the value outlives the page: not if the browser refused to store it. */
  readonly isLasting: () => boolean;
  /** Calls `listener` when this tab or another tab stores a value. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface Options<Value> {
  /** Unique among the values of this site. When the shape of the value changes, change the name. */
  readonly name: string;
  /** All tabs share a `device` value, and it outlives them. A `tab` value ends with its tab. */
  readonly lifetime: 'device' | 'tab';
  readonly empty: Value;
  /** Reads a stored value, perhaps from an older version of the site; `undefined` if it is unusable. */
  readonly parse: (stored: unknown) => Value | undefined;
  /** What is stored of a value, if not the value itself. */
  readonly format?: (value: Value) => unknown;
}

/** The values that the browser refused to store, by key, as text; `null` for a deleted value. */
const ofPage = new Map<string, string | null>();

/** The listeners in this tab, by key. Two parts of a page may parse one key's value differently. */
const allListeners = new Map<string, Set<() => void>>();

function listenersOf(key: string): Set<() => void> {
  const listeners = allListeners.get(key) ?? new Set();
  allListeners.set(key, listeners);
  return listeners;
}

/** The stored texts of values that have listeners, by key: two dozen hearts read the same value several times. */
const cachedTexts = new Map<string, string | null>();

/** Tells the listeners of one value, or of all values, that another tab may have stored something. */
const hearOtherTabs = (changed: string | null): void => {
  for (const [key, listeners] of allListeners) {
    if (changed !== null && changed !== key) continue;
    cachedTexts.delete(key);
    for (const listener of listeners) listener();
  }
};
// An event without a key means that the whole storage was cleared.
const onStorage = ({ key }: StorageEvent): void => hearOtherTabs(key);
// While the browser keeps a page for Back, the page hears nothing.
const onShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) hearOtherTabs(null);
};

const storageOf = (lifetime: 'device' | 'tab'): Storage =>
  lifetime === 'device' ? window.localStorage : window.sessionStorage;

/** A value in the browser's local or session storage. Reading and storing never throw. */
export function storedValue<Value>({
  name,
  lifetime,
  empty,
  parse,
  format = (value) => value,
}: Options<Value>): StoredValue<Value> {
  const key = `forecourt.${name}`;
  const listeners = listenersOf(key);
  let last: { readonly text: string | null; readonly value: Value } = { text: null, value: empty };

  const readText = (): string | null => {
    const refused = ofPage.get(key);
    if (refused !== undefined) return refused;
    return attempt(() => storageOf(lifetime).getItem(key), null);
  };
  const parseText = (text: string | null): Value =>
    text === null ? empty : attempt(() => parse(JSON.parse(text)) ?? empty, empty);
  const valueIn = (text: string | null): Value => {
    if (text !== last.text) last = { text, value: parseText(text) };
    return last.value;
  };
  return {
    empty,
    read: () => valueIn(readText()),
    snapshot: () => {
      const before = cachedTexts.get(key);
      if (before !== undefined) return valueIn(before);
      const text = readText();
      if (listeners.size > 0) cachedTexts.set(key, text);
      return valueIn(text);
    },
    store: (value) => {
      const text = value === undefined ? null : JSON.stringify(format(value));
      let keeping: StoreOutcome = 'kept';
      cachedTexts.delete(key);
      try {
        if (text === null) storageOf(lifetime).removeItem(key);
        else storageOf(lifetime).setItem(key, text);
        ofPage.delete(key);
      } catch {
        keeping = 'refused';
        ofPage.set(key, text);
      }
      for (const listener of listeners) listener();
      return keeping;
    },
    isLasting: () => !ofPage.has(key),
    subscribe: (listener) => {
      listeners.add(listener);
      // The browser keeps one such listener, however many cards subscribe.
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) cachedTexts.delete(key);
      };
    },
  };
}

/** What some work gives, or something else where the browser refuses it. */
function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Whether the browser lets this site store anything. */
export function deviceKeeps(): boolean {
  const key = 'forecourt.try';
  return attempt(() => {
    window.localStorage.setItem(key, key);
    window.localStorage.removeItem(key);
    return true;
  }, false);
}
