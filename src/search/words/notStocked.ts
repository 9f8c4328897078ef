import { oncePer } from '../../domain/oncePer';
import { spellingKey } from '../../domain/stock/slug';
import type { FactName } from '../../domain/stock/stockFacts';
import type { SearchState } from '../searchState';
import { bindNames, type MarketName, marketNames } from '../vocabulary/marketNames';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { isUnknown, type UnknownWords } from './ignoredWords';
import { phrasesOf, type StockWords } from './stockWords';
import { eachPhrase, excludedBy, ignore, LONGEST_PHRASE, phraseKey, rewrite, type Token } from './tokens';

/*
 * Makes and models that people know and this dealer does not have. They filter nothing, or the other models of a make in
 * stock, and the page says that there is none.
 */

const hasMarket = ({ stockType }: SearchVocabulary): boolean => /^(?:cars|vehicles|vans)$/.test(stockType);

/** The keys of all words of the stock's names and values: the `X5` in a badge of somebody else's is in stock too. */
const inStock = oncePer((stock: StockWords): ReadonlySet<string> => {
  const texts = [
    ...Object.values(stock.values).flat(),
    ...stock.vocabulary.makes.flatMap(({ value, models }) => [value, ...models.map((model) => model.value)]),
  ];
  return new Set(texts.flatMap((text) => [text, ...text.split(/\s+/)]).map(spellingKey));
});

const makeOf = ({ make }: MarketName, { makes }: SearchVocabulary): string | undefined =>
  makes.find(({ value }) => spellingKey(value) === spellingKey(make))?.value;

/** Whether the filters or a badge of the stock say a phrase of several words: the make `Land` and its model `Rover`. */
const isReadAsNames = (
  tokens: readonly Token[],
  from: number,
  length: number,
  stock: StockWords,
): boolean => {
  const { names } = phrasesOf(stock);
  for (let split = 1; split < length; split += 1) {
    const make = names.get(phraseKey(tokens, from, split))?.make;
    const rest = names.get(phraseKey(tokens, from + split, length - split));
    if (make && rest?.models.some((model) => model.make === make)) return true;
    for (
      let size = length - split + 1;
      from + split + size <= tokens.length && size <= LONGEST_PHRASE;
      size += 1
    )
      if (names.get(phraseKey(tokens, from + split, size))?.isPlain) return true;
  }
  return false;
};

/** Sets aside a name that is not in stock. Its make is in `makes` then, if others of it are in stock. */
const setNameAside = (
  tokens: readonly Token[],
  [from, length]: readonly [number, number],
  market: MarketName,
  { vocabulary }: StockWords,
  makes: Set<string>,
): void => {
  const not = excludedBy(tokens, from);
  ignore(tokens, from - not, not + length);
  const make = not === 0 && market.model && !market.isEveryday ? makeOf(market, vocabulary) : undefined;
  if (make) makes.add(make);
};

/**
 * Reads the names of several words that no model in stock has, as whole keywords where titles have one.
 * @param absent the typed words that no name or value in stock has
 * @returns the makes in stock of the names that are not
 */
export const readMarketPhrases = (
  tokens: readonly Token[],
  stock: StockWords,
  absent: UnknownWords,
): Set<string> => {
  const makes = new Set<string>();
  if (!hasMarket(stock.vocabulary)) return makes;
  const { names, values } = phrasesOf(stock);
  eachPhrase(tokens, (from, length, key) => {
    const market = marketNames().get(key);
    if (!market || names.has(key) || values.has(key)) return false;
    const some = tokens.slice(from, from + length);
    const name = bindNames(some.map(({ raw }) => raw).join(' '));
    if (!name.includes('_') || isReadAsNames(tokens, from, length, stock)) return false;
    if (some.every((token) => isUnknown(token, absent)))
      setNameAside(tokens, [from, length], market, stock, makes);
    else rewrite(tokens, from, length, name);
    return true;
  });
  return makes;
};

/**
 * Sets aside the names that are not in stock. Where nothing else names a make, the make of such a model is chosen if it is in
 * stock: a Mazda dealer without a CX-5 shows the other Mazdas.
 * @param absent the typed words that no name or value in stock has
 * @param makes of names that were set aside before
 */
export const setNotStockedAside = (
  tokens: readonly Token[],
  stock: StockWords,
  draft: { make?: SearchState['make'] },
  absent: UnknownWords,
  makes: Set<string>,
): void => {
  const { vocabulary } = stock;
  if (!hasMarket(vocabulary)) return;
  const { names, values } = phrasesOf(stock);
  eachPhrase(tokens, (from, length, key) => {
    const market = marketNames().get(key);
    if (!market || names.has(key) || values.has(key)) return false;
    const some = tokens.slice(from, from + length);
    // "A 7 seater" names no Audi.
    if (length > 1 && /^(?:a|i|is)$/.test(some[0]?.plain ?? '')) return false;
    // A Toyota "Mr" with the badge "2" may be an MR2.
    const isCut = vocabulary.makes.some(({ models }) =>
      models.some(({ value }) => spellingKey(value) === key.replace(/\d+$/, '')),
    );
    const isCode = !isCut && (length > 1 ? /\d/ : /^[a-z]{1,3}\d/).test(key) && !market.isEveryday;
    // A letter and digits may begin a longer name in stock: an `i3` is not an `i30`.
    const isAbsent =
      some.some((token) => isUnknown(token, absent)) ||
      (isCode && !inStock(stock).has(key) && (length === 1 || !makeOf(market, vocabulary)));
    if (isAbsent) setNameAside(tokens, [from, length], market, stock, makes);
    return isAbsent;
  });
  if (draft.make === undefined && makes.size > 0) draft.make = [...makes];
};

export interface Unread {
  /** The known names among them that are not in stock: `Jeep Wrangler`. */
  readonly notStocked: readonly string[];
  /** Sentences about the others that no filter can say. */
  readonly reasons: readonly string[];
}

/** Words that no filter can say, as regular expressions, and why. */
const REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /\d.* ?(?:kms?|k'?s|kays|klicks|kilomet\w+)(?![^ ])/,
    'Kilometres can have a maximum here, not a minimum.',
  ],
  [/\d.*(?:week|fortnight|month|p[wfm]\b)/, 'A repayment can have a maximum here, not a minimum.'],
];

/** Wishes without a figure, the fact of the stock that has it, and how to say it. */
const HINTS: readonly (readonly [pattern: RegExp, fact: FactName, hint: string])[] = [
  [
    /(?:^| )(?:tow|pull)/i,
    'brakedTowing',
    'Say what it weighs, and you’ll see what can tow it: “tow 2.5 tonnes”.',
  ],
  [/(?:^| )(?:boot|luggage|cargo)/i, 'bootLitres', 'Say how big the boot must be: “boot over 500 litres”.'],
  [/tonners?(?: |$)/i, 'payload', 'Say what it must carry: “1 tonne payload”.'],
  [
    /(?:^| )(?:on|fuel|petrol|diesel) (?:fuel|petrol|diesel|efficien|consum|econom)|econom/i,
    'fuelCombined',
    'Say how much it may use: “under 7 L/100 km”.',
  ],
];

/** Explains the words of a search that were set aside, for the page's notice. */
export const explainUnread = (unread: string, vocabulary: SearchVocabulary): Unread => {
  const words = unread.split(' ').filter(Boolean);
  const stocked = new Set(
    vocabulary.makes.flatMap(({ value, models }) => [value, ...models.map((m) => m.value)]).map(spellingKey),
  );
  const found: MarketName[] = [];
  for (let from = 0; hasMarket(vocabulary) && from < words.length; from++)
    for (let length = Math.min(3, words.length - from); length > 0; length--) {
      const key = spellingKey(words.slice(from, from + length).join(' '));
      const market = marketNames().get(key);
      // A courier is more likely than a Ford Courier, unless the make is there too.
      const isOther =
        market?.isEveryday &&
        market.model &&
        !words.some((word) => spellingKey(word) === spellingKey(market.make));
      if (
        !market ||
        isOther ||
        stocked.has(key) ||
        /^(?:not|no|except|without|but)$/.test(words[from - 1] ?? '')
      )
        continue;
      found.push(market);
      from += length - 1;
      break;
    }
  const withModel = found.filter(({ model }) => model);
  const alone = found.filter(({ make, model }) => !model && !withModel.some((other) => other.make === make));
  return {
    notStocked: [...withModel, ...alone].map(({ make, model }) => (model ? `${make} ${model}` : make)),
    reasons: [
      ...REASONS.flatMap(([pattern, reason]) => (pattern.test(unread) ? [reason] : [])),
      ...HINTS.flatMap(([pattern, fact, hint]) =>
        vocabulary.bounds?.[fact] && !/\d/.test(unread) && pattern.test(unread) ? [hint] : [],
      ),
    ],
  };
};
