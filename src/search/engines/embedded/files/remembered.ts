/** A cache of the last few values by key. It drops the least recently used one first. */
export class Remembered<Key, Value> {
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
