import type { IndexRecord } from '../../../src/search/indexRecord';

/*
 * The rules of keyword search, written a second time from their wording and as plainly as possible:
 * every record is asked about every word. Nothing here is shared with the engine it checks.
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

export interface PlainText {
  /** Title, make and model, elsewhere. */
  readonly levels: readonly [ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>];
  readonly identifiers: readonly string[];
}

export const plainText = (record: IndexRecord): PlainText => {
  const named = plainWords(`${record.make} ${record.model}`);
  const joined = named.flatMap((word, i) => {
    const [second, third] = [named[i + 1], named[i + 2]];
    if (second === undefined) return [];
    return third === undefined ? [word + second] : [word + second, word + second + third];
  });
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
    ],
    identifiers: [record.text.stockNumber, record.text.registrationNumber, record.text.vin].map((text) =>
      plainWords(text ?? '').join(''),
    ),
  };
};

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

type Rule = (word: string, target: string) => 0 | 1 | 2 | null;

const asTyped =
  (last: boolean): Rule =>
  (word, target) =>
    target === word ? 0 : last && target.startsWith(word) ? 1 : null;

const misspelt =
  (beginnings: boolean): Rule =>
  (word, target) =>
    misspells(word, target, beginnings) ? 2 : null;

/** The words that a word of the query finds, and how closely: as typed, by their beginning, by a typo. */
type Found = ReadonlyMap<string, 0 | 1 | 2>;

/** Keyword search over some records: for each its cost, or `null` where it does not match. */
export const bruteForceText = (records: readonly IndexRecord[]) => {
  const texts = records.map(plainText);
  const vocabulary = new Set(texts.flatMap(({ levels }) => levels.flatMap((level) => [...level])));
  const identifiers = new Set(texts.flatMap((text) => text.identifiers));

  const foundBy = (rule: Rule, word: string): Found => {
    const found = new Map<string, 0 | 1 | 2>();
    for (const target of vocabulary) {
      const closeness = rule(word, target);
      if (closeness !== null) found.set(target, closeness);
    }
    return found;
  };
  /** Typos count only for a word that nothing holds as it is typed; typos of whole words before those of beginnings. */
  const wordsFound = (word: string, last: boolean, joined: boolean): Found => {
    const typed = foundBy(asTyped(last), word);
    if (typed.size > 0 || joined || identifiers.has(word)) return typed;
    const whole = foundBy(misspelt(false), word);
    return whole.size > 0 || !last ? whole : foundBy(misspelt(true), word);
  };

  return (query: string): readonly (number | null)[] => {
    const words = plainWords(query).slice(0, 12);
    const groups = words.map((_, from) =>
      [1, 2, 3]
        .filter((length) => from + length <= words.length)
        .map((length) => {
          const word = words.slice(from, from + length).join('');
          return {
            word,
            to: from + length,
            found: wordsFound(word, from + length === words.length, length > 1),
          };
        }),
    );
    const cost = (text: PlainText, word: string, found: Found): number | null => {
      if (word !== '' && text.identifiers.includes(word)) return 0;
      let best: number | null = null;
      text.levels.forEach((level, i) => {
        for (const target of level) {
          const closeness = found.get(target);
          if (closeness !== undefined) best = Math.min(best ?? Number.POSITIVE_INFINITY, 3 * closeness + i);
        }
      });
      return best;
    };
    const least = (text: PlainText, from: number): number | null => {
      if (from === words.length) return 0;
      const sums: number[] = [];
      for (const { word, to, found } of groups[from] ?? []) {
        const own = cost(text, word, found);
        const rest = own === null ? null : least(text, to);
        if (own !== null && rest !== null) sums.push(own + rest);
      }
      return sums.length === 0 ? null : Math.min(...sums);
    };
    return texts.map((text) => least(text, 0));
  };
};
