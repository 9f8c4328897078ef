/** Whether the device keeps what it was given. Storage can be full, or denied in private windows. */
export type Keeping = 'kept' | 'refused';

/** One small value that stays on the shopper's device. */
export interface KeptValue<Value> {
  /** What is kept, or the empty value where nothing is, or nothing that can be read. The same object until it changes. */
  readonly read: () => Value;
  /** Keeps a value; `undefined` forgets it. */
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

/** A value in the browser's small storage. Reading and keeping never throw. */
export function keptValue<Value>({ name, lifetime, empty, parse }: Options<Value>): KeptValue<Value> {
  const key = `forecourt.${name}`;
  const storage = () => (lifetime === 'device' ? window.localStorage : window.sessionStorage);
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null; readonly value: Value } = { text: null, value: empty };

  const textKept = (): string | null => {
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
    read: () => {
      const text = textKept();
      if (text !== last.text) last = { text, value: parseText(text) };
      return last.value;
    },
    keep: (value) => {
      try {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        return 'refused';
      }
      for (const listener of listeners) listener();
      return 'kept';
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
