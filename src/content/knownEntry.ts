/**
 * The entry that a page was made for. The contract allows null, for an id that it does not know; the build took the id from
 * the same endpoint.
 * @throws where the endpoint no longer knows the entry that it listed
 */
export function knownEntry<Entry>(entry: Entry | null): Entry {
  if (entry === null) throw new Error('The content endpoint listed an entry and then did not know its id.');
  return entry;
}
