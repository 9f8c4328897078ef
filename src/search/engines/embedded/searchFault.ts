import type { Result } from '../../../domain/result';
import type { IndexFault } from './indexFault';

/** The error of a failed search. InstantSearch only understands rejected promises. */
export class SearchFault extends Error {
  override readonly name = 'SearchFault';

  constructor(readonly fault: IndexFault) {
    super(fault.message);
  }
}

/** Turns a failed result into an exception, because InstantSearch expects promises that reject. */
export const valueOrThrow = <Value>(result: Result<Value, IndexFault>): Value => {
  if (result.kind === 'err') throw new SearchFault(result.fault);
  return result.value;
};
