import type { Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';

export type Once<Value> = () => Promise<Result<Value, IndexFault>>;

/** Does its work for the first caller and shares it with all others; a failure is forgotten, so the next tries anew. */
export const once = <Value>(work: Once<Value>): Once<Value> => {
  let running: Promise<Result<Value, IndexFault>> | undefined;
  return () => {
    running ??= work().then((result) => {
      if (result.kind === 'err') running = undefined;
      return result;
    });
    return running;
  };
};
