import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses, neither read nor heard over a telephone: no 0 and O, no 1, I and L, no U. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const part = (): string => Array.from({ length: 3 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A new reference such as `K7M-4QX`: one of 729 million, so the store still checks that nobody has it. */
export const newReference = (): string => `${part()}-${part()}`;
