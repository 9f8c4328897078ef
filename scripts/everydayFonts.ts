import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { codePointsOf, EVERYDAY_LETTERS } from '../src/theme/fonts/letters';

/**
 * Makes the font files that every page preloads. They hold only everyday letters, in the weights that the site uses. The
 * files are in the repository. Run `npm run fonts` again after a change of letters, weights or typefaces.
 */
const FOLDER = join('src', 'theme', 'fonts');

/** Headings have one weight, which halves the size of their file. */
const FACES = [
  { name: 'hanken-grotesk', weights: { min: 400, max: 700 } },
  { name: 'bricolage-grotesque', weights: 600 },
] as const;

async function main(): Promise<void> {
  const letters = String.fromCodePoint(...codePointsOf(EVERYDAY_LETTERS));
  for (const { name, weights } of FACES) {
    const source = join('node_modules', '@fontsource-variable', name);
    const whole = readFileSync(join(source, 'files', `${name}-latin-wght-normal.woff2`));
    const everyday = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(join(FOLDER, `${name}-everyday.woff2`), everyday);
    copyFileSync(join(source, 'LICENSE'), join(FOLDER, `${name}-LICENSE.txt`));
    console.log(`${name}: ${(everyday.length / 1000).toFixed(1)} kB of ${(whole.length / 1000).toFixed(1)}`);
  }
}

void main();
