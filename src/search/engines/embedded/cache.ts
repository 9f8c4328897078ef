import type { Result } from '../../../domain/result';
import type { IndexFault } from './indexFile';

/** A cache of the last few values by key. It drops the least recently used one first. */
export class LruCache<Key, Value> {
  private readonly values = new Map<Key, Value>();

  constructor(private readonly most: number) {}

  get(key: Key, make: () => Value): Value {
    const known = this.values.get(key);
    const value = known === undefined ? make() : known;
    this.values.delete(key);
    this.values.set(key, value);
    for (const oldest of this.values.keys()) {
      if (this.values.size <= this.most) break;
      this.values.delete(oldest);
    }
    return value;
  }
}

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
