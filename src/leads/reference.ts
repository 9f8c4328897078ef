import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses in print or on the telephone: no 0 and O, no 1, I and L, no U. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const part = (): string => Array.from({ length: 3 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A new reference such as `K7M-4QX`. There are 729 million, so the store still checks that it is unused. */
export const newReference = (): string => `${part()}-${part()}`;
