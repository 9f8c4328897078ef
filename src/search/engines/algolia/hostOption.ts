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
