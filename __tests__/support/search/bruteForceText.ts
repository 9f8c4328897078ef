import type { IndexRecord } from '../../../src/search/indexRecord';
import { marketNames, marketWords } from '../../../src/search/vocabulary/marketNames';

/*
 * The rules of keyword search, written a second time from their wording and as plainly as possible:
 * every record is asked about every word. Nothing here is shared with the engine it checks.
 *
 * A record matches a query if it has every word of it. A word of the query that no record has, alone or written as one with
 * its neighbours, asks for nothing: it filters nobody out. A record has a word
 * - in a name or value (title, make, model, badge, colour, tag …) as it is typed, in the other number (`hiluxes`), or, if it
 *   is the last word, as a beginning;
 * - in its equipment or its description, in any form of the word (`reverse`, `reversing`);
 * - if nothing in stock is like it: as the beginning of a word of equipment or description, if it is the last word and not one
 *   like "with"; and else
 *   with a typo, in a name or a value, or if there is none in the equipment, never in a description;
 * - in the title, as a word and the single letter after it (`ioniq5` for "Ioniq 5"), and as letters and their number (`c200`);
 * - as its whole registration, stock number or VIN.
 * What is typed as a compound (`CX-5`, `id.4`), or is a known name of two words (`cx 5`), counts as one word alone.
 */

const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

export const plainLetters = (text: string): string =>
  [...text.toLowerCase()]
    .flatMap((character) => [...character.normalize('NFD')])
    .filter((character) => !/\p{M}/u.test(character))
    .map((character) => SPECIAL[character] ?? character)
    .join('');

/** Words and, between them, what separates them: `CX-5` → words `cx`, `5`, gap `-`. */
const split = (text: string): { readonly words: readonly string[]; readonly gaps: readonly string[] } => {
  const words: string[] = [];
  const gaps: string[] = [];
  let word = '';
  let gap = '';
  const close = (): void => {
    if (word !== '') words.push(plainLetters(word));
    word = '';
  };
  for (const character of text) {
    const inWord = /[\p{L}\p{N}]/u.test(character) || (word !== '' && /\p{M}/u.test(character));
    if (inWord) {
      if (word === '' && words.length > 0) gaps.push(gap);
      word += character;
      gap = '';
    } else {
      close();
      gap += character;
    }
  }
  close();
  return { words, gaps };
};

export const plainWords = (text: string): readonly string[] => split(text).words;

const withCompounds = (text: string): readonly string[] => {
  const { words, gaps } = split(text);
  const found = [...words];
  for (let from = 0; from < words.length; from++) {
    if (from > 0 && /^[-'’.&_+]$/.test(gaps[from - 1] ?? '')) continue;
    let to = from;
    while (to < gaps.length && /^[-'’.&_+]$/.test(gaps[to] ?? '')) to++;
    if (to > from) found.push(words.slice(from, to + 1).join(''));
  }
  return found;
};

const fewLetters = (word: string, most: number) =>
  word.length <= most && [...word].every((letter) => letter >= 'a' && letter <= 'z');
const isNumber = (word: string) => [...word].every((digit) => digit >= '0' && digit <= '9');

/** Which words of a query belong to the word before. A chain of more than three belongs to nothing. */
const belonging = (query: string): readonly boolean[] => {
  const { words, gaps } = split(query);
  const isOne = words.map((second, place) => {
    const first = words[place - 1] ?? '';
    const gap = gaps[place - 1] ?? '';
    if (place === 0 || place > 11) return false;
    if (gap === '_') return true;
    const isShort = fewLetters(first, 2) || fewLetters(second, 2);
    const isCode = (letters: string, number: string) => fewLetters(letters, 3) && isNumber(number);
    const isHyphen = gap === '-' || gap === '.';
    if (isHyphen && (isShort || isCode(first, second) || isCode(second, first))) return true;
    if (['a', 'i', 'is'].includes(first) && isNumber(second[0] ?? '')) return false;
    return (isShort || second === 'series') && marketNames().has(first + second);
  });
  const chains = isOne.map((one) => (one ? 'y' : 'n')).join('');
  return [...chains.replace(/y{3,}/g, (chain) => 'n'.repeat(chain.length))].map((one) => one === 'y');
};

const PLURALS: Readonly<Record<string, string>> = {
  ute: 'utes',
  tray: 'trays',
  suv: 'suvs',
  sedan: 'sedans',
  hatchback: 'hatchbacks',
  wagon: 'wagons',
  coupe: 'coupes',
  people: 'peoples',
  mover: 'movers',
  commercial: 'commercials',
  van: 'vans',
  convertible: 'convertibles',
  other: 'others',
  bus: 'buses',
  truck: 'trucks',
  cab: 'cabs',
  chassis: 'chassises',
  crew: 'crews',
};

interface PlainText {
  /** Title, make and model, elsewhere, equipment, description. The last two hold roots of words. */
  readonly levels: readonly ReadonlySet<string>[];
  readonly identifiers: readonly string[];
}

const SILENT = new Set(
  `a about after all also am an and any are as at be because been but by can could do does every for from get got had has have
  he her here his how i id if im in is it its ive just like me more most my need no not of on one only or our out please
  she so some than that the their them then there these they this to too under up us very want was we were what when
  where which who will with without would you your looking find show something anything wants wanted s t m d ll re ve`.split(
    /\s+/,
  ),
);

/** What is left of an English word without its endings: no plural, no -ing, no -ed, no silent e. */
const root = (word: string): string => {
  if (word.length < 4 || [...word].some((letter) => letter < 'a' || letter > 'z')) return word;
  let rest = word;
  if (rest.endsWith('s') && !'su'.includes(rest.at(-2) ?? '')) rest = rest.slice(0, -1);
  const singular = rest;
  for (const ending of ['ing', 'ed']) {
    if (!rest.endsWith(ending)) continue;
    const before = rest.slice(0, -ending.length);
    if ([...before].some((letter) => 'aeiouy'.includes(letter))) rest = before;
    break;
  }
  const last = rest.at(-1) ?? '';
  if (last === rest.at(-2) && 'bdgmnprt'.includes(last)) rest = rest.slice(0, -1);
  if (rest.length < 3) rest = singular;
  if (rest.length < 4) return rest;
  if (rest.endsWith('e')) rest = rest.slice(0, -1);
  if (rest.endsWith('y') || rest.endsWith('i')) rest = `${rest.slice(0, -1)}i`;
  return rest;
};

const OTHER_NUMBERS: readonly (readonly [ending: RegExp, drop: number, add: string])[] = [
  [/(?:s|x|z|ch|sh)es$/, 2, ''],
  [/[^s]s$/, 1, ''],
  [/(?:s|x|z|ch|sh)$/, 0, 'es'],
  [/[^aeiou]y$/, 1, 'ies'],
  [/$/, 0, 's'],
];
const inOtherNumber = (noun: string): string => {
  if (/\d/.test(noun) || noun.length < 4) return noun;
  const [, drop = 0, add = ''] = OTHER_NUMBERS.find(([ending]) => ending.test(noun)) ?? [];
  return noun.slice(0, noun.length - drop) + add;
};

export const plainText = (record: IndexRecord, makesAndModels: ReadonlySet<string>): PlainText => {
  const details = (text: string | undefined) =>
    withCompounds(text ?? '').flatMap((word) =>
      SILENT.has(word) || makesAndModels.has(word) || ['car', 'cars'].includes(word) ? [] : [root(word)],
    );
  const named = plainWords(`${record.make} ${record.model}`);
  const joined = named.flatMap((word, i) => {
    const [second, third] = [named[i + 1], named[i + 2]];
    if (second === undefined) return [];
    return third === undefined ? [word + second] : [word + second, word + second + third];
  });
  const title = plainWords(record.text.title);
  for (const [i, word] of title.entries())
    if (
      (title[i + 1]?.length === 1 && word.length > 1 && /\p{L}/u.test(word)) ||
      (fewLetters(word, 3) && [2, 3].includes(title[i + 1]?.length ?? 0) && isNumber(title[i + 1] ?? ''))
    )
      joined.push(word + title[i + 1]);
  const body = withCompounds(record.bodyType ?? '');
  const elsewhere = [
    record.text.subtitle,
    record.text.keywords,
    record.badge,
    record.vehType,
    record.transmissionType,
    record.fuelType,
    record.colour,
    record['location.name'],
    record.dealer,
    record.year?.toString(),
    ...record.tags,
  ];
  return {
    levels: [
      new Set(withCompounds(record.text.title)),
      new Set([...withCompounds(record.make), ...withCompounds(record.model), ...joined]),
      new Set([
        ...elsewhere.flatMap((text) => withCompounds(text ?? '')),
        ...body,
        ...body.map((word) => PLURALS[word] ?? word),
        'car',
        'cars',
      ]),
      new Set(details(record.text.equipment)),
      new Set(details(record.text.description).filter((word) => [...word].some((l) => l < '0' || l > '9'))),
    ],
    identifiers: [record.text.stockNumber, record.text.registrationNumber, record.text.vin].map((text) =>
      plainWords(text ?? '').join(''),
    ),
  };
};

interface PlainMatches {
  /** For each record its cost, lower is better; `null` where it does not match. */
  readonly costs: readonly (number | null)[];
  /** The words that no record has, without words like "with" and "for". */
  readonly unknown: readonly string[];
}

/** Letters added, lost, replaced or swapped with their neighbour, each place at most once. */
const plainDistance = (a: string, b: string): number => {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number): number => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 1; j <= b.length; j++) table[0]?.push(j);
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swaps = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = swaps ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      table[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped));
    }
  return at(a.length, b.length);
};

const allowance = (word: string): number =>
  /\d/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

const misspells = (word: string, target: string, beginnings: boolean): boolean => {
  const limit = allowance(word);
  if (limit === 0 || /\d/.test(target)) return false;
  const targets = beginnings ? Array.from(target, (_, i) => target.slice(0, i + 1)) : [target];
  return targets.some(
    (each) => Math.abs(each.length - word.length) <= limit && plainDistance(word, each) <= limit,
  );
};

/** How closely a word of the query finds a word of the stock, at some levels; lower is better. */
interface Target {
  readonly closeness: number;
  readonly levels: readonly number[];
}
type Found = ReadonlyMap<string, readonly Target[]>;
type Rule = (word: string, target: string) => Target | null;

const NAMES = [0, 1, 2];
const DETAILS = [3, 4];
/** One typo or two, in a whole word or in its beginning. */
const misspelt =
  (levels: readonly number[], beginnings: boolean): Rule =>
  (word, target) =>
    misspells(levels.includes(3) ? root(word) : word, target, beginnings) ? { closeness: 2, levels } : null;
const levelsOf = ({ levels }: PlainText): readonly ReadonlySet<string>[] => levels;

const RULES: Readonly<Record<string, Rule>> = {
  typed: (word, target) => (target === word ? { closeness: 0, levels: [...NAMES, ...DETAILS] } : null),
  otherNumber: (word, target) =>
    target === inOtherNumber(word) && target !== word ? { closeness: 1, levels: NAMES } : null,
  otherForm: (word, target) => (target === root(word) ? { closeness: 0, levels: DETAILS } : null),
  nameBegins: (word, target) =>
    target.startsWith(word) && target !== word ? { closeness: 1, levels: NAMES } : null,
  detailBegins: (word, target) =>
    target.startsWith(word) && target !== word ? { closeness: 1, levels: DETAILS } : null,
};

/** Keyword search over some records: for each its cost, or `null` where it does not match. */
export const bruteForceText = (given: readonly IndexRecord[], { isInProse = true } = {}) => {
  const records = given.map((record) => {
    const { description, ...text } = record.text;
    return isInProse ? record : { ...record, text };
  });
  const named = new Set(
    records.flatMap(({ make, model }) => [...withCompounds(make), ...withCompounds(model)]),
  );
  const texts = records.map((record) => plainText(record, named));
  /** All words of the stock, with the levels at which they are anywhere. */
  const vocabulary = new Map<string, Set<number>>();
  for (const text of texts)
    levelsOf(text).forEach((level, place) => {
      for (const word of level) vocabulary.set(word, (vocabulary.get(word) ?? new Set()).add(place));
    });
  const identifiers = new Set(texts.flatMap((text) => text.identifiers));

  const foundBy = (word: string, ...rules: readonly (Rule | undefined)[]): Found => {
    const found = new Map<string, readonly Target[]>();
    for (const [target, at] of vocabulary) {
      const all = rules
        .flatMap((rule) => rule?.(word, target) ?? [])
        .filter(({ levels }) => levels.some((level) => at.has(level)));
      if (all.length > 0) found.set(target, all);
    }
    return found;
  };
  const wordsFound = (word: string, last: boolean, joined: boolean): Found => {
    const { typed, otherNumber, otherForm, nameBegins, detailBegins } = RULES;
    const like = foundBy(word, typed, otherNumber, otherForm, last ? nameBegins : undefined);
    if (like.size > 0 || identifiers.has(word)) return like;
    const begun = last && !SILENT.has(word) ? foundBy(word, detailBegins) : like;
    if (begun.size > 0 || joined || marketWords().has(word) || marketNames().has(word)) return begun;
    const tries = [NAMES, [3]].flatMap((levels) =>
      (last ? [false, true] : [false]).map((beginnings) => () => foundBy(word, misspelt(levels, beginnings))),
    );
    for (const look of tries) {
      const found = look();
      if (found.size > 0) return found;
    }
    return begun;
  };

  return (query: string): PlainMatches => {
    const words = plainWords(query).slice(0, 12);
    const belongs = belonging(query);
    const groups = words.map((_, from) =>
      [1, 2, 3]
        .filter((length) => from + length <= words.length && !belongs[from] && !belongs[from + length])
        .map((length) => {
          const word = words.slice(from, from + length).join('');
          return {
            word,
            to: from + length,
            found: wordsFound(word, from + length === words.length, length > 1 && !belongs[from + 1]),
          };
        }),
    );
    const isKnown = words.map((_, place) =>
      groups.some((starting, from) =>
        starting.some(
          ({ word, to, found }) => from <= place && place < to && (found.size > 0 || identifiers.has(word)),
        ),
      ),
    );
    const cost = (text: PlainText, word: string, found: Found): number | null => {
      if (word !== '' && text.identifiers.includes(word)) return 0;
      const costs = levelsOf(text).flatMap((level, place) =>
        [...found]
          .filter(([target]) => level.has(target))
          .flatMap(([, targets]) => targets)
          .filter(({ levels }) => levels.includes(place))
          .map(({ closeness }) => 5 * closeness + place),
      );
      return costs.length === 0 ? null : Math.min(...costs);
    };
    const least = (text: PlainText, from: number): number | null => {
      if (from === words.length) return 0;
      const sums: number[] = [];
      if (!isKnown[from]) return least(text, from + 1);
      for (const { word, to, found } of groups[from] ?? []) {
        const own = cost(text, word, found);
        const rest = own === null ? null : least(text, to);
        if (own !== null && rest !== null) sums.push(own + rest);
      }
      return sums.length === 0 ? null : Math.min(...sums);
    };
    return {
      costs: texts.map((text) => least(text, 0)),
      unknown: words.filter(
        (word, place) => !isKnown[place] && (!SILENT.has(word) || belongs[place] || belongs[place + 1]),
      ),
    };
  };
};
