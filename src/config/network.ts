import { isIPv6 } from 'node:net';

/** A network that counts as one sender, and how many times one sender's share it has. */
interface SenderNetwork {
  readonly name: string;
  readonly shares: number;
}

/** A provider gives a customer up to this many IPv6 networks (/48), and has several customers in as many. */
const SHARES_OF_A_SITE = 8;

/**
 * The networks by which a sender is counted: an IPv4 address, or of an IPv6 address the first 64 bits, whose other bits a
 * device chooses as it likes, and the first 48, in which one customer may have 65,536 of those. Anything else counts as it is.
 */
export function networksOf(sender: string): readonly SenderNetwork[] {
  const name = networkOf(sender);
  const groups = name.split(':');
  // A share for one, and more for all of a site.
  return groups.length === 4 && isIPv6(`${name}::`)
    ? [
        { name, shares: 1 },
        { name: `${groups.slice(0, 3).join(':')}/48`, shares: SHARES_OF_A_SITE },
      ]
    : [{ name, shares: 1 }];
}

/** An IPv4 address, the first 64 bits of an IPv6 address, or any other text as it is. */
function networkOf(sender: string): string {
  // Some proxies add the port.
  const address = sender.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!isIPv6(address)) return address;
  // A URL writes every IPv6 address in one way, an IPv4 address inside of it included.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [start = '', end] = hostname.slice(1, -1).split('::');
  const [first, last] = [start, end ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const groups = [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
  if (/^(0:){5}ffff$/.test(groups.slice(0, 6).join(':')))
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.');
  return groups.slice(0, 4).join(':');
}
