import type { Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';

export type Once<Value> = () => Promise<Result<Value, IndexFault>>;

/** Does the work once for all callers. A failure is not kept, so the next caller tries again. */
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
