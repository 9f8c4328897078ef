import type { Result } from '../../result';

/**
 * Reads one raw value of a feed: CSV gives text, JSON and XML give text, numbers, flags, lists and objects.
 * `undefined` is a value the feed does not state. A fault is the reason, worded to follow the field's name:
 * `odometer` "is not a number".
 */
export type Reader<Value> = (raw: unknown) => Result<Value | undefined, string>;

/** What a reader gives where it finds something. */
export type Read<R> = R extends Reader<infer Value> ? Value : never;
