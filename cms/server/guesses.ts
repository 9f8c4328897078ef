import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { networksOf } from '../../src/config/network';
import { turns } from '../../src/config/turns';
import type { Person } from './editors';

/** How many wrong passwords in a row cost nothing, and the first pause after that, which doubles. In milliseconds. */
const FREE = 5;
const PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 15 * 60_000;

/** Wrong passwords are forgotten after this time without another one, in milliseconds. */
const MEMORY_MS = 3_600_000;

/** Above so many wrong passwords, a sender or an account is answered slowly. Nobody is refused for what others do. */
const MAX_QUICK = 20;
const MAX_DELAY_MS = 8000;

/** How many senders are remembered: the one that was quiet for longest is forgotten. */
const MAX_SENDERS = 20_000;

/** How many attempts of one sender, and of all, may wait at once. */
const MAX_WAITING_EACH = 5;
const MAX_WAITING = 500;

/** An attempt to sign in. */
export interface Attempt {
  readonly email: string;
  /** A network address. */
  readonly sender: string;
  /** The device on which this person has signed in before. */
  readonly device?: string | undefined;
}

/** What a browser keeps after somebody has signed in on it. It lasts until their password changes, also over a restart. */
export function deviceSeal({ email, password }: Person, id = randomBytes(16).toString('base64url')): string {
  return `${id}.${createHmac('sha256', password).update(`device\n${email}\n${id}`).digest('base64url')}`;
}

/** The device that a seal names, if it is this person's. */
export function deviceIn(seal: string | undefined, person: Person | undefined): string | undefined {
  const [id = ''] = seal?.split('.') ?? [];
  if (seal === undefined || !person) return undefined;
  const [given, own] = [seal, deviceSeal(person, id)].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return given && own && timingSafeEqual(given, own) ? id : undefined;
}

/**
 * Counts wrong passwords. Each pair of sender and account counts by itself, so a stranger's guesses never lock out the person; a known
 * device counts by itself too, so it passes even among guesses from its own network. Senders are kept as hashes.
 */
export function guesses() {
  const counts = new Map<string, { readonly wrong: number; readonly at: number }>();
  const waiting = new Map<string, number>();
  const keysOf = keyMaker();
  const wrongOf = (key: string, now: number): number => {
    const count = counts.get(key);
    return count && now - count.at < MEMORY_MS ? count.wrong : 0;
  };

  return {
    /** The seconds that somebody has to wait; undefined if they may try now. */
    secondsToWait(attempt: Attempt, now: number): number | undefined {
      const { pair, from } = keysOf(attempt);
      if ((waiting.get(from) ?? 0) >= MAX_WAITING_EACH || waiting.size >= MAX_WAITING) return 5;
      const wrong = wrongOf(pair, now);
      if (wrong < FREE) return undefined;
      const pause = Math.min(MAX_PAUSE_MS, PAUSE_MS * 2 ** (wrong - FREE));
      const left = (counts.get(pair)?.at ?? 0) + pause - now;
      return left > 0 ? Math.ceil(left / 1000) : undefined;
    },
    /**
     * Waits as long as many wrong passwords make it, then checks one.
     * @param check whether the password is right; it costs a tenth of a second of the processor
     */
    async check(attempt: Attempt, check: () => Promise<boolean>): Promise<boolean> {
      const { pair, slow, from } = keysOf(attempt);
      waiting.set(from, (waiting.get(from) ?? 0) + 1);
      try {
        const over = Math.max(0, ...slow.map((key) => wrongOf(key, Date.now()) - MAX_QUICK));
        if (over > 0) await rest(Math.min(MAX_DELAY_MS, 250 * over), undefined, { ref: false });
        const isRight = await inTurn(check);
        if (isRight) counts.delete(pair);
        else for (const key of [pair, ...slow]) note(key, Date.now());
        return isRight;
      } finally {
        const left = (waiting.get(from) ?? 1) - 1;
        if (left > 0) waiting.set(from, left);
        else waiting.delete(from);
      }
    },
  };

  function note(key: string, now: number): void {
    const wrong = wrongOf(key, now) + 1;
    // A map keeps its order.
    counts.delete(key);
    counts.set(key, { wrong, at: now });
    const [quietest] = counts.keys();
    if (counts.size > MAX_SENDERS && quietest !== undefined) counts.delete(quietest);
  }
}

/** Names what wrong passwords are counted by, as hashes that end with this process. */
function keyMaker() {
  const salt = randomBytes(32);
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', salt).update(parts.join('\n')).digest('base64');
  return ({ email, sender, device }: Attempt) => {
    const networks = networksOf(sender).map(({ name }) => name);
    const [network = sender, site = network] = networks;
    return device === undefined
      ? {
          pair: hash('pair', network, email),
          slow: [hash('sender', site), hash('account', email)],
          from: hash('sender', network),
        }
      : { pair: hash('device', device, email), slow: [], from: hash('device', device) };
  };
}

/** One password is checked at a time: each takes 32 MB, and the others' pages need the processor too. */
const inTurn = turns();
