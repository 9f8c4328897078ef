/** Whether the device keeps what it was given. Storage can be full, or denied in private windows. */
export type Keeping = 'kept' | 'refused';

/** One small value that stays on the shopper's device. */
export interface KeptValue<Value> {
  /** What stands for nothing: also what a server shows. */
  readonly empty: Value;
  /** What is kept, or the empty value where nothing is, or nothing that can be read. The same object until it changes. */
  readonly read: () => Value;
  /** Keeps a value; `undefined` forgets it. What the browser refuses to keep lasts until the page is left. */
  readonly keep: (value: Value | undefined) => Keeping;
  /** Calls `listener` when this tab or another one keeps another value. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface Options<Value> {
  /** Among everything that the device keeps for this site. Another form of the value gets another name. */
  readonly name: string;
  /** `device` outlives the tab and is shared by all tabs; `tab` ends with the tab. */
  readonly lifetime: 'device' | 'tab';
  readonly empty: Value;
  /** Judges what was kept, perhaps by an older version of the site; absent where it cannot be used. */
  readonly parse: (kept: unknown) => Value | undefined;
}

/** What the browser refused to keep, by key, as text; `null`: forgotten. */
const ofPage = new Map<string, string | null>();

/** The listeners of this tab, by key. Two parts of a page may parse the value of one key differently. */
const allListeners = new Map<string, Set<() => void>>();

function listenersOf(key: string): Set<() => void> {
  const listeners = allListeners.get(key) ?? new Set();
  allListeners.set(key, listeners);
  return listeners;
}

/** A value in the browser's small storage. Reading and keeping never throw. */
export function keptValue<Value>({ name, lifetime, empty, parse }: Options<Value>): KeptValue<Value> {
  const key = `forecourt.${name}`;
  const storage = () => (lifetime === 'device' ? window.localStorage : window.sessionStorage);
  const listeners = listenersOf(key);
  let last: { readonly text: string | null; readonly value: Value } = { text: null, value: empty };

  const textKept = (): string | null => {
    const refused = ofPage.get(key);
    if (refused !== undefined) return refused;
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const parseText = (text: string | null): Value => {
    if (text === null) return empty;
    try {
      return parse(JSON.parse(text)) ?? empty;
    } catch {
      return empty;
    }
  };
  return {
    empty,
    read: () => {
      const text = textKept();
      if (text !== last.text) last = { text, value: parseText(text) };
      return last.value;
    },
    keep: (value) => {
      const text = value === undefined ? null : JSON.stringify(value);
      let keeping: Keeping = 'kept';
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        ofPage.delete(key);
      } catch {
        keeping = 'refused';
        ofPage.set(key, text);
      }
      for (const listener of listeners) listener();
      return keeping;
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // Without a key, everything was cleared.
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Whether the browser keeps anything for this site. */
export function deviceKeeps(): boolean {
  const key = 'forecourt.try';
  try {
    window.localStorage.setItem(key, key);
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
