import type { RepaymentFrequency } from '../../domain/finance/repaymentFrequency';
import type { SearchState } from '../searchState';
import { cylindersWord, doorsWord } from '../vocabulary/countWords';

/** What a phrase asks for. Seats are bounds here; the reader turns them into the seats in stock. */
export type Asked = Omit<SearchState, 'seats' | 'keywords'> & {
  readonly seatsFrom?: number;
  readonly seatsTo?: number;
  /** What is asked for has no filter: the keyword under which the index has it. */
  readonly keyword?: string;
};

/** A way of saying something, as a regular expression over lower-case words, and what it asks for. */
export interface Phrasing {
  readonly pattern: RegExp;
  readonly read: (parts: Readonly<Record<string, string | undefined>>) => Asked | undefined;
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const THOUSAND = '(?:k|grand|thousand)';
const KM = '(?:kms?|ks|kays|klicks|kilomet(?:re|er)s?)';
const MOST =
  '(?<!no |not )(?:under|undr|udner|unedr|below|beneath|less th[ae]n|lower than|fewer than|cheaper th[ae]n|up to|upto|no more than|not more than|not over|no over|at most|max(?:imum)?(?: of)?|within|<=?)';
const LEAST =
  '(?:over|above|more th[ae]n|greater than|from|at least|atleast|min(?:imum)?(?: of)?|no less than|not less than|not under|starting (?:at|from)|upwards of|>=?)';
const TO = '(?:to|and|-|until|through)';
/** "Over 100,000 km" has no filter here: its end must not be read as the opposite. */
const NOT_LEAST = '(?<!(?:over|above|th[ae]n|least|from|min|minimum|under) )';
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const NO_UNIT =
  '(?! ?(?:km|ks |kays|kilo|seat|door|cyl|tonne|berth|(?:a|per|each) (?:week|fortnight|month)))';
const amount = (name: string): string => `${sum(name)}${NO_UNIT}`;
const sum = (name: string): string =>
  `(?<${name}Sign>\\$ ?)?(?<${name}>\\d+(?:\\.\\d+)?)(?: ?(?<${name}Times>${THOUSAND}))?(?: dollars| bucks)?`;
const count = (name: string): string => `(?<${name}>\\d{1,2}|${NUMBER_WORDS.join('|')})`;

const phrasing = (pattern: string, read: Phrasing['read']): Phrasing => ({
  pattern: new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`, 'g'),
  read,
});

const figure = (text: string | undefined, isThousands: string | undefined): number =>
  Math.round(Number(text) * (isThousands ? 1000 : 1));

/** A number alone is a price from this many dollars; smaller ones need a dollar sign or a "k". */
const LEAST_PRICE = 500;

const dollars = (
  parts: Readonly<Record<string, string | undefined>>,
  name: string,
  borrowed?: string,
): number | undefined => {
  const plain = Number(parts[name]);
  const multiplier = parts[`${name}Times`] ?? (plain < 1_000 ? borrowed : undefined);
  const value = figure(parts[name], multiplier);
  return value >= LEAST_PRICE || parts[`${name}Sign`] !== undefined ? value : undefined;
};

const asCount = (text: string | undefined): number =>
  NUMBER_WORDS.includes(text ?? '') ? NUMBER_WORDS.indexOf(text ?? '') : Number(text);

/** One letter tells the words of `A_PERIOD` apart. */
const frequencyOf = (period = ''): RepaymentFrequency =>
  period.includes('f') ? 'fortnight' : period.includes('m') ? 'month' : 'week';

const A_PERIOD =
  '(?:(?:a|per|each|every|/|p/) ?)?(?<period>weekly|week|wk|pw|fortnightly|fortnight|fn|pf|monthly|month|mth|pm|pcm)';

const range = (min: number | undefined, max: number | undefined) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});
const years = (min: number | undefined, max?: number): Asked => ({ yearRange: range(min, max) });
const from =
  (read: (year: number) => Asked): Phrasing['read'] =>
  (parts) =>
    read(Number(parts.year));

const oneTo = (min: number | undefined, max: number | undefined): Asked | undefined =>
  min === undefined || max === undefined
    ? undefined
    : { priceRange: range(Math.min(min, max), Math.max(min, max)) };

/** In this order: what is said more exactly comes before what is said in fewer words. */
export const PHRASINGS: readonly Phrasing[] = [
  phrasing(
    `${NOT_LEAST}(?:${MOST} )?${sum('pay')} ?${A_PERIOD}(?: (?:with|and)(?: a)? ${amount('down')} deposit)?`,
    (parts) => {
      const affordAmount = figure(parts.pay, parts.payTimes);
      const depositAmount = parts.down === undefined ? 0 : figure(parts.down, parts.downTimes);
      return { budget: { affordAmount, frequency: frequencyOf(parts.period), depositAmount } };
    },
  ),
  phrasing(
    `(?:between |from )?(?:\\d+ ?(?:k|thousand)?) ${TO} (?<far>\\d+(?:\\.\\d+)?) ?(?<farTimes>k|thousand)? ?${KM}`,
    (parts) => ({
      kilometresMax: figure(parts.far, parts.farTimes),
    }),
  ),
  phrasing(
    `${NOT_LEAST}(?:(?:with )?${MOST} )?(?<far>\\d+(?:\\.\\d+)?) ?(?<farTimes>k|thousand)? ?${KM}(?: or (?:less|under|fewer|below)| max(?:imum)?)?(?: on (?:it|the clock))?`,
    (parts) => {
      const far = figure(parts.far, parts.farTimes);
      return far >= 1 ? { kilometresMax: far } : undefined;
    },
  ),
  phrasing(`(?:between |from )?(?<first>${YEAR}) ${TO} (?<last>${YEAR})(?: models?)?`, ({ first, last }) =>
    years(Math.min(Number(first), Number(last)), Math.max(Number(first), Number(last))),
  ),
  phrasing(
    `(?<year>${YEAR})(?: models?)?(?: (?:or|and|&))? ?(?:newer|later|onwards?|up|upwards|above|after|younger|plus|\\+)`,
    from((year) => years(year)),
  ),
  phrasing(
    `(?<year>${YEAR})(?: models?)?(?: (?:or|and|&)) (?:older|earlier|before|under|below)`,
    from((year) => years(undefined, year)),
  ),
  phrasing(
    `(?:newer than|later than|after|younger than|more recent than) (?<year>${YEAR})`,
    from((year) => years(year + 1)),
  ),
  phrasing(
    `(?:older than|before|earlier than|pre) (?<year>${YEAR})`,
    from((year) => years(undefined, year - 1)),
  ),
  phrasing(
    `(?:since|from|from the year|at least|atleast|min(?:imum)?) (?<year>${YEAR})(?: onwards?| up)?`,
    from((year) => years(year)),
  ),
  phrasing(
    `(?:up to|until|to|no newer than) (?<year>${YEAR})`,
    from((year) => years(undefined, year)),
  ),
  phrasing(`${LEAST} ${amount('low')} (?:to|and|but|-)?(?: ${MOST})? ?${amount('high')}`, (parts) =>
    oneTo(dollars(parts, 'low', parts.highTimes), dollars(parts, 'high')),
  ),
  phrasing(`(?:between |from |price )?${amount('low')} ${TO} ${amount('high')}`, (parts) =>
    oneTo(dollars(parts, 'low', parts.highTimes), dollars(parts, 'high')),
  ),
  phrasing(`(?:priced? )?(?:around|about|approx(?:imately)?|roughly|circa|~) ${amount('some')}`, (parts) => {
    const some = dollars(parts, 'some');
    return some === undefined
      ? undefined
      : { priceRange: { min: Math.round(some * 0.9), max: Math.round(some * 1.1) } };
  }),
  phrasing(`(?:priced? )?${MOST} ${amount('high')}`, (parts) => {
    const max = dollars(parts, 'high');
    return max === undefined ? undefined : { priceRange: { max } };
  }),
  phrasing(`${amount('high')} (?:or (?:less|under|below|cheaper)|max(?:imum)?|tops|budget)`, (parts) => {
    const max = dollars(parts, 'high');
    return max === undefined ? undefined : { priceRange: { max } };
  }),
  phrasing(`(?:priced? )?${LEAST} ${amount('low')}`, (parts) => {
    const min = dollars(parts, 'low');
    return min === undefined ? undefined : { priceRange: { min } };
  }),
  phrasing(`(?:more th[ae]n|over) ${count('least')} ?(?:seats?|seaters?)`, ({ least }) => ({
    seatsFrom: asCount(least) + 1,
  })),
  phrasing(
    `(?:at least|atleast|min(?:imum)?) ${count('least')} ?(?:seats?|seaters?|passengers?|people)`,
    ({ least }) => ({
      seatsFrom: asCount(least),
    }),
  ),
  phrasing(`${count('least')} ?(?:\\+|plus|or more|\\+ ?) ?(?:seats?|seaters?)`, ({ least }) => ({
    seatsFrom: asCount(least),
  })),
  phrasing(
    `(?:seats? (?:at least )?|room for )${count('least')}(?: or more| people)?|${count('more')} ?(?:seats?|seaters?) or more`,
    ({ least, more }) => ({
      seatsFrom: asCount(least ?? more),
      ...(least !== undefined && { seatsTo: asCount(least) }),
    }),
  ),
  phrasing(`${count('exact')} ?(?:seats?|seaters?|seat)`, ({ exact }) => ({
    seatsFrom: asCount(exact),
    seatsTo: asCount(exact),
  })),
  phrasing(`${count('doors')} ?(?:doors?|dr)`, ({ doors }) => ({ keyword: doorsWord(asCount(doors)) })),
  phrasing(`${count('cylinders')} ?cyl(?:inders?|s)?`, ({ cylinders }) => ({
    keyword: cylindersWord(asCount(cylinders)),
  })),
  phrasing('(?:ex )?(?:demo|demos|demonstrators?|dealer demos?)', () => ({ vehType: ['Demo'] })),
  phrasing('(?:used|second ?hand|2nd ?hand|pre ?owned|pre ?loved|previously owned)', () => ({
    vehType: ['Used'],
  })),
  phrasing('(?<!(?:near|like|as|almost|nearly) )(?:brand ?new|new)', () => ({ vehType: ['New'] })),
  phrasing('(?:on )?(?:special offers?|specials?|discounted|sale price)', () => ({ special: true })),
  phrasing('(?:brand |manufacturer )?certified(?: pre ?owned)?', () => ({ brandCertified: true })),
  phrasing(
    `(?:my ?)?(?<year>${YEAR})(?: models?)?`,
    from((year) => years(year, year)),
  ),
  phrasing(`${amount('high')}`, (parts) =>
    // A number alone may be anything; a dollar sign says what it is.
    parts.highSign === undefined && parts.highTimes === undefined
      ? undefined
      : { priceRange: { max: figure(parts.high, parts.highTimes) } },
  ),
];

/** Sizes in the dealer's own words: `4 berth` and `sleeps 4` are one tag, whichever of them the stock says. */
export const SIZES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:sleeps ?${count('size')}|${count('other')} ?(?:berths?|sleepers?))$`), 'sleeps'],
  [/^(?:under|below|less than|up to|max) (?<size>\d+(?:\.\d+)?) ?(?:t|tonnes?|tons?)$/, 'tonnes'],
  [/^(?<size>\d+(?:\.\d+)?) ?(?:ft|feet|foot|footer)$/, 'feet'],
  [/^(?<size>\d+(?:\.\d+)?) ?(?:m|metres?|meters?)$/, 'metres'],
  [/^(?<size>\d+) ?(?:hp|horsepower)$/, 'horsepower'],
  [/^(?<size>v\d+|\d+ ?cyl(?:inders?)?)$/, 'cylinders'],
];

/** The one form of a size, or `undefined` for other words: `4 berth` → `sleeps 4`. */
export const sizeKey = (words: string): string | undefined => {
  for (const [pattern, unit] of SIZES) {
    const parts = pattern.exec(words)?.groups;
    const size = parts?.size ?? parts?.other;
    if (size !== undefined)
      return `${unit} ${NUMBER_WORDS.includes(size) ? asCount(size) : size.replace(/\D/g, '')}`;
  }
  return undefined;
};
