import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { networksOf } from '../src/config/network';
import { rateLimit } from './rateLimit';
import { tooOften } from './refusals';

/** Wrong guesses of one network before it has to wait, and the longest wait, in milliseconds. */
const MAX_FREE = 5;
const MAX_WAIT_MS = 60_000;
/** How many networks are remembered: the one that was wrong longest ago is forgotten. */
const MAX_NETWORKS = 50_000;

/** Wrong guesses from everywhere together. Networks that once knew the password do not count, and do not wait for the others. */
const LIMITS_OF_ALL = { mostAMinute: 200, mostADay: Number.POSITIVE_INFINITY };
const ALL = 'everybody';

/**
 * Guards what a password opens against guesses. After five wrong ones, a network waits twice as long after each, up to a minute,
 * and its next guess is not looked at before. So whoever knows the password waits a minute at most, whatever others do.
 * @param isRight whether an `Authorization` header is right
 * @param refusal the answer to a wrong one, and to none at all: browsers ask without a password first, which is no guess
 * @returns a function that gives the answer to whoever may not enter
 */
export function guessLimit(isRight: (authorization: string) => boolean, refusal: () => Response) {
  const wrong = new Map<string, { readonly count: number; readonly until: number }>();
  const known = new Set<string>();
  const areTooMany = rateLimit(LIMITS_OF_ALL);
  // Networks are kept as hashes, and the salt leaves with this process.
  const salt = randomBytes(32);

  return ({ headers }: Request, sender: string, now: number): Response | undefined => {
    const authorization = headers.get('authorization');
    if (authorization === null) return refusal();
    const [network] = networksOf(sender);
    const name = createHmac('sha256', salt)
      .update(network?.name ?? '')
      .digest('base64');
    const { count, until } = wrong.get(name) ?? { count: 0, until: 0 };
    // The clock may have been set back.
    const left = Math.min(until - now, MAX_WAIT_MS);
    if (left > 0) return tooOften(Math.ceil(left / 1000));
    const wait = known.has(name) ? undefined : areTooMany(ALL, now);
    if (wait !== undefined) return tooOften(wait);
    if (isRight(authorization)) {
      wrong.delete(name);
      known.add(name);
      return undefined;
    }
    // Whether two senders that a host does not name are the same can't be known.
    const pause =
      sender === '' || count + 1 < MAX_FREE ? 0 : Math.min(MAX_WAIT_MS, 1000 * 2 ** (count + 1 - MAX_FREE));
    wrong.delete(name);
    wrong.set(name, { count: count + 1, until: now + pause });
    const [oldest = name] = wrong.keys();
    if (wrong.size > MAX_NETWORKS) wrong.delete(oldest);
    return refusal();
  };
}

/** Compares hashes, so that neither a letter nor the length shows in the time it takes. */
export function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
