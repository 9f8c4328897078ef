import { spellingKey } from '../../domain/stock/slug';
import { FACT_NAMES } from '../../domain/stock/stockFacts';
import { FACET_VALUES_LIMIT, INDEX_PREFIX } from '../indexRecord';
import { unknownWords, WITHOUT_DESCRIPTION } from '../keywordSearch';
import { CHOSEN_ATTRIBUTES } from '../searchRequest';
import type { SearchState } from '../searchState';
import { bindNames } from '../vocabulary/marketNames';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { bodyTypeLabels, bodyTypeValues } from '../vocabulary/vocabularyLookup';
import { dependentsOf } from '../withFilter';
import { bindEquipment } from './readEquipment';
import { type ReadingOptions, readWords } from './readWords';
import type { StockWords } from './stockWords';
import * as tables from './synonyms';

interface StockContext {
  readonly vocabulary: SearchVocabulary;
  readonly synonyms: StockWords['synonyms'];
  /** Sends requests to the search engine. */
  readonly search: (requests: readonly object[]) => Promise<{ readonly results: readonly object[] }>;
}

export interface ReaderContext extends StockContext {
  /** The current search. Filters that the words do not mention stay. */
  readonly state: SearchState;
  readonly countMatches: (states: readonly SearchState[]) => Promise<readonly number[]>;
}

/** How many items have each value, by attribute. */
type ValueCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface KnownWords {
  readonly words: StockWords;
  readonly counts: ValueCounts;
}

const known = new WeakMap<SearchVocabulary, Promise<KnownWords>>();

/** The words of the stock, loaded from the engine once. Rejects if the search fails; the next call tries again. */
export function knownWords(context: StockContext): Promise<KnownWords> {
  const before = known.get(context.vocabulary);
  if (before) return before;
  const words = loadWords(context);
  known.set(context.vocabulary, words);
  words.catch(() => known.delete(context.vocabulary));
  return words;
}

/** Words without a meaning: the reader tries all its patterns on them. */
const REHEARSAL = 'under 2 x';

/**
 * Reads some words before the shopper's first letter: the first reading is slow.
 * @param whenIdle runs a piece of work when the browser has time for it
 */
export async function warmUp(context: StockContext, whenIdle: (work: () => void) => void): Promise<void> {
  const { words } = await knownWords(context);
  for (let time = 0; time < 3; time++) whenIdle(() => void readWords(REHEARSAL, words));
}

async function loadWords({ vocabulary, synonyms, search }: StockContext): Promise<KnownWords> {
  const params = {
    query: '',
    facets: [...new Set([...CHOSEN_ATTRIBUTES, ...FACT_NAMES])],
    maxValuesPerFacet: FACET_VALUES_LIMIT,
    hitsPerPage: 0,
  };
  const [{ results }, other] = await Promise.all([
    search([{ indexName: INDEX_PREFIX, params }]),
    vocabulary.stockType === 'cars' ? undefined : import('./nonCarVocabulary'),
  ]);
  const counts = (results[0] as { readonly facets?: ValueCounts } | undefined)?.facets ?? {};
  const of = (name: string) => Object.keys(counts[name] ?? {});
  return {
    counts,
    words: {
      vocabulary,
      tables,
      synonyms,
      other,
      facts: new Set(FACT_NAMES.filter((name) => of(name).some((value) => value !== 'false'))),
      values: {
        badge: of('badge'),
        bodyType: bodyTypeLabels(of('bodyType'), vocabulary.bodyTypes),
        transmissionType: of('transmissionType'),
        fuelType: of('fuelType'),
        colour: of('colour'),
        seats: of('seats'),
        location: of('location.name'),
        tags: of('tags'),
        equipment: of('fittedWith'),
      },
    },
  };
}

interface Meaning {
  readonly state: SearchState;
  readonly count: number;
  /** How many items the same words find as plain keywords. */
  readonly plainCount: number;
}

/**
 * The meaning of the words for this stock; `undefined` if they are only keywords. A registration or stock number of digits
 * (`2019`) is not read as a year if that would lose the item.
 */
export async function meaningOf(text: string, context: ReaderContext): Promise<Meaning | undefined> {
  const [{ words }, wordsOf] = await Promise.all([knownWords(context), wordsIn(text, context)]);
  const first = await meaningIn(text, context, words, wordsOf);
  if (first?.count !== 0 || wordsOf.prose.size === 0) return first;
  // Words that only descriptions have must not hide everything else.
  const unknown = new Set([...wordsOf.unknown, ...wordsOf.prose]);
  const other = await meaningIn(text, context, words, { unknown, prose: unknown });
  return other && other.count > 0 ? other : first;
}

/** The keywords to search for while a text is typed. None if they would find nothing although the text has a meaning. */
export async function keywordsWhileTyped(text: string, context: ReaderContext): Promise<string | undefined> {
  const meaning = await meaningOf(text, context);
  return meaning?.plainCount === 0 ? undefined : bindEquipment(text);
}

async function meaningIn(
  text: string,
  { countMatches, state }: ReaderContext,
  words: StockWords,
  wordsOf: WordsOfText,
): Promise<Meaning | undefined> {
  const reading = readWords(text, words, wordsOf);
  const isAllKeywords = !reading.isUnderstood;
  if (isAllKeywords && reading.state.keywords === text.trim().replace(/\s+/g, ' ')) return undefined;
  const meant = withReading(state, reading.state);
  const plain = { ...withoutWords(state), keywords: text };
  const isNumber = /^\S*\d\S*$/.test(text.trim());
  const states = [meant, plain, ...(isNumber ? [{ ...meant, keywords: text }] : [])];
  const [count = 0, ...others] = await countMatches(states);
  // Words that no vehicle has do not filter, so what is found without them does not mean that the others should be left unread.
  const [plainCount = 0, both = plainCount] = wordsOf.unknown.size > 0 ? [] : others;
  // A number that was replaced (`2l` by `2.0L`) must still find something.
  const isLost = isAllKeywords ? isNumber && count === 0 && plainCount > 0 : both < plainCount;
  return isLost ? undefined : { state: meant, count, plainCount };
}

/** The words of a text that nothing in stock has, and those that only descriptions have. */
type WordsOfText = Required<Pick<ReadingOptions, 'unknown' | 'prose'>>;

async function wordsIn(text: string, { search }: StockContext): Promise<WordsOfText> {
  const params = { query: bindNames(text), hitsPerPage: 0 };
  const requests = [params, { ...params, restrictSearchableAttributes: WITHOUT_DESCRIPTION }];
  const { results } = await search(requests.map((params) => ({ indexName: INDEX_PREFIX, params })));
  const [unknown = [], unnamed = []] = (results as readonly { readonly queryAfterRemoval?: string }[]).map(
    ({ queryAfterRemoval }) => unknownWords(queryAfterRemoval).map(plainLetters),
  );
  return { unknown: new Set(unknown), prose: new Set(unnamed.filter((word) => !unknown.includes(word))) };
}

/** Lower case without accents, as the reader of words compares. */
const plainLetters = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const withoutWords = ({ keywords: _, unread: _unread, page: _page, ...rest }: SearchState): SearchState =>
  rest;

/** Adds what was read to a state. It replaces the filters that the words mention; a model of another make is removed. */
function withReading(state: SearchState, read: SearchState): SearchState {
  const next: { -readonly [Key in keyof SearchState]: SearchState[Key] } = { ...withoutWords(state) };
  for (const key of Object.keys(read)) for (const dependent of dependentsOf(key)) delete next[dependent];
  return { ...next, ...read };
}

/** A value of the stock that completes the last typed word. */
interface Completion {
  readonly value: string;
  /** The whole completed text: `diesel hil` becomes `diesel HiLux`. */
  readonly text: string;
  readonly count: number;
}

const MOST = 5;
/** Too many values begin with one letter. */
const MIN_LETTERS = 2;

/** Makes, models and body types that begin with the last word, those with the most stock first. */
export function completionsOf(
  text: string,
  counts: ValueCounts,
  { bodyTypes }: Pick<SearchVocabulary, 'bodyTypes'>,
): readonly Completion[] {
  const [, before = '', last = ''] = /^(.*?)(\S*)$/s.exec(text) ?? [];
  const begun = spellingKey(last);
  if (begun.length < MIN_LETTERS) return [];
  const inStock = listed.get(counts) ?? listOf(counts, bodyTypes);
  listed.set(counts, inStock);
  return inStock
    .filter(({ key }) => key.startsWith(begun))
    .slice(0, MOST)
    .map(({ value, count }) => ({ value, count, text: before + value }));
}

interface Listed {
  readonly value: string;
  readonly count: number;
  readonly key: string;
}

/** The values of a stock, made once: a shopper waits for every letter. */
const listed = new WeakMap<ValueCounts, readonly Listed[]>();

/** Every make, model and body type in stock, those with the most stock first. */
function listOf(counts: ValueCounts, bodyTypes: SearchVocabulary['bodyTypes']): readonly Listed[] {
  const bodies = bodyTypes.map(({ label }) => {
    const values = bodyTypeValues([label], bodyTypes);
    return [label, values.reduce((sum, value) => sum + (counts.bodyType?.[value] ?? 0), 0)] as const;
  });
  const values = new Map([
    ...bodies,
    ...Object.entries(counts.model ?? {}),
    ...Object.entries(counts.make ?? {}),
  ]);
  return [...values]
    .filter(([, count]) => count > 0)
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([value, count]) => ({ value, count, key: spellingKey(value) }));
}
