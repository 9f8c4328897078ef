/** A source of random choices that a seed fixes: the same seed gives the same choices on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly whole: (min: number, max: number) => number;
  readonly chance: (share: number) => boolean;
  /** One of `choices`, which must hold at least one. */
  readonly pick: <T>(choices: readonly T[]) => T;
}

/** 32-bit FNV-1a hash of a text, used as the seed of its own random source. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * A random source of its own for each `seed`, so that a new row in one table leaves the choices of every
 * other row as they were.
 */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (choices) => {
      const choice = choices[whole(0, choices.length - 1)];
      if (choice === undefined) throw new Error('Nothing to pick from');
      return choice;
    },
  };
}
