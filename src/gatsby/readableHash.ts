/**
 * Makes the hash of an address one that `decodeURI` can read: `#50%off` becomes `#50%25off`, and names the same place. Gatsby
 * decodes every hash, and an error there takes the whole page away.
 *
 * Laws: the result can be decoded, and a hash that can be decoded stays as it is.
 */
export const readableHash = (address: string): string =>
  address.replace(/#.*/s, (hash) => {
    try {
      decodeURI(hash);
      return hash;
    } catch {
      return hash.replaceAll('%', '%25');
    }
  });
