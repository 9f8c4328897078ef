import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { codePointsOf, EVERYDAY_LETTERS } from '../../../generate/looks/typefaces';

/** Browsers on desktops and phones place letters at parts of a pixel. Headless Chromium rounds each to whole pixels. */
export const AS_ON_SCREENS = '--font-render-hinting=none';

/**
 * Gives the browsers of a test file Arimo, which has the metrics of Arial, as their only system typeface. The machine that runs
 * the tests may have neither. Call it before the browser is started.
 */
export function onlyArial(): void {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-fonts-'));
  const { FONTCONFIG_FILE: before } = process.env;
  beforeAll(async () => {
    const letters = String.fromCodePoint(...codePointsOf(EVERYDAY_LETTERS));
    for (const weight of [400, 700]) {
      const file = join(
        dirname(require.resolve('@fontsource/arimo/package.json')),
        `files/arimo-latin-${weight}-normal.woff2`,
      );
      const face = await subsetFont(readFileSync(file), letters, { targetFormat: 'truetype' });
      writeFileSync(join(folder, `${weight}.ttf`), face);
    }
    process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf');
    writeFileSync(
      process.env.FONTCONFIG_FILE,
      `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
    );
  });
  afterAll(() => {
    if (before === undefined) delete process.env.FONTCONFIG_FILE;
    else process.env.FONTCONFIG_FILE = before;
    rmSync(folder, { recursive: true, force: true });
  });
}
