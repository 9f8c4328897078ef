import type { Result } from '../../result';

/**
 * Reads one raw value of a feed. CSV gives text; JSON and XML give text, numbers, flags, lists and objects. `undefined` means
 * that the feed has no value. A fault is the reason, in words that follow the field's name: `odometer` "is not a number".
 */
export type Reader<Value> = (raw: unknown) => Result<Value | undefined, string>;

/** The type of the value that a reader returns. */
export type Read<R> = R extends Reader<infer Value> ? Value : never;
