import { spellingKey } from '../../domain/stock/slug';
import type { SearchState } from '../searchState';
import { type MarketName, marketNames } from '../vocabulary/marketNames';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { isUnknown, type UnknownWords } from './setAside';
import { phrasesOf, type StockWords } from './stockWords';
import { eachPhrase, excludedBy, phraseKey, setAside, type Token } from './tokens';

/*
 * Makes and models that people know and this dealer does not have. They filter nothing, or the other models of a make in
 * stock, and the page says that there is none.
 */

const hasMarket = ({ stockType }: SearchVocabulary): boolean => /^(?:cars|vehicles|vans)$/.test(stockType);

const wordsOfStock = new WeakMap<StockWords, ReadonlySet<string>>();

/** The keys of all words of the stock's names and values: the `X5` in a badge of somebody else's is in stock too. */
const inStock = (stock: StockWords): ReadonlySet<string> => {
  const known = wordsOfStock.get(stock);
  if (known) return known;
  const texts = [
    ...Object.values(stock.values).flat(),
    ...stock.vocabulary.makes.flatMap(({ value, models }) => [value, ...models.map((model) => model.value)]),
  ];
  const words = new Set(texts.flatMap((text) => [text, ...text.split(/\s+/)]).map(spellingKey));
  wordsOfStock.set(stock, words);
  return words;
};

const makeOf = ({ make }: MarketName, { makes }: SearchVocabulary): string | undefined =>
  makes.find(({ value }) => spellingKey(value) === spellingKey(make))?.value;

/**
 * Sets aside the names that are not in stock. Where nothing else names a make, the make of such a model is chosen if it is in
 * stock: a Mazda dealer without a CX-5 shows the other Mazdas.
 * @param absent the typed words that no name or value in stock has
 */
export const setNotStockedAside = (
  tokens: readonly Token[],
  stock: StockWords,
  draft: { make?: SearchState['make'] },
  absent: UnknownWords,
): void => {
  if (!hasMarket(stock.vocabulary)) return;
  const { names, values } = phrasesOf(stock);
  const makes = new Set<string>();
  eachPhrase(tokens, (from, length) => {
    const key = phraseKey(tokens, from, length);
    const market = marketNames().get(key);
    if (!market || names.has(key) || values.has(key)) return false;
    const some = tokens.slice(from, from + length);
    // "A 7 seater" names no Audi.
    if (length > 1 && /^(?:a|i|is)$/.test(some[0]?.plain ?? '')) return false;
    const isCode = (length > 1 ? /\d/ : /^[a-z]{1,3}\d/).test(key) && !market.isEveryday;
    // A letter and digits may begin a longer name in stock: an `i3` is not an `i30`.
    const isAbsent =
      some.some((token) => isUnknown(token, absent)) ||
      (isCode && !inStock(stock).has(key) && (length === 1 || !makeOf(market, stock.vocabulary)));
    if (!isAbsent) return false;
    const not = excludedBy(tokens, from);
    setAside(tokens, from - not, not + length);
    const make =
      not === 0 && market.model && !market.isEveryday ? makeOf(market, stock.vocabulary) : undefined;
    if (make) makes.add(make);
    return true;
  });
  if (draft.make === undefined && makes.size > 0) draft.make = [...makes];
};

/** What a page says about words that filter nothing. */
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
    reasons: REASONS.flatMap(([pattern, reason]) => (pattern.test(unread) ? [reason] : [])),
  };
};
