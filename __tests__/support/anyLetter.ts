import fc from 'fast-check';

/** Half of a letter stands alone at these places of Unicode. */
const [HALVES, HALVES_END] = [0xd800, 0xe000];

/**
 * Any letter of Unicode, to make texts of. fast-check's own unit of this kind, `binary`, first writes a table of all million:
 * 0.7 seconds and 100 MB in each suite.
 */
export const anyLetter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - (HALVES_END - HALVES) })
  .map(
    (place) => String.fromCodePoint(place < HALVES ? place : place + HALVES_END - HALVES),
    // For names such as `__proto__`, of which fast-check makes texts too.
    (letter) => {
      const [point = HALVES, more] = [...String(letter)].map((one) => one.codePointAt(0) ?? HALVES);
      if (more !== undefined || (point >= HALVES && point < HALVES_END)) throw new Error('not one letter');
      return point < HALVES ? point : point - (HALVES_END - HALVES);
    },
  );
