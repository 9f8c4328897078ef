import type { Result } from '../../../domain/result';
import type { IndexFault } from './indexFault';
import { SearchFault } from './searchFault';

/** Turns a failed result into an exception, because InstantSearch expects promises that reject. */
export const valueOrThrow = <Value>(result: Result<Value, IndexFault>): Value => {
  if (result.kind === 'err') throw new SearchFault(result.fault);
  return result.value;
};
