import type { IndexFault } from './indexFault';

/** What a search rejects with: InstantSearch's contract knows no other way to fail. */
export class SearchFault extends Error {
  override readonly name = 'SearchFault';

  constructor(readonly fault: IndexFault) {
    super(fault.message);
  }
}
