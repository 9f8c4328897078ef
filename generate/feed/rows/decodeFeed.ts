import iconv from 'iconv-lite';

interface DecodedFeed {
  readonly text: string;
  /** Notices about the bytes for a person. Each reads well after the feed's name, and alone. */
  readonly notices: readonly string[];
}

const MAX_LINES_NAMED = 10;

/**
 * In bytes read as Latin-1, this matches a whole UTF-8 sequence for a letter beyond ASCII, or else one byte that belongs to
 * no such sequence (Unicode, table 3-7).
 */
const BEYOND_ASCII =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g;

const WINDOWS_1252 = 'windows-1252';

/** Names that servers give to Windows-1252 or UTF-8 by default. Browsers read them as Windows-1252 too. */
const DECLARED_BY_DEFAULT = /^(?:us-?ascii|(?:iso-?8859-?1|latin-?1)|(?:windows-?|cp-?)1252)$/i;

const UTF_8 = /^utf-?8$/i;

/** Whether a name means a character encoding. The library also knows encodings of bytes, such as `base64`. */
const isKnown = (encoding: string): boolean =>
  iconv.encodingExists(encoding) && !/^(?:hex|base64|binary|internal)$/i.test(encoding);

const declaredByXml = (bytes: Buffer): string | undefined =>
  /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1];

/** A byte as a letter of Windows-1252, which has no letter for five bytes. */
const inWindowsLetters = (byte: string): string => iconv.decode(Buffer.from(byte, 'latin1'), WINDOWS_1252);

/** The letter that Windows-1252 has for a byte, if it has one. */
const windowsLetter = (byte: string): string | undefined => {
  const letter = inWindowsLetters(byte);
  return letter === '\uFFFD' ? undefined : letter;
};

const wrongByte = (index: number, byte: string, what: string): string =>
  `line ${index + 1} has the byte 0x${byte.charCodeAt(0).toString(16)}, which is ${what}`;

const firstOf = (wrong: readonly string[], kind: string): readonly string[] => [
  ...wrong.slice(0, MAX_LINES_NAMED),
  ...(wrong.length > MAX_LINES_NAMED ? [`${wrong.length - MAX_LINES_NAMED} more bytes are not ${kind}`] : []),
];

const windowsText = (bytes: Buffer, isTold: boolean): DecodedFeed => {
  const wrong = bytes
    .toString('latin1')
    .split('\n')
    .flatMap((line, index) =>
      (line.match(/[\x81\x8d\x8f\x90\x9d]/g) ?? []).map((byte) =>
        wrongByte(index, byte, 'not a letter in Windows-1252'),
      ),
    );
  const read = isTold ? [] : ['is not UTF-8: it was read as Windows-1252'];
  return {
    text: iconv.decode(bytes, WINDOWS_1252),
    notices: [...read, ...firstOf(wrong, 'letters in Windows-1252')],
  };
};

/** UTF-8 with some wrong bytes. Each of those is read alone, and all others keep their meaning. */
const mendedUtf8 = (lines: readonly string[]): DecodedFeed => {
  const wrong: string[] = [];
  const mended = lines.map((line, index) =>
    line.replace(BEYOND_ASCII, (sequence) => {
      if (sequence.length > 1) return Buffer.from(sequence, 'latin1').toString('utf8');
      const letter = windowsLetter(sequence);
      wrong.push(
        wrongByte(index, sequence, letter ? `not UTF-8: it was read as “${letter}”` : 'not a letter'),
      );
      return letter ?? '\uFFFD';
    }),
  );
  return { text: mended.join('\n'), notices: firstOf(wrong, 'UTF-8') };
};

/** A letter, by its code in Latin-1, that words of ASCII have on both sides. */
const WITHIN_WORDS = /(?<=[a-z])[\x80-\xff](?=[a-z])/g;

/** What Windows-1252 has where Mac Roman has a letter or an apostrophe: marks and capitals within small letters. */
const STRANGE_IN_WORDS = /^[€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘“”•–—˜™›œžŸ\u00a0-¿À-Þ\uFFFD]$/u;
const USUAL_IN_WORDS = /^[’'´à-öø-ÿß]$/u;

/** Whether bytes that are not UTF-8 are certainly Mac Roman: every letter within a word fits it, and none Windows-1252. */
const isMacRoman = (latin: string): boolean => {
  const within = latin.match(WITHIN_WORDS) ?? [];
  return (
    within.length > 0 &&
    within.every((byte) => {
      const mac = iconv.decode(Buffer.from(byte, 'latin1'), 'macroman');
      return STRANGE_IN_WORDS.test(inWindowsLetters(byte)) && USUAL_IN_WORDS.test(mac);
    })
  );
};

/** A letter beyond ASCII in UTF-8 whose bytes were read as letters of Windows-1252: `Ã«`, `â€™`. */
const TWICE_ENCODED = /[Â-ô][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/gu;

const onceDecoded = (letters: string): string | null => {
  const bytes = Buffer.concat(
    [...letters].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0x80 && code <= 0x9f ? Buffer.from([code]) : iconv.encode(letter, WINDOWS_1252);
    }),
  );
  try {
    const once = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return [...once].length < [...letters].length ? once : null;
  } catch {
    return null;
  }
};

/** Repairs text that was encoded twice where that is certain: nothing beyond ASCII speaks against it. */
const decodedTwice = (text: string): DecodedFeed => {
  let count = 0;
  const repaired = text.replace(TWICE_ENCODED, (letters) => {
    const once = onceDecoded(letters);
    if (once === null) return letters;
    count++;
    return once;
  });
  if (count === 0) return { text, notices: [] };
  const others = (text.replace(TWICE_ENCODED, '').match(/[^\0-\x7f\uFEFF]/g) ?? []).length;
  return others === 0
    ? { text: repaired, notices: [`was encoded twice (“Ã«” for “ë”): ${count} letters were repaired`] }
    : {
        text,
        notices: [
          `has ${count} letters that look as if they were encoded twice (“Ã«” for “ë”): they are left alone, because other letters are right`,
        ],
      };
};

/**
 * Reads bytes as UTF-8. If that fails, it counts: if more bytes speak against UTF-8 than for it, they are Windows-1252 or
 * Mac Roman. Their letters form a UTF-8 sequence only by chance.
 */
const decodeByItself = (bytes: Buffer): DecodedFeed => {
  try {
    return decodedTwice(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const latin = bytes.toString('latin1');
    const found = latin.match(BEYOND_ASCII) ?? [];
    const good = found.filter((sequence) => sequence.length > 1).length;
    if (found.length - good <= good) return mendedUtf8(latin.split('\n'));
    return isMacRoman(latin)
      ? { text: iconv.decode(bytes, 'macroman'), notices: ['is not UTF-8: it was read as Mac Roman'] }
      : windowsText(bytes, false);
  }
};

/** How many bytes show whether a text without a mark is UTF-16. */
const PROBE = 2_000;

/** The UTF-16 of a text without a mark: in text of ASCII, every other byte is zero. */
const unmarkedUtf16 = (bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  const probe = bytes.subarray(0, Math.min(PROBE, bytes.length - (bytes.length % 2)));
  if (probe.length < 4) return undefined;
  const zeros = [0, 0];
  probe.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros.map((count) => count / (probe.length / 2));
  if (odd > 0.7 && even < 0.1) return 'utf-16le';
  return even > 0.7 && odd < 0.1 ? 'utf-16be' : undefined;
};

/**
 * The text of a feed. A byte order mark decides first, then the zeros of UTF-16, then the encoding that the server or an XML
 * feed names, and then the bytes themselves, which are UTF-8, Windows-1252 or Mac Roman (record 7).
 * @param charset the encoding that the server names
 */
export const decodeFeed = (bytes: Buffer, charset?: string): DecodedFeed => {
  const start = bytes.toString('latin1', 0, 3);
  const isMarkedUtf8 = start === '\xef\xbb\xbf';
  const utf16 = start.startsWith('\xff\xfe')
    ? 'utf-16le'
    : start.startsWith('\xfe\xff')
      ? 'utf-16be'
      : unmarkedUtf16(bytes);
  if (utf16 && !isMarkedUtf8) return { text: iconv.decode(bytes, utf16), notices: [] };
  const declared = isMarkedUtf8 ? undefined : (charset ?? declaredByXml(bytes));
  if (declared === undefined || UTF_8.test(declared)) return decodeByItself(bytes);
  if (DECLARED_BY_DEFAULT.test(declared)) {
    const itself = decodeByItself(bytes);
    return itself.notices.length === 0 ? itself : windowsText(bytes, true);
  }
  if (isKnown(declared)) return { text: iconv.decode(bytes, declared), notices: [] };
  const { text, notices } = decodeByItself(bytes);
  return { text, notices: [`is said to be in “${declared}”, which is not known`, ...notices] };
};
