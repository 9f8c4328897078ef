import type { OpenIndex } from './openIndex';

/** An index made of another one by a shopper's terms. The last one is kept: a visit has one shopper. */
export function forTerms<Terms>(
  make: (index: OpenIndex, terms: Terms) => OpenIndex,
): (index: OpenIndex, terms: Terms) => OpenIndex {
  const made = new WeakMap<OpenIndex, { readonly key: string; readonly index: OpenIndex }>();
  return (index, terms) => {
    const key = JSON.stringify(terms);
    const before = made.get(index);
    if (before?.key === key) return before.index;
    const next = make(index, terms);
    made.set(index, { key, index: next });
    return next;
  };
}
