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

/** Does the work once for all callers. A failure is not kept, so the next caller tries again. */
export const once = <Value>(work: () => Promise<Value>): (() => Promise<Value>) => {
  let running: Promise<Value> | undefined;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
};
