import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import type { Dealer } from '../../src/config/dealer';
import type { SiteLooks } from '../../src/config/siteConfig';

/** The two roles of the theme. Headings have one weight, which halves the size of their file. */
const ROLES = {
  text: { family: 'Site Text', weights: [400, 700], bold: 600 },
  heading: { family: 'Site Heading', weights: [600, 600], bold: 600 },
} as const;

type Role = keyof typeof ROLES;

/** Showroom English, over which the widths of typefaces are compared. */
const PASSAGE =
  "Drive away from $429 a week. Every car in our yard has been inspected, and its price includes registration, stamp duty and the dealer's delivery charge. Book a test drive for Saturday morning, or ask us what your own car is worth: we answer within two working hours. Automatic, 5 seats, 48,210 km, one owner, full service history. The comparison rate of 8.99% p.a. is true only for the example given. Opening hours: Monday to Friday 8:30 am to 5:30 pm.";

/**
 * The system faces that stand where ours have not arrived yet: the names that different systems give to the same typeface,
 * and the mean advance of a letter over the passage, in em. Arial's are measured on Arimo, which has the same widths.
 */
export const SYSTEM_FACES = {
  regular: {
    names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
    advance: 0.4445,
  },
  bold: {
    names: [
      'Arial Bold',
      'Arial-BoldMT',
      'Helvetica Bold',
      'Helvetica-Bold',
      'Liberation Sans Bold',
      'Arimo Bold',
    ],
    advance: 0.4771,
  },
  android: { names: ['Roboto'], advance: 0.4413 },
} as const;

/** A file to publish, and its name. The name does not tell one version from another. */
export type Publish = (name: string, bytes: Buffer) => string;

/**
 * Makes the fonts of a dealer's site: for each role a small file with everyday letters, which every page preloads, the whole
 * file for other letters, and system faces scaled to the same widths, so that a page has the same layout before the fonts
 * arrive.
 * @param publish stores a file, and returns its address
 * @throws an error that names a file that cannot be read as a font
 */
export async function makeTypefaces(
  dealer: Pick<Dealer, 'fontFiles'>,
  publish: Publish,
): Promise<Pick<SiteLooks, 'fontFaces' | 'preloads'>> {
  const made = await Promise.all(
    (Object.keys(ROLES) as Role[]).map((role) => typeface(role, dealer.fontFiles[role], publish)),
  );
  return {
    fontFaces: made.flatMap(({ rules }) => rules).join('\n'),
    preloads: made.flatMap(({ preloads }) => preloads),
  };
}

async function typeface(role: Role, files: readonly string[], publish: Publish) {
  const { family, weights, bold } = ROLES[role];
  const faces = chosenFaces(await Promise.all(files.map(readFace)), weights);
  const letters = String.fromCodePoint(...codePointsOf(EVERYDAY_LETTERS));
  const made = await Promise.all(
    faces.map(async (face) => {
      const [least, most] = face.weights;
      const axis = least === most ? least : { min: least, max: most };
      const file = async (name: string, text: string) =>
        publish(
          `${role}-${name}.woff2`,
          await subsetFont(face.bytes, text, {
            targetFormat: 'woff2',
            ...(face.isVariable && { variationAxes: { wght: axis } }),
          }),
        );
      return {
        weight: least === most ? `${least}` : `${least} ${most}`,
        everyday: await file('everyday', letters),
        whole: await file('whole', allLetters(face.font)),
      };
    }),
  );
  // A single face serves every weight: the browser then makes none up by thickening the letters of a heading.
  const range = (weight: string) => (role === 'heading' && made.length === 1 ? '100 900' : weight);
  const rules = [
    // The whole files are families of their own, behind the everyday ones in `theme.ts`. As second files of the same
    // families, they made the browser look for a system face in every text size, on every page, until they had arrived.
    ...made.map(({ weight, everyday }) => ownFace(family, everyday, range(weight), EVERYDAY_LETTERS)),
    ...made.map(({ weight, whole }) => ownFace(`${family} Whole`, whole, range(weight), OTHER_LETTERS)),
    ...(await fallbacks(family, role, faces, bold)),
  ];
  return { rules, preloads: made.slice(0, 1).map(({ everyday }) => everyday) };
}

interface Face {
  readonly bytes: Buffer;
  readonly font: Font;
  readonly isVariable: boolean;
  /** The lightest and the boldest; the same for a face of one weight. */
  readonly weights: readonly [number, number];
}

/** @throws an error that names the file */
async function readFace(file: string): Promise<Face> {
  try {
    const bytes = await readFile(file);
    const font = create(bytes);
    if (!('glyphForCodePoint' in font)) throw new Error('it is a collection of fonts');
    const axis = font.variationAxes.wght;
    const weight = font['OS/2'].usWeightClass;
    return {
      bytes,
      font,
      isVariable: axis !== undefined,
      weights: axis === undefined ? [weight, weight] : [axis.min, axis.max],
    };
  } catch (error) {
    throw new Error(`${file} cannot be read as a font (${(error as Error).message}).`);
  }
}

/** The faces that a role needs, each with the weights of the role that it has. */
function chosenFaces(faces: readonly Face[], [least, most]: readonly [number, number]): readonly Face[] {
  const [variable] = faces.filter(({ isVariable }) => isVariable);
  const within = (weight: number, { weights: [first, last] }: Face) =>
    Math.min(Math.max(weight, first), last);
  if (variable) return [{ ...variable, weights: [within(least, variable), within(most, variable)] }];
  const nearest = (weight: number) =>
    faces.toSorted((a, b) => Math.abs(a.weights[0] - weight) - Math.abs(b.weights[0] - weight))[0];
  return [...new Set([nearest(least), nearest(most)])].filter((face) => face !== undefined);
}

/** The letters of a typeface at one weight, as outlines to draw with. @throws an error that names a file that cannot be read */
export async function outlines(files: readonly string[], weight: number): Promise<Font> {
  const [face] = chosenFaces(await Promise.all(files.map(readFace)), [weight, weight]);
  if (!face) throw new Error('A role of the theme has no font.');
  return face.isVariable
    ? (create(
        await subsetFont(face.bytes, allLetters(face.font), {
          targetFormat: 'truetype',
          variationAxes: { wght: face.weights[0] },
        }),
      ) as Font)
    : face.font;
}

const allLetters = (font: Font): string =>
  String.fromCodePoint(...font.characterSet.filter((point) => point < 0xe000));

/** The system faces, scaled: size-adjust = our mean advance ÷ theirs; ascent and descent = ours ÷ size-adjust. */
async function fallbacks(
  family: string,
  role: Role,
  faces: readonly Face[],
  bold: number,
): Promise<readonly string[]> {
  const measured = async (weight: number): Promise<Measures> => {
    const face =
      faces.find(({ weights: [first, last] }) => first <= weight && weight <= last) ?? (faces.at(-1) as Face);
    const [first, last] = face.weights;
    return measuresOf(
      face.isVariable
        ? await subsetFont(face.bytes, PASSAGE, {
            targetFormat: 'truetype',
            variationAxes: { wght: Math.min(Math.max(weight, first), last) },
          })
        : face.bytes,
    );
  };
  const strong = await measured(bold);
  if (role === 'heading')
    return [
      fallback(`${family} Fallback`, 'bold', '100 900', strong),
      fallback(`${family} Fallback Android`, 'android', '100 900', strong),
    ];
  const regular = await measured(400);
  return [
    fallback(`${family} Fallback`, 'regular', '100 550', regular),
    fallback(`${family} Fallback`, 'bold', '551 900', strong),
    fallback(`${family} Fallback Android`, 'android', '100 900', regular),
  ];
}

/** In em. */
interface Measures {
  readonly advance: number;
  readonly ascent: number;
  readonly descent: number;
}

/** The measures of a font over the passage. */
export function measuresOf(bytes: Buffer): Measures {
  const font = create(bytes) as Font;
  const points = [...PASSAGE].map((letter) => letter.codePointAt(0) ?? 0);
  const sum = points.reduce((all, point) => all + font.glyphForCodePoint(point).advanceWidth, 0);
  return {
    advance: sum / points.length / font.unitsPerEm,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function fallback(
  family: string,
  system: keyof typeof SYSTEM_FACES,
  weight: string,
  { advance, ascent, descent }: Measures,
): string {
  const { names, advance: theirs } = SYSTEM_FACES[system];
  const size = advance / theirs;
  return `@font-face {
  font-family: '${family}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}`;
}

/**
 * `swap`: a face that misses the first paint replaces the fallback when it arrives. The measures of the fallbacks keep the
 * lines where they were.
 */
const ownFace = (family: string, url: string, weight: string, letters: string): string => `@font-face {
  font-family: '${family}';
  src: url('${url}') format('woff2');
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  unicode-range: ${letters};
}`;

/** The letters that suffice for nearly every page, including Citroën. A page with any other letter loads the whole files. */
export const EVERYDAY_LETTERS =
  'U+0020-007E, U+00A0, U+00A9, U+00AE, U+00B0, U+00B2-00B3, U+00B7, U+00BD, U+00D7, U+00E4, U+00E8-00E9, U+00EB, U+00F6-00F7, U+00FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+203A, U+2122, U+2212';

/** Every code point of a list of ranges such as `U+0020-007E, U+00A0`. */
export const codePointsOf = (letters: string): readonly number[] =>
  letters.split(', ').flatMap((range) => {
    const [first = Number.NaN, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

/**
 * The other letters of Western European languages. If an everyday file is late, the browser tries the next family for its
 * letters. If the whole file offered those too, the browser would fetch it, on the slowest networks of all.
 */
export const OTHER_LETTERS =
  'U+0000-001F, U+007F-009F, U+00A1-00A8, U+00AA-00AD, U+00AF, U+00B1, U+00B4-00B6, U+00B8-00BC, U+00BE-00D6, U+00D8-00E3, U+00E5-00E7, U+00EA, U+00EC-00F5, U+00F8-00FB, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-2039, U+203B-206F, U+20AC, U+2191, U+2193, U+2215, U+FEFF, U+FFFD';
