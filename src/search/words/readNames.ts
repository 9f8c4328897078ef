import { spellingKey } from '../../domain/stock/slug';
import type { SearchState } from '../searchState';
import type { VocabularyMake } from '../vocabulary/vocabulary';
import { YEAR } from './quantity';
import { type Named, type Phrases, phrasesOf, type StockWords } from './stockWords';
import {
  consume,
  eachPhrase,
  excludedBy,
  ignore,
  LONGEST_PHRASE,
  phraseKey,
  rewrite,
  type Token,
} from './tokens';

/** A name this short, or of digits alone, is not certainly a model unless its make is beside it: `BMW 3`. */
const IS_SLIGHT = /^(?:[a-z]?\d{0,2}|\d{3})$/;
const COUNTS_SOMETHING =
  /^(?:seat|door|cyl|km?s?$|grand|thousand|kilomet|(?:an? |per |each |every )?(?:week|month|fortnight)|p[ /]?[wfm]\b|x$|wheel|berth|foot|feet|ft|tonne)/;
/** After digits alone, these words begin a range: `2008 or newer`. After `CX-5` they do not. */
const GOES_ON = /^(?:or$|-|to$)/;
/** After these words digits are an amount: `under 1500` does not mean a Ram 1500. */
const BOUND = /^(?:under|below|less|max|over|above|than)$/;

/** A name of the stock among the typed words. */
interface Hit {
  readonly from: number;
  readonly length: number;
  readonly key: string;
  readonly named: Named;
  /** The make right before it. */
  readonly makeBefore: VocabularyMake | undefined;
}

/** What is known of all names when one of them is read. */
interface NamedText extends Pick<Phrases, 'names' | 'values'> {
  readonly tokens: readonly Token[];
  readonly makes: ReadonlySet<VocabularyMake>;
  readonly isOneName: boolean;
}

interface Chosen {
  readonly models: Set<string>;
  readonly makes: Set<string>;
  readonly excluded: Set<string>;
}

/** Whether a name is the unit of the number before it: the `grand` of a Jeep, in `15 grand`. */
const isUnitOf = (before = '', key: string): boolean =>
  COUNTS_SOMETHING.test(key) && /^\$?\d/.test(before) && !YEAR.test(before);

const findNames = (tokens: readonly Token[], { names, values }: Phrases): readonly Hit[] => {
  const hits: Hit[] = [];
  // A badge may be part of a longer value: the `Turbo` of a 911, in `turbo diesel`.
  const ofValues = new Set<number>();
  eachPhrase(tokens, (from, length, key) => {
    const isValue = length > 1 && !names.has(key) && values.has(key);
    for (let at = from; isValue && at < from + length; at += 1) ofValues.add(at);
    return isValue;
  });
  eachPhrase(tokens, (from, length, key) => {
    const named = names.get(key);
    if (!named || (named.isPlural && tokens[from + length - 1]?.key === 's')) return false;
    const isOnlyBadge = named.isPlain && !named.make && named.models.length === 0;
    if ((isOnlyBadge && ofValues.has(from)) || isUnitOf(tokens[from - 1]?.plain, key)) return false;
    const before = hits.at(-1);
    const makeBefore = before && before.from + before.length === from ? before.named.make : undefined;
    // Right after its make, a model comes before a longer badge that begins with it.
    const isModelOfMake = (size: number) =>
      names.get(phraseKey(tokens, from, size))?.models.some(({ make }) => make === makeBefore);
    if (makeBefore && !isModelOfMake(length))
      for (let shorter = length - 1; shorter > 0; shorter -= 1) if (isModelOfMake(shorter)) return false;
    hits.push({ from, length, key, named, makeBefore });
    return true;
  });
  return hits;
};

/** Whether a name of digits is a number here: `3 doors`, `under 1500`, `2008 or newer`, the year in `2002 BMW`. */
const isCount = ({ from, length, key }: Hit, { tokens, names }: NamedText): boolean => {
  const [before = '', last = '', after = '', next = ''] = [-1, length - 1, length, length + 1].map(
    (place) => tokens[from + place]?.plain,
  );
  return (
    /\d$/.test(last) &&
    (COUNTS_SOMETHING.test(`${after} ${next}`.trim()) ||
      (/^\d+$/.test(key) && (GOES_ON.test(after) || BOUND.test(before))) ||
      (YEAR.test(key) && names.get(phraseKey(tokens, from + length, 1))?.make !== undefined))
  );
};

/** Whether a name alone may mean something else: it is a badge, a model or another word too (`GT`, `Genesis`). */
const isAmbiguous = ({ key, named: { isPlain, make, models } }: Hit, { values }: NamedText): boolean => {
  const value = values.get(key);
  const isBody = value?.key === 'bodyType' && value.values.some((each) => spellingKey(each) === key);
  const isOther = make ? models.some((model) => model.make !== make) : models.length > 0 && value;
  return !isBody && (isPlain || !!isOther);
};

/** The models that a name certainly means. */
const certainModels = (
  { from, length, key, named, makeBefore }: Hit,
  { tokens, values, makes }: NamedText,
  chosen: ReadonlySet<string>,
): Named['models'] => {
  const [before, last, after] = [-1, length - 1, length].map((place) => tokens[from + place]);
  const isListed =
    !values.has(key) &&
    ([before, after].some((token) => token?.plain === 'or') ||
      [before, last].some((token) => token?.raw.endsWith(',')));
  const ofNeighbour = named.models.filter(({ make }) => make === makeBefore);
  const others = named.models.filter(({ make }) => isListed || makes.size === 0 || makes.has(make));
  const isOfNeighbour = ofNeighbour.length > 0;
  const own = isOfNeighbour ? ofNeighbour : others.every(({ ofMake }) => ofMake) ? [] : others;
  const isCertain =
    isOfNeighbour ||
    /\d-/.test((tokens[from] as Token).raw) || // A Saab 9-3.
    (isListed && /\D|\d\d/.test(key)) ||
    (!IS_SLIGHT.test(key) && !named.make && !(makes.size === 0 && (values.has(key) || named.isPlain)));
  // If a model's name also means a body type, the second mention is the body: `Mini Convertible convertible`.
  const isRepeated = values.has(key) && own.some(({ value }) => chosen.has(value));
  return isCertain && !isRepeated ? own : [];
};

/**
 * Stock may spell one model in several ways, and a phrase that finds one spelling means the others too. `Mazda 3` is
 * "Mazda3" and the "3" of Mazda; `Rav 4 GX` is "RAV4" and the "Rav" whose badge begins with the 4.
 */
const otherSpellings = (
  { from, length }: Hit,
  { tokens, names }: NamedText,
  own: Named['models'],
): Named['models'] =>
  Array.from({ length: length - 1 }, (_, split) => split + 1).flatMap((split) => {
    const head = names.get(phraseKey(tokens, from, split));
    const rest = names.get(phraseKey(tokens, from + split, length - split));
    const joined = own.filter(({ value }) => value.split(/\s+/).length < length);
    return [
      ...(rest?.models ?? []).filter(({ make }) => make === head?.make),
      ...(head?.models ?? []).filter(({ make }) => joined.some((model) => model.make === make)),
    ];
  });

/** If the beginning of a badge was taken for the model (`Rav` `4 GX Auto`), the rest must stay a keyword. */
const consumeRestOfBadge = ({ from, length }: Hit, { tokens, names }: NamedText): void => {
  for (let size = LONGEST_PHRASE; size > 1; size -= 1)
    for (let split = 1; split < length; split += 1)
      if (
        split + size > length &&
        from + split + size <= tokens.length &&
        names.get(phraseKey(tokens, from + split, size))?.isPlain
      )
        consume(tokens, from + length, split + size - length);
};

/** Claims a badge. If it was typed in fewer words (`C200`) than the stock uses, the stock's words are searched (`C 200`). */
const claimAsName = ({ from, length, named: { badge = '' } }: Hit, { tokens }: NamedText): void => {
  if (badge.split(' ').length > length) rewrite(tokens, from, length, badge);
  else consume(tokens, from, length);
};

const readName = (hit: Hit, text: NamedText, chosen: Chosen): void => {
  const { from, length, key, named } = hit;
  const { tokens } = text;
  const { make } = named;
  const not = excludedBy(tokens, from);
  if (not > 0 && make) {
    consume(tokens, from - not, not + length, ['make'], true);
    chosen.excluded.add(make.value);
    return;
  }
  // A model or a badge has too many others to choose all of them.
  if (not > 0) {
    if (!text.values.has(key)) ignore(tokens, from - not, not + length);
    return;
  }
  const isNumber = isCount(hit, text);
  const isKeyword = text.isOneName && !isNumber && isAmbiguous(hit, text);
  const models = isNumber || isKeyword ? [] : certainModels(hit, text, chosen.models);
  if (models.length > 0) {
    for (const { value, make } of [...models, ...otherSpellings(hit, text, models)]) {
      chosen.models.add(value);
      chosen.makes.add(make.value);
    }
    consume(tokens, from, length, ['model']);
    consumeRestOfBadge(hit, text);
  } else if (make && !isKeyword) {
    consume(tokens, from, length, ['make']);
    chosen.makes.add(make.value);
  } else if (isKeyword || (named.isPlain && !isNumber)) claimAsName(hit, text);
};

/** Turns makes and models into filters. Badges, registrations and stock numbers stay keywords. */
export const readNames = (
  tokens: readonly Token[],
  stock: StockWords,
  draft: { make?: SearchState['make']; model?: SearchState['model'] },
): void => {
  const phrases = phrasesOf(stock);
  const hits = findNames(tokens, phrases);
  const text = {
    ...phrases,
    tokens,
    makes: new Set(hits.flatMap(({ named }) => named.make ?? [])),
    isOneName: hits.length === 1,
  };
  const chosen = { models: new Set<string>(), makes: new Set<string>(), excluded: new Set<string>() };
  for (const hit of hits) readName(hit, text, chosen);
  const { models, makes, excluded } = chosen;
  if (models.size > 0) draft.model = [...models];
  if (makes.size > 0) draft.make = [...makes];
  else if (excluded.size > 0)
    draft.make = stock.vocabulary.makes.flatMap(({ value }) => (excluded.has(value) ? [] : value));
};
