/** The client's `hosts` option for an address that replaces the service; empty without one. */
export const hostOption = (address: string | undefined) => {
  if (address === undefined) return {};
  const { hostname, port, protocol } = new URL(address);
  const host = {
    url: hostname,
    ...(port && { port: Number(port) }),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
  };
  return { hosts: [host] };
};

interface Host {
  readonly url: string;
  readonly port?: number | undefined;
}

const nameOf = ({ url, port }: Host): string => `${url}:${port ?? ''}`;

/**
 * The states of the service's hosts, kept for the client until the page closes. The client's own cache looks a host up
 * by its configuration but stores it under its last state. It never finds the host again, so a hanging host costs every
 * search a second. It also writes to the browser's storage. Here the key is the host's address.
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
