import { createHmac, randomBytes } from 'node:crypto';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export interface Limits {
  readonly mostAMinute: number;
  readonly mostADay: number;
}

/**
 * Counts the enquiries of each network address. It keeps addresses only as hashes, with a salt that changes each day and
 * never leaves the memory of this process.
 * @returns a function that counts one enquiry and returns the seconds to wait if it is one too many
 */
export function rateLimit({ mostAMinute, mostADay }: Limits) {
  let day = -1;
  let salt = randomBytes(32);
  let sent = new Map<string, number[]>();
  return (address: string, now: number): number | undefined => {
    const today = Math.floor(now / DAY_MS);
    if (today !== day) {
      day = today;
      salt = randomBytes(32);
      sent = new Map();
    }
    const hash = createHmac('sha256', salt).update(address).digest('base64');
    const times = sent.get(hash) ?? [];
    const lastMinute = times.filter((time) => time > now - MINUTE_MS);
    if (times.length >= mostADay) return Math.ceil(((today + 1) * DAY_MS - now) / 1000);
    const [oldest] = lastMinute;
    if (lastMinute.length >= mostAMinute && oldest !== undefined)
      return Math.max(1, Math.ceil((oldest + MINUTE_MS - now) / 1000));
    sent.set(hash, [...times, now]);
    return undefined;
  };
}
