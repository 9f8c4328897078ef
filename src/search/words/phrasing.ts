import { factUnit } from '../../domain/stock/factUnits';
import { FACT_NAMES, type FactName, STOCK_FACTS, type StockFact } from '../../domain/stock/stockFacts';
import { countWord, litresWord } from '../countWords';
import type { PhraseMeaning } from './phraseMeaning';
import { A_YEAR, MAX_AMOUNT, type Parts, quantity } from './quantity';
import { SAYINGS } from './synonyms';

/** A way of saying something: a regular expression over lower-case words, and what it asks for. */
export interface Phrasing {
  readonly pattern: RegExp;
  /** Reads a match. `thisYear` is for ages: "under 5 years old". */
  readonly read: (parts: Parts, thisYear: number) => PhraseMeaning | undefined;
}

/** A phrasing as it is written here. */
type Row = readonly [pattern: string, read: Phrasing['read']];

const THAN = ' th[ae]n';
const KM = "kl?ms?|k'?s|kays|klicks|kilomet[er]{2}s?";
const SEATS = 'seats?|seaters?|people|passengers?|persons?';
const MOST = `up ?to|not? (?:more|higher)${THAN}|not? (?:over|after)|at most|max(?:imum)?(?: of)?|within|(?:budget|limit)(?: of| is)?|<=|until|to|no newer${THAN}|last|past`;
const LESS = `und(?:er|r)|below|beneath|sub|(?:less|lower|fewer|cheaper)${THAN}|<`;
const LEAST = `from(?: the year)?|at ?least|min(?:imum)?(?: of)?|not? (?:less|older|earlier)${THAN}|not (?:under|before)|starting (?:at|from)|upwards of|>=|since`;
const MORE = `over|above|(?:more|greater|higher)${THAN}|exceeding|>`;
const JOIN = 'to|and|but|-|until|through';
const OR_MORE =
  '\\+|plus|onwards?|upwards?|up(?! to)|min(?:imum)?|(?:or|and|&) (?:more|over|above|up|newer|later|younger|after|onwards?)|newer|later|(?:to|-|until) (?:now|present|today|current)';
const OR_LESS =
  'max(?:imum)?|tops|budget|limit|(?:or|and|&) (?:less|under|fewer|below|cheaper|lower|older|earlier|before)';
const PERIOD =
  '(?:(?:a|per|each|every|/) ?)?(?<period>(?:week|fortnight|month)(?:ly)?|wk|[pf][ .]?[wnfm]|mth|pcm)';

/** `30`, `30 000` or `2.5`. Commas are gone by now. */
const NUMBER = '\\d{1,3}(?: \\d{3})+|\\d+(?:\\.\\d+)?';

/** An amount with its sign and unit: `30`, `30,000`, `30 000`, and `20 5 thousand` (twenty-five thousand). */
const sum = (name: string): string =>
  `(?<${name}Sign>(?:au?)?\\$ ?)?(?<${name}>[2-9]0 \\d(?= ?(?:k|grand|th))|${NUMBER})(?: ?(?<${name}Times>k|grand|thousand))?(?:\\$| dollars| bucks)?`;
const DEPOSIT = `(?:${sum('down')}|no) deposit`;
const UNIT =
  `(?: ?(?:(?<km>(?:${KM}|mi(?:les?)?)(?: on (?:it|the clock))?|on the clock)|(?<seats>${SEATS})|${PERIOD}(?:(?: with| and)?(?: a)? ${DEPOSIT})?|` +
  '(?<age>years?|yrs?)(?: old)?|models?|builds?|built|plate[sd]?)(?![^ ]))?' +
  '(?! ?(?:door|cyl|tonne|berth|hp|h(?:ou)?rs|kg|cc|owner|speed|lit|l(?![a-z])|deposit))';
const BEFORE = '(?:(?:with|done|priced?|between|for|that|the) |my ?)*';
const OF = `(?:(?:(?<distance>mileage|odometer|odo|${KM})|(?<room>seats?|fits?|carries|holds?|room for)|(?<family>famil(?:y|ies) of)) )?`;

/** One word for a mass is a number too: `carry a tonne`. */
const FACT_NUMBER = `${NUMBER}|an?(?= t)`;
const numberOf = (text = '0'): number => Number(text.replace(/^an?$/, '1').replaceAll(' ', ''));

/** How shoppers write a consumption, besides the spellings of feeds. */
const LITRES = '(?:l|lt|ltrs?|lit(?:re|er)s?)';
const PER_100_KM = `${LITRES} ?(?:/|per)? ?100(?: ?(?:${KM}|k))?`;

/** How a number ends that needs no unit. A year is no mass that is towed: `for towing 2019 Ranger`. */
const WITHOUT_UNIT = {
  large: '(?<=\\d{3})',
  mass: '(?<=\\d{3}|\\.\\d)',
  towed: '(?<=(?<!\\d)\\d{4}|\\.\\d)(?<!(?:19[5-9]|20[0-4])[1-9]|(?:19[5-9]|20[1-4])0)',
  litres: `(?<=(?<![\\d.])\\d\\d?(?:\\.\\d+)?)(?: ?${LITRES})?(?![^ ])`,
};

const ARTICLE = '(?:an?|my|our|the) ';
const TRAILER = '(?:caravan|camper(?: trailer)?|(?:horse )?float|boat|trailer|jet ?ski)s?';
/** What can be taken: with these words before it or after it a number is the least. */
const UP_TO = /^(?:up|max|to$)/;

/** The longest first, so that `kgs` is not read as `kg`. */
const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

/**
 * A fact with its number: `tow 2.5 tonnes`, `at least 400 km range`, `between 200 and 230 mm clearance`, `2 keys`. A number
 * alone is the least, unless the fact's row says otherwise. Bounds are part of the range: "over 3,000 kg" includes 3,000. A
 * load is no body type: `tow a 3 tonne van`.
 */
const factRows = (name: FactName): { readonly named: readonly Row[]; readonly byUnit: readonly Row[] } => {
  const fact: StockFact = STOCK_FACTS[name];
  const { words } = fact;
  if (!words) return { named: [], byUnit: [] };
  if (fact.holds !== 'number') return { named: [[words, () => ({ [name]: true })]], byUnit: [] };
  const { label, spellings, converts = {} } = factUnit(fact.unit);
  const withUnit =
    label &&
    ` ?(?<unit>${fact.unit === 'L/100 km' ? PER_100_KM : anyOf([...spellings, ...Object.keys(converts)])})(?![^ ])`;
  const amount = (part: string): string => `(?<${part}>${FACT_NUMBER})`;
  const orMore = ` ?(?:${OR_MORE})`;
  const afterwards = `(?: ?(?:(?<moreAfter>${OR_MORE})|(?<lessAfter>${OR_LESS})))?`;
  const orLess = ` ?(?<orLess>${OR_LESS})`;
  const numbers = (unit: string): readonly string[] => [
    `(?:(?:between|from) )?${amount('low')}(?: ?(?:${anyOf(spellings)}))? (?:${JOIN}) ${amount('high')}${unit}`,
    `${amount('low')}${unit}${orLess}`,
    `(?:(?:(?<most>${MOST}|${LESS})|(?<least>${LEAST}|${MORE})) )?${amount('low')}(?<orMore>${orMore})?${unit}(?<more>${orMore})?`,
  ];
  const read: Phrasing['read'] = ({ low, high, unit: typed = '', ...ends }) => {
    const inUnit = (text?: string): number => {
      const number = numberOf(text);
      // A small mass without a unit is in tonnes: `tows 3.5`.
      const size = !typed && fact.unit === 'kg' && number < 100 ? 1000 : (converts[typed] ?? 1);
      return Number((number * size).toFixed(fact.step < 1 ? 1 : 0));
    };
    const isLeast = ends.least ?? ends.orMore ?? ends.more ?? ends.moreAfter;
    const most = ends.most ?? ends.orLess ?? ends.lessAfter;
    const isMost = most && !(fact.isCapacity && UP_TO.test(most));
    const end = isMost ? 'max' : (!isLeast && fact.bare) || 'min';
    if (Math.max(inUnit(low), inUnit(high)) > (fact.most ?? MAX_AMOUNT)) return { isUnsayable: true };
    if (high === undefined && end === 'about') return { [name]: about(low, label === '' ? 0 : 0.9, inUnit) };
    if (high === undefined) return { [name]: { [end]: inUnit(low) } };
    const [min, max] = [inUnit(low), inUnit(high)].sort((one, other) => one - other);
    return { [name]: { min, max } };
  };
  const { mayLackUnit, isTowing } = fact;
  return {
    named: numbers(mayLackUnit ? `(?:${withUnit}|${WITHOUT_UNIT[mayLackUnit]}(?! ?\\d))` : withUnit).flatMap(
      (number) => [
        ...(isTowing
          ? ([
              [`${words} ${ARTICLE}(?:${TRAILER}|vans?) (?:of |weighing )?${number}`, read],
              [`${words} (?:of )?${ARTICLE}${number} (?:${TRAILER}|vans?)`, read],
              [`${words} ${number} ${TRAILER}`, read],
            ] satisfies Row[])
          : []),
        [`${isTowing ? `(?:${TRAILER} )?` : ''}${words} (?:of )?(?:${ARTICLE})?${number}`, read],
        [`${number} (?:of )?${words}${afterwards}`, read],
      ],
    ),
    byUnit: fact.isSaidByUnit ? numbers(withUnit).map((number) => [number, read]) : [],
  };
};

/** What a size alone means: `20` is 20 to 20.9 (a count has no rest), and `5.8` is 5.7 to 5.9. */
const about = (text = '', rest: number, inUnit: (text: string) => number) => {
  const typed = numberOf(text);
  const [least, most] = Number.isInteger(typed) ? [typed, typed + rest] : [typed - 0.1, typed + 0.1];
  return { min: inUnit(String(least)), max: inUnit(String(most)) };
};

/** The order matters: exact phrasings come before shorter ones. */
const ROWS: readonly Row[] = [
  [
    `${BEFORE}${DEPOSIT}(?: (?:and|with|plus|then))?(?: (?:${MOST}|${LESS}))? ${sum('low')} ?${PERIOD}`,
    quantity,
  ],
  [
    `${BEFORE}(?:${MORE}|${LEAST}) ${sum('low')} (?:(?:${JOIN})(?: (?:${MOST}|${LESS}))?|${MOST}|${LESS}) ${sum('high')}${UNIT}`,
    quantity,
  ],
  // Two of a kind are both meant: `2022 2023`, `20k 30k`.
  [`${BEFORE}(?<low>${A_YEAR})(?: ${A_YEAR})* (?<high>${A_YEAR})`, quantity],
  [
    `${BEFORE}(?=\\$|[\\d.]+k )${sum('low')} (?=\\$|[\\d.]+k(?![^ ]))${sum('high')}(?! ?(?:${KM}|${PERIOD}))`,
    quantity,
  ],
  [`${BEFORE}(?<room>seats?|fits?) (?<low>\\d{1,2}) (?:or|${JOIN}) (?<high>\\d{1,2})`, quantity],
  [`${BEFORE}${sum('low')}(?: ?(?:${SEATS}))?(?: \\d{4})* (?:or|${JOIN}) ${sum('high')}${UNIT}`, quantity],
  [
    `${BEFORE}${OF}(?:(?:(?<most>${MOST})|(?<under>${LESS})|(?<least>${LEAST})|(?<over>${MORE})|` +
      `(?<before>(?:older|earlier)${THAN}|before|pre)|(?<after>(?:newer|later|younger|more recent)${THAN}|after|post)|` +
      `(?<about>around|about|approx(?:imately)?|roughly|circa|~)) ?)?(?:(?<of>${KM}) )?${sum('low')}${UNIT}` +
      `(?: ?(?:(?<orMore>${OR_MORE})|(?<orLess>${OR_LESS}))(?: ?(?<seatsAfter>${SEATS}))?)?`,
    quantity,
  ],
  [
    '(?<n>\\d{1,2}) ?(?:(?<dr>doors?|dr)|cyl(?:inders?|s)?)',
    ({ n = '', dr }) => ({ keyword: countWord(n, dr ? 'dr' : 'cyl') }),
  ],
  ['my(?<n>[12]\\d)', ({ n }, thisYear) => quantity({ low: `20${n}` }, thisYear)],
  ['(?<n>\\d(?:\\.\\d)?) ?(?:l|lt|ltr|lit(?:re|er)s?)', ({ n }) => ({ keyword: litresWord(n ?? '') })],
  [
    '(?:(?<n>\\d) ?stars?(?: (?:ancap|safety))+(?: rat(?:ed|ing))?)|(?:ancap|safety)(?: rating)?(?: of)? (?<stars>\\d)(?: stars?)?',
    ({ n, stars }) => ({ keyword: countWord(n ?? stars ?? '', 'star') }),
  ],
  ...SAYINGS.map(([pattern, meaning]): Row => [pattern, () => meaning]),
];

const phrasing = ([pattern, read]: Row): Phrasing => ({
  pattern: new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`, 'g'),
  read,
});

export const PHRASINGS: readonly Phrasing[] = ROWS.map(phrasing);

/** The phrasings of the facts that items of the stock have. For the others, shoppers read that they are unknown. */
export const factPhrasings = (inStock: ReadonlySet<FactName>): readonly Phrasing[] => {
  const rows = FACT_NAMES.filter((name) => inStock.has(name)).map(factRows);
  // `2.3 m beam` is a beam, although `2.3 m` alone would be a length.
  return [...rows.flatMap(({ named }) => named), ...rows.flatMap(({ byUnit }) => byUnit)].map(phrasing);
};

/** All words of the phrasings. None of them counts as a typo of another word. */
export const GRAMMAR = ROWS.map(([pattern]) => pattern).join();
