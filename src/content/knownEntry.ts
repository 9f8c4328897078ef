/**
 * The entry that a page was made for. The contract allows null for an unknown id, but the build took the id from the same
 * endpoint.
 * @throws if the endpoint no longer knows an entry that it listed
 */
export function knownEntry<Entry>(entry: Entry | null): Entry {
  if (entry === null) throw new Error('The content endpoint listed an entry and then did not know its id.');
  return entry;
}
