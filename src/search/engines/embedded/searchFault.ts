import type { IndexFault } from './indexFault';

/** The error of a failed search. InstantSearch only understands rejected promises. */
export class SearchFault extends Error {
  override readonly name = 'SearchFault';

  constructor(readonly fault: IndexFault) {
    super(fault.message);
  }
}
