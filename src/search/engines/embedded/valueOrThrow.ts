import type { Result } from '../../../domain/result';
import type { IndexFault } from './indexFault';
import { SearchFault } from './searchFault';

/** Where results become promises that reject, which is what InstantSearch understands. */
export const valueOrThrow = <Value>(result: Result<Value, IndexFault>): Value => {
  if (result.kind === 'err') throw new SearchFault(result.fault);
  return result.value;
};
