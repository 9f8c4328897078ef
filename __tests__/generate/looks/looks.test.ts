import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { makeLooks, writeIcons } from '../../../generate/looks/looks';
import {
  codePointsOf,
  EVERYDAY_LETTERS,
  makeTypefaces,
  measuresOf,
  OTHER_LETTERS,
  SYSTEM_FACES,
} from '../../../generate/looks/typefaces';
import { loadDealer } from '../../../src/config/dealer';
import { DEALERSHIP } from '../../../support/projectFolder';

const fontFile = (name: string, file: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), 'files', file);
const arimo = (weight: number) => fontFile('@fontsource/arimo', `arimo-latin-${weight}-normal.woff2`);

describe('The fonts of a site', () => {
  it('are a preloaded file and a whole file for each role, behind system faces of the same width', async () => {
    const { looks, files } = await makeLooks(loadDealer(DEALERSHIP));
    expect(looks.preloads).toHaveLength(2);
    for (const url of looks.preloads) expect(files.get(url)?.length).toBeLessThan(25_000);
    const urls = [...looks.fontFaces.matchAll(/url\('([^']+)'\)/g)].map(([, url = '']) => url);
    expect(urls).toHaveLength(4);
    for (const url of urls) expect(files.has(url)).toBe(true);
    // Hanken Grotesk at 400 is nearly as wide as Arial, and at 600 narrower than Arial Bold.
    const adjusted = [...looks.fontFaces.matchAll(/size-adjust: ([\d.]+)%/g)].map(([, size]) => Number(size));
    expect(adjusted.map(Math.round)).toEqual([101, 95, 102, 101, 109]);
  });

  it('may be files of one weight: each weight of the text takes the nearest', async () => {
    const published: string[] = [];
    const { fontFaces, preloads } = await makeTypefaces(
      { fontFiles: { text: [arimo(400), arimo(700)], heading: [arimo(700)] } },
      (name) => {
        published.push(name);
        return `/static/${published.length}-${name}`;
      },
    );
    expect(preloads).toHaveLength(2);
    expect(
      [...fontFaces.matchAll(/'Site Text'[^}]*font-weight: (\w+)/g)].map(([, weight]) => weight),
    ).toEqual(['400', '700']);
    // A face needs no adjustment to a system face with the same widths.
    expect(fontFaces).toMatch(/Site Heading Fallback'[^}]*size-adjust: (99\.99|100\.0\d)%/);
  });

  it('are measured as the system faces were', () => {
    expect(measuresOf(readFileSync(arimo(400))).advance).toBeCloseTo(SYSTEM_FACES.regular.advance, 4);
    expect(measuresOf(readFileSync(arimo(700))).advance).toBeCloseTo(SYSTEM_FACES.bold.advance, 4);
  });

  it('share the letters: no file offers one of another, and together they hold all of Latin-1', () => {
    const [everyday, others] = [EVERYDAY_LETTERS, OTHER_LETTERS].map(
      (letters) => new Set(codePointsOf(letters)),
    );
    expect([...(everyday ?? [])].filter((point) => others?.has(point))).toEqual([]);
    expect(
      Array.from({ length: 256 }, (_, point) => everyday?.has(point) || others?.has(point)),
    ).not.toContain(false);
  });

  it('that are not fonts are refused with the name of the file', async () => {
    const file = join(DEALERSHIP, 'logo.svg');
    await expect(makeTypefaces({ fontFiles: { text: [file], heading: [file] } }, () => '')).rejects.toThrow(
      `${file} cannot be read as a font`,
    );
  });
});

describe('The icons of a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  const checkout = process.cwd();
  // A build notes in `.cache` what it has drawn.
  beforeAll(() => process.chdir(folder));
  afterAll(() => {
    process.chdir(checkout);
    rmSync(folder, { recursive: true });
  });
  const dealer = loadDealer(DEALERSHIP);
  const { icon: _, ...logo } = dealer.site.logo;
  const withoutIcon = { ...dealer, site: { ...dealer.site, logo } };

  it('are drawn from the logo in every size, with opaque corners where a phone cuts them', async () => {
    await writeIcons(withoutIcon, folder);
    for (const [name, width, height, corner] of [
      ['app-192.png', 192, 192, 0],
      ['app-512.png', 512, 512, 0],
      ['app-maskable-192.png', 192, 192, 255],
      ['app-maskable-512.png', 512, 512, 255],
      ['touch.png', 180, 180, 255],
      ['share.png', 1200, 630, 255],
    ] as const) {
      const picture = sharp(join(folder, 'icons', name)).ensureAlpha();
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      expect([name, info.width, info.height, data[3]]).toEqual([name, width, height, corner]);
      const { channels } = await sharp(join(folder, 'icons', name)).stats();
      // Something is drawn on the ground.
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
    }
    expect(readFileSync(join(folder, 'favicon.svg'), 'utf8')).toMatch(/^<svg .*<image /s);
  });

  it('are drawn again only if the drawings change', async () => {
    const file = join(folder, 'icons/app-512.png');
    const before = readFileSync(file);
    const time = statSync(file).mtimeMs;
    await writeIcons(withoutIcon, folder);
    expect(statSync(file).mtimeMs).toBe(time);
    await writeIcons(dealer, folder);
    expect(readFileSync(file).equals(before)).toBe(false);
    expect(existsSync(join(folder, 'favicon.svg'))).toBe(true);
  });
});
