import type { Colour } from '../../src/theme/contrast';
import type { AnyFieldWords } from './words';

const LOGO = 'An SVG drawing, up to 200 kB.';

/** What staff call each colour, by its role. */
export const COLOURS: Readonly<Record<Colour, string>> = {
  accent: 'Main colour',
  highlight: 'Second colour',
  paper: 'Page',
  paperDeep: 'Darker page',
  surface: 'Cards and boxes',
  ink: 'Text',
  inkQuiet: 'Quiet text',
  line: 'Fine lines',
  lineStrong: 'Outlines of fields',
  accentDeep: 'Darker main colour',
  accentSoft: 'Tint of the main colour',
  onAccent: 'Text on the main colour',
  highlightSoft: 'Tint of the second colour',
  error: 'Faults',
  errorSoft: 'Tint for faults',
  focus: 'Outline of what has the focus',
};

const HINTS: Readonly<Partial<Record<Colour, string>>> = {
  accent: 'Buttons, links, the foot of each page. Its shades follow it unless you give your own.',
  highlight: 'Offers and badges.',
};

const colours: AnyFieldWords = Object.fromEntries(
  (Object.keys(COLOURS) as Colour[]).map((colour) => [
    colour,
    { label: COLOURS[colour], ...(HINTS[colour] && { hint: HINTS[colour] }) },
  ]),
);

export const looksWords: AnyFieldWords = {
  logo: {
    label: 'Logo',
    fields: {
      file: { label: 'Logo on light', hint: `For the header. ${LOGO}` },
      onDark: {
        label: 'Logo on dark',
        hint: `For the foot of each page. ${LOGO} Leave empty to use the other.`,
      },
      hasName: {
        label: 'The logo holds the name',
        hint: 'On: the header writes no name beside it. For a logo that is more than twice as wide as high.',
      },
      icon: {
        label: 'Icon',
        hint: 'A square drawing for browser tabs and phones. Leave empty to use the logo on the main colour.',
      },
    },
  },
  theme: {
    label: 'Colours and corners',
    hint: 'Words must be readable on each ground: a pair that is too much alike cannot be saved.',
    fields: {
      color: { label: 'Colours', fields: colours },
      radius: {
        label: 'Round corners',
        collapsed: true,
        fields: {
          small: { label: 'Buttons and fields', hint: '4px' },
          medium: { label: 'Cards', hint: '8px' },
          pill: { label: 'Badges', hint: '999px' },
        },
      },
    },
  },
  fonts: {
    label: 'Typefaces',
    hint: 'Those that are installed. Your developer can add others.',
    fields: { heading: { label: 'Headings' }, text: { label: 'Text' } },
  },
  words: {
    label: 'Your own words',
    hint: 'Leave empty what the usual words say as well.',
    collapsed: true,
    fields: {
      trial: { label: 'Trying before buying, on a button', hint: 'Test drive' },
      bookTrial: { label: 'The title of its form', hint: 'Book a test drive' },
      shortlist: { label: 'What shoppers have saved', hint: 'After “your”: garage' },
      serial: { label: 'The maker’s number', hint: 'VIN' },
      prices: {
        label: 'Words of prices',
        fields: {
          driveAway: { label: 'With all charges', hint: '{driveAway}' },
          egc: { label: 'Without charges', hint: '{egc}' },
          poa: { label: 'Without a price', hint: '{poa}' },
          repayment: { label: 'Repayments' },
        },
      },
    },
  },
  placesId: {
    label: 'Google place',
    hint: 'Its id, for maps and directions. Without one, your address is used.',
  },
};
