import iconv from 'iconv-lite';

export interface DecodedFeed {
  readonly text: string;
  /** Notices about the bytes for a person. Each reads well after the feed's name, and alone. */
  readonly notices: readonly string[];
}

const MOST_LINES_NAMED = 10;

const BYTE_ORDER_MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * In bytes read as Latin-1, this matches a whole UTF-8 sequence for a letter beyond ASCII, or else one byte that belongs to
 * no such sequence (Unicode, table 3-7).
 */
const BEYOND_ASCII =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g;

const WINDOWS_1252 = 'windows-1252';

/** Names that servers give to Windows-1252 or UTF-8 by default. Browsers read them as Windows-1252 too. */
const SAID_BY_DEFAULT = /^(?:us-?ascii|(?:iso-?8859-?1|latin-?1)|(?:windows-?|cp-?)1252)$/i;

const UTF_8 = /^utf-?8$/i;

/** Whether a name means a character encoding. The library also knows encodings of bytes, such as `base64`. */
const isKnown = (encoding: string): boolean =>
  iconv.encodingExists(encoding) && !/^(?:hex|base64|binary|internal)$/i.test(encoding);

const saidByXml = (bytes: Buffer): string | undefined =>
  /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1];

/** A byte as a letter of Windows-1252, which has no letter for five bytes. */
const inWindowsLetters = (byte: string): string => iconv.decode(Buffer.from(byte, 'latin1'), WINDOWS_1252);

interface WrongByte {
  readonly line: number;
  /** Written as `0x92`. */
  readonly byte: string;
  /** The letter that Windows-1252 has for the byte, if it has one. */
  readonly letter: string | undefined;
}

const wrongByte = (line: number, byte: string): WrongByte => {
  const letter = inWindowsLetters(byte);
  return {
    line,
    byte: `0x${byte.charCodeAt(0).toString(16)}`,
    letter: letter === '\uFFFD' ? undefined : letter,
  };
};

const nameLines = (wrong: readonly WrongByte[], kind: string, say: (one: WrongByte) => string) => [
  ...wrong.slice(0, MOST_LINES_NAMED).map((one) => `line ${one.line} has the byte ${one.byte}, ${say(one)}`),
  ...(wrong.length > MOST_LINES_NAMED ? [`${wrong.length - MOST_LINES_NAMED} more bytes ${kind}`] : []),
];

const windowsText = (bytes: Buffer, isTold: boolean): DecodedFeed => {
  const wrong = bytes
    .toString('latin1')
    .split('\n')
    .flatMap((line, index) =>
      (line.match(/[\x81\x8d\x8f\x90\x9d]/g) ?? []).map((byte) => wrongByte(index + 1, byte)),
    );
  const read = isTold ? [] : ['is not UTF-8: it was read as Windows-1252'];
  return {
    text: iconv.decode(bytes, WINDOWS_1252),
    notices: [
      ...read,
      ...nameLines(wrong, 'are not letters in Windows-1252', () => 'which is not a letter in Windows-1252'),
    ],
  };
};

/** UTF-8 with some wrong bytes. Each of those is read alone, and all others keep their meaning. */
const mendedUtf8 = (lines: readonly string[]): DecodedFeed => {
  const wrong: WrongByte[] = [];
  const mended = lines.map((line, index) =>
    line.replace(BEYOND_ASCII, (sequence) => {
      if (sequence.length > 1) return Buffer.from(sequence, 'latin1').toString('utf8');
      const found = wrongByte(index + 1, sequence);
      wrong.push(found);
      return found.letter ?? '\uFFFD';
    }),
  );
  const say = ({ letter }: WrongByte) =>
    letter === undefined ? 'which is not a letter' : `which is not UTF-8: it was read as “${letter}”`;
  return { text: mended.join('\n'), notices: nameLines(wrong, 'are not UTF-8', say) };
};

/**
 * Reads bytes as UTF-8. If that fails, it counts: if more bytes speak against UTF-8 than for it, they are Windows-1252.
 * Windows letters form a UTF-8 sequence only by chance.
 */
const decodeByItself = (bytes: Buffer): DecodedFeed => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notices: [] };
  } catch {
    const latin = bytes.toString('latin1');
    const found = latin.match(BEYOND_ASCII) ?? [];
    const good = found.filter((sequence) => sequence.length > 1).length;
    return found.length - good > good ? windowsText(bytes, false) : mendedUtf8(latin.split('\n'));
  }
};

/**
 * The text of a feed. A byte order mark decides first, then the encoding that the server or an XML feed names, and then the
 * bytes themselves, which are UTF-8 or Windows-1252 (record 38).
 * @param charset the encoding that the server names
 */
export const decodeFeed = (bytes: Buffer, charset?: string): DecodedFeed => {
  const marked = BYTE_ORDER_MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked && marked.encoding !== 'utf-8')
    return { text: iconv.decode(bytes, marked.encoding), notices: [] };
  const said = marked ? undefined : (charset ?? saidByXml(bytes));
  if (said === undefined || UTF_8.test(said)) return decodeByItself(bytes);
  if (SAID_BY_DEFAULT.test(said)) {
    const itself = decodeByItself(bytes);
    return itself.notices.length === 0 ? itself : windowsText(bytes, true);
  }
  if (isKnown(said)) return { text: iconv.decode(bytes, said), notices: [] };
  const { text, notices } = decodeByItself(bytes);
  return { text, notices: [`is said to be in “${said}”, which is not known`, ...notices] };
};
