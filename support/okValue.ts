import type { Result } from '../src/domain/result';

/** The value of a result that must have succeeded, or a failed test that shows the fault. */
export const okValue = <Value, Fault>(result: Result<Value, Fault>): Value => {
  if (result.kind === 'ok') return result.value;
  throw new Error(`Expected a value, got the fault ${JSON.stringify(result.fault, null, 2)}`);
};

/** The fault of a result that must have failed. */
export const faultOf = <Value, Fault>(result: Result<Value, Fault>): Fault => {
  if (result.kind === 'err') return result.fault;
  throw new Error(`Expected a fault, got the value ${JSON.stringify(result.value, null, 2)?.slice(0, 500)}`);
};
