interface Host {
  readonly url: string;
  readonly port?: number | undefined;
}

const nameOf = ({ url, port }: Host): string => `${url}:${port ?? ''}`;

/**
 * What the service's client remembers of its hosts, for as long as the page stands. Its own memory looks a host up by
 * its configuration and stores it under its last state, so it never finds it, and one host that hangs costs every
 * search a second; it also writes into the browser's storage. Here a host is known by its address.
 */
export const createHostsMemory = () => {
  const known = new Map<string, unknown>();
  return {
    get: async <Value>(key: unknown, otherwise: () => Promise<Value>): Promise<Value> =>
      (known.get(nameOf(key as Host)) as Value | undefined) ?? otherwise(),
    set: async <Value>(key: unknown, value: Value): Promise<Value> => {
      known.set(nameOf(key as Host), value);
      return value;
    },
    delete: async (key: unknown): Promise<void> => {
      known.delete(nameOf(key as Host));
    },
    clear: async (): Promise<void> => known.clear(),
  };
};
