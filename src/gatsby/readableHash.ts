/**
 * Makes the hash of an address one that `decodeURI` can read: `#50%off` becomes `#50%25off`, and names the same place. Gatsby
 * decodes every hash, and an error there takes the whole page away.
 *
 * Laws: the result can be decoded, and a hash that can be decoded stays as it is.
 */
export function readableHash(address: string): string {
  const at = address.indexOf('#');
  if (at < 0) return address;
  const hash = address.slice(at);
  try {
    decodeURI(hash);
    return address;
  } catch {
    return address.slice(0, at) + hash.replaceAll('%', '%25');
  }
}
