import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How many senders are remembered at once: about 20 MB. */
const MOST_SENDERS = 50_000;

export interface Limits {
  readonly mostAMinute: number;
  readonly mostADay: number;
}

/**
 * Counts what each sender sends. It keeps senders only as hashes, with a salt that changes each day and never leaves the
 * memory of this process. If there are too many, it forgets the one that was quiet for longest.
 * @returns a function that counts one enquiry and returns the seconds to wait if it is one too many. `sender` is a network
 * address or any other name.
 */
export function rateLimit({ mostAMinute, mostADay }: Limits, mostSenders = MOST_SENDERS) {
  let day = -1;
  let salt = randomBytes(32);
  const senders = new Map<string, { readonly today: number; readonly lastMinute: readonly number[] }>();
  return (sender: string, now: number): number | undefined => {
    const today = Math.floor(now / DAY_MS);
    if (today !== day) {
      day = today;
      salt = randomBytes(32);
      senders.clear();
    }
    const hash = createHmac('sha256', salt).update(networkOf(sender)).digest('base64');
    const before = senders.get(hash) ?? { today: 0, lastMinute: [] };
    // A time to come was noted before the clock was set back.
    const lastMinute = before.lastMinute.filter((time) => time > now - MINUTE_MS && time <= now);
    const wait = secondsToWait(before.today, lastMinute, now);
    // A map keeps its order, so the sender that was quiet for longest comes first.
    senders.delete(hash);
    senders.set(
      hash,
      wait === undefined ? { today: before.today + 1, lastMinute: [...lastMinute, now] } : before,
    );
    if (senders.size > mostSenders) {
      const [quietest = ''] = senders.keys();
      senders.delete(quietest);
    }
    return wait;
  };

  function secondsToWait(count: number, [oldest, ...others]: readonly number[], now: number) {
    if (count >= mostADay) return Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
    if (oldest === undefined || others.length + 1 < mostAMinute) return undefined;
    return Math.max(1, Math.ceil((oldest + MINUTE_MS - now) / 1000));
  }
}

/**
 * The network that one sender has to itself: an IPv4 address, or the first 64 bits of an IPv6 address, whose other bits a
 * device chooses as it likes. Anything else counts as it is.
 */
export function networkOf(sender: string): string {
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
