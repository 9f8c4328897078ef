import { createHmac, randomBytes } from 'node:crypto';
import { networksOf } from './network';
import { rateLimit } from './rateLimit';

/** Wrong guesses of one network before it has to wait, and the longest wait, in milliseconds. */
const MAX_FREE = 5;
const MAX_WAIT_MS = 60_000;
/** How many networks are remembered: the one that was wrong longest ago is forgotten. */
const MAX_NETWORKS = 50_000;

/** Wrong guesses from everywhere together. Networks that once knew the password do not count, and do not wait for the others. */
const LIMITS_OF_ALL = { mostAMinute: 200, mostADay: Number.POSITIVE_INFINITY };
const ALL = 'everybody';

/**
 * Guards a password against guesses. After five wrong ones, a network waits twice as long after each, up to a minute, and
 * its next guess is not looked at before. So whoever knows the password waits a minute at most, whatever others do.
 * @returns a function that answers whether a guess is right, or how many seconds to wait
 */
export function guessLimit(isRight: (guess: string | null) => boolean) {
  const wrong = new Map<string, { readonly count: number; readonly until: number }>();
  const known = new Set<string>();
  const areTooMany = rateLimit(LIMITS_OF_ALL);
  // Networks are kept as hashes, and the salt leaves with this process.
  const salt = randomBytes(32);

  return (guess: string | null, sender: string, now: number): boolean | { readonly wait: number } => {
    const [network] = networksOf(sender);
    const name = createHmac('sha256', salt)
      .update(network?.name ?? '')
      .digest('base64');
    const { count, until } = wrong.get(name) ?? { count: 0, until: 0 };
    // The clock may have been set back.
    const left = Math.min(until - now, MAX_WAIT_MS);
    if (left > 0) return { wait: Math.ceil(left / 1000) };
    const wait = known.has(name) ? undefined : areTooMany(ALL, now);
    if (wait !== undefined) return { wait };
    if (isRight(guess)) {
      wrong.delete(name);
      known.add(name);
      return true;
    }
    // Of a sender that a host does not name, nobody knows whether it is the same one.
    const pause =
      sender === '' || count + 1 < MAX_FREE ? 0 : Math.min(MAX_WAIT_MS, 1000 * 2 ** (count + 1 - MAX_FREE));
    wrong.delete(name);
    wrong.set(name, { count: count + 1, until: now + pause });
    const [oldest = name] = wrong.keys();
    if (wrong.size > MAX_NETWORKS) wrong.delete(oldest);
    return false;
  };
}
