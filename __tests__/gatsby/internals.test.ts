import { existsSync, readFileSync } from 'node:fs';
import { LEANED_ON } from '../../src/gatsby/internals';
import { sourceFiles } from '../support/sourceFiles';

/** How an internal of Gatsby, Emotion or React looks in code. */
const INTERNAL =
  /gatsby\/dist|\.cache\/|gatsby-(?:announcer|focus-wrapper|image-style)|data-gatsby|window\.___|WEBHOOK_RECEIVED|__reactFiber|\.(?:inserted|registered)\b|suppressHydrationWarning/;

describe('the fence around internals', () => {
  it('names every file that depends on one', () => {
    const named = new Set(['src/gatsby/internals.ts', ...LEANED_ON.map(({ file }) => file)]);
    const leaning = sourceFiles('src', 'plugins').filter(({ code }) => INTERNAL.test(code));
    expect(leaning.length).toBeGreaterThan(5);
    expect(leaning.map(({ file }) => file).filter((file) => !named.has(file))).toEqual([]);
  });

  it.each(LEANED_ON.map((one) => [`${one.file}: ${one.of} ${one.what}`, one] as const))(
    'says what is true of %s',
    (_title, { file, mark, test }) => {
      expect(readFileSync(file, 'utf8')).toContain(mark);
      expect(test === undefined || existsSync(test)).toBe(true);
    },
  );
});
