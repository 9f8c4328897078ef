import { createHmac, randomBytes } from 'node:crypto';
import { networksOf } from '../src/config/network';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How many senders are remembered at once: about 20 MB. */
const MAX_SENDERS = 50_000;

export interface Limits {
  readonly mostAMinute: number;
  readonly mostADay: number;
}

/**
 * Counts what each sender sends, and what comes from all networks of one site. It keeps senders only as hashes, with a salt
 * that changes each day and never leaves the memory of this process. If there are too many, it forgets the one that was quiet
 * for longest.
 * @returns a function that counts one enquiry and returns the seconds to wait if it is one too many. `sender` is a network
 * address or any other name.
 */
export function rateLimit({ mostAMinute, mostADay }: Limits, mostSenders = MAX_SENDERS) {
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
    const counts = networksOf(sender).map(({ name, shares }) => {
      const hash = createHmac('sha256', salt).update(name).digest('base64');
      const { today, lastMinute } = senders.get(hash) ?? { today: 0, lastMinute: [] };
      // A time to come was noted before the clock was set back.
      const recent = lastMinute.filter((time) => time > now - MINUTE_MS && time <= now);
      return { hash, today, recent, wait: secondsToWait(today, recent, shares, now) };
    });
    const waits = counts.flatMap(({ wait }) => wait ?? []);
    const wait = waits.length > 0 ? Math.max(...waits) : undefined;
    for (const { hash, today, recent } of counts) {
      // A map keeps its order, so the sender that was quiet for longest comes first.
      senders.delete(hash);
      senders.set(
        hash,
        wait === undefined
          ? { today: today + 1, lastMinute: [...recent, now] }
          : { today, lastMinute: recent },
      );
    }
    for (const quietest of senders.keys()) {
      if (senders.size <= mostSenders) break;
      senders.delete(quietest);
    }
    return wait;
  };

  function secondsToWait(count: number, lastMinute: readonly number[], shares: number, now: number) {
    if (count >= shares * mostADay) return Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
    const [oldest] = lastMinute;
    if (oldest === undefined || lastMinute.length < shares * mostAMinute) return undefined;
    return Math.max(1, Math.ceil((oldest + MINUTE_MS - now) / 1000));
  }
}
