import { createHash, randomBytes } from 'node:crypto';
import type { Person } from './editors';

/** How long somebody stays signed in, in milliseconds. */
export const SESSION_MS = 12 * 3600 * 1000;

/** How many devices of one person, and of all together, are signed in at once. The oldest is signed out. */
const MAX_DEVICES = 20;
const MAX_SESSIONS = 5000;

interface Session {
  readonly email: string;
  /** The hash of the password that was used: another password ends the session. */
  readonly password: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** Who is signed in, by secrets that their browsers keep. They end with this process. */
export function sessions() {
  /** By the hash of the secret, the oldest first: a dump of the memory holds no secret to sign in with. */
  const known = new Map<string, Session>();
  const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
  return {
    /** @returns the secret of a new session */
    begin({ email, password }: Person, now: number): string {
      const own = [...known].filter(([, session]) => session.email === email).map(([key]) => key);
      for (const key of own.slice(0, Math.max(0, own.length + 1 - MAX_DEVICES))) known.delete(key);
      const [oldest] = known.keys();
      if (known.size >= MAX_SESSIONS && oldest !== undefined) known.delete(oldest);
      const secret = randomBytes(32).toString('base64url');
      known.set(keyOf(secret), { email, password, until: now + SESSION_MS });
      return secret;
    },
    /** @param people who may sign in now */
    personOf(secret: string, people: readonly Person[], now: number): Person | undefined {
      const session = known.get(keyOf(secret));
      const person = people.find((one) => one.email === session?.email && one.password === session.password);
      if (session && person && session.until > now) return person;
      // It does not come back with an earlier password.
      known.delete(keyOf(secret));
      return undefined;
    },
    end: (secret: string): void => void known.delete(keyOf(secret)),
  };
}
