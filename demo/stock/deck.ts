import { type Random, randomFrom } from './random';

/**
 * Deals the cards of a pack in random order, every card once before any comes a second time, so that
 * no sentence turns up twice on one page of results while others are never read.
 */
export function deck<T>(cards: readonly T[], seed: string): () => T {
  const random: Random = randomFrom(seed);
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = [...cards];
    const [card] = left.splice(random.whole(0, left.length - 1), 1);
    if (card === undefined) throw new Error('An empty deck');
    return card;
  };
}
