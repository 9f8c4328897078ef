interface PhoneNumber {
  readonly text: string;
  /** Digits alone, with a plus sign before a country code. */
  readonly number: string;
  readonly extension?: string | undefined;
}

/** What people write between two numbers. */
const BETWEEN = /\s*(?:[/|,;&]|\bor\b|\band\b)\s*/i;

const EXTENSION = /\s*(?:\b(?:ext(?:ension|n)?|x)\.?|#|(?<=\d)x)\s*(\d{1,6})$/i;

/** Spaces, dots, brackets and every kind of dash between the digits. */
const MARKS = /[\p{Zs}\p{Pd}\u2212\u2043\u00b7.()]/gu;

/** In an area code after a country code: `+61 (0)2 …`, and here `+61 02 …` too. It is not dialled. */
const TRUNK_ZERO = /^(\+[^(]*)\(0\)|^(\+6[14][\s\p{Pd}.]*)0/u;

const MAX_NUMBERS = 3;

function readOne(text: string): PhoneNumber | undefined {
  const [, extension] = EXTENSION.exec(text) ?? [];
  const number = text.replace(EXTENSION, '').replace(TRUNK_ZERO, '$1$2').replace(MARKS, '');
  if (!/^\+?(?!(\d)\1+$)\d{8,15}$/.test(number)) return undefined;
  return { text, number, extension };
}

/**
 * The phone numbers of an answer, as people write them: `0491 570 156`, `(02) 5550–0140 ext 12`, `0491 570 156 / 02 5550 0140`.
 * @returns none if any part of the text is not a number of 8 to 15 digits: no digit is dropped
 */
export function phoneNumbersIn(text: string): readonly PhoneNumber[] {
  const numbers = text.trim().split(BETWEEN).map(readOne);
  return numbers.length <= MAX_NUMBERS && numbers.every((one) => one !== undefined) ? numbers : [];
}

/** The address that calls a number (RFC 3966). */
export const telAddress = ({ number, extension }: Omit<PhoneNumber, 'text'>): string =>
  `tel:${number}${extension === undefined ? '' : `;ext=${extension}`}`;
