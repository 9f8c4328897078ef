import type { RawFile } from '../../../plugins/content-endpoint/files/parseRawFile';
import { valuesIn } from '../../../src/domain/valuesIn';
import { type Place, placeOf } from '../entries';
import { allFiles } from '../relink';
import { isSameValue, VALUE_KINDS, type Written, wordsIn } from './writtenValues';

/** Some words of a field, with those around them. */
export interface Excerpt {
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

/** A field in which something stands. */
interface Found extends Excerpt {
  readonly place: Place;
}

export interface SearchAnswer {
  readonly found: readonly Found[];
  /** How many more fields there are. */
  readonly left: number;
}

const MAX_FOUND = 60;

/** How many letters are shown on each side of what was found. */
const MAX_BESIDE = 60;

/** Every text and number of an entry, with the path of its field. */
export const fieldsIn = ({ data, body }: RawFile): readonly (readonly [field: string, text: string])[] =>
  [...valuesIn(body === '' ? data : { ...data, html: body })].flatMap(([field, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[field, String(value)] as const] : [],
  );

/** Finds the words of a question; if they are a phone number, an amount, a rate, a day or a time, in every way of writing it. */
function finderOf(question: string): (text: string) => Written | undefined {
  const words = wordsIn(question);
  const whole = question.trim();
  const meant = Object.values(VALUE_KINDS).flatMap((kind) =>
    kind
      .valuesIn(whole)
      .filter(({ start, end }) => start === 0 && end >= whole.replace(/\s*%$/, '').length)
      .map(({ value }) => ({ kind, value })),
  );
  const number = /^\$? ?(\d[\d,]*(?:\.\d+)?) ?%?$/.exec(whole)?.[1]?.replaceAll(',', '');
  return (text) => {
    const [first] = words(text);
    if (first) return first;
    // A field that is a number has neither its sign nor its unit.
    if (number !== undefined && text !== '' && Number(text) === Number(number))
      return { start: 0, end: text.length, value: text };
    for (const { kind, value } of meant) {
      const found = kind.valuesIn(text).find((one) => isSameValue(one.value, value));
      if (found) return found;
    }
    return undefined;
  };
}

export function excerptOf(text: string, { start, end }: Pick<Written, 'start' | 'end'>): Excerpt {
  const plain = (piece: string) => piece.replace(/\s+/g, ' ');
  const from = Math.max(0, start - MAX_BESIDE);
  const to = Math.min(text.length, end + MAX_BESIDE);
  return {
    before: (from > 0 ? '…' : '') + plain(text.slice(from, start)),
    hit: plain(text.slice(start, end)),
    after: plain(text.slice(end, to)) + (to < text.length ? '…' : ''),
  };
}

/** The fields of all content in which something stands, in the order of the editor's menu. */
export async function searchContent(projectFolder: string, question: string): Promise<SearchAnswer> {
  const find = finderOf(question);
  const hits = (await allFiles(projectFolder)).flatMap((entry) =>
    fieldsIn(entry).flatMap(([field, text]) => {
      const written = find(text);
      return written ? { entry, field, excerpt: excerptOf(text, written) } : [];
    }),
  );
  const found = await Promise.all(
    hits.slice(0, MAX_FOUND).map(async ({ entry, field, excerpt }) => {
      const place = await placeOf(projectFolder, entry.file, field, entry);
      return place ? { place, ...excerpt } : [];
    }),
  );
  return { found: found.flat(), left: Math.max(0, hits.length - MAX_FOUND) };
}
