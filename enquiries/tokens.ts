import { createHash, randomBytes } from 'node:crypto';

/** The name under which the store knows a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A token for a link, and its hash: nothing else of it is stored. */
export function newToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: tokenHash(token) };
}
