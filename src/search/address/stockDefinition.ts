import { err, ok, type Result } from '../../domain/result';
import { ALL_FILTERS, OWN_PARAMETERS } from '../filters/filters';
import { isListingPath } from '../listingPath';
import { readQuery } from '../queryString';
import type { SearchState } from '../searchState';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import { bodyTypeValues } from '../vocabulary/vocabularyLookup';
import { parseSearchUrl } from './url';

/** The vehicles that content means by the address of a list. */
interface StockDefinition {
  /** The filters that choose them. Absent if none in stock can be meant: without an unknown word, the list would be wider. */
  readonly state?: SearchState;
  /** What the address names and the vocabulary does not know: sold out, or misspelt. */
  readonly unknown: readonly string[];
}

/** Parts of a search that put a list in order and choose nothing. */
const CHOOSES_NOTHING: ReadonlySet<keyof SearchState> = new Set(['sortBy', 'page', 'statedTerms']);

/** Parts that depend on who searches, or find more than they say. */
const NO_FILTER: ReadonlySet<keyof SearchState> = new Set(['keywords', 'unread', 'budget']);

/** Two ends, of which one may be open. A bound that is not a number would be left out, and the list be wider. */
const RANGE = /^(?=.*\d)(?:\d+(?:\.\d+)?)?[:_](?:\d+(?:\.\d+)?)?$/;

/** A part that says where a visitor came from, in addresses that staff write for shoppers. */
const CAMPAIGN = /^utm_/;

/**
 * Reads the address of a list as the definition of the vehicles in it. Unlike a shopper's address, nothing in it may be
 * left out: every part must be a filter that the site reads as it is written.
 * @param isLink whether shoppers only follow it: then it may search for words and by budget
 * @returns every fault, in words that follow the address
 */
export function readDefinition(
  address: string,
  vocabulary: SearchVocabulary,
  isLink = false,
): Result<StockDefinition, readonly string[]> {
  const [beforeHash = ''] = address.split('#', 1);
  const [path = '', query = ''] = beforeHash.split(/\?(.*)/s);
  if (!address.startsWith('/') || !isListingPath(path))
    return err(['is not a list of our stock: search the stock, then copy the address from /stock/ on']);
  const { state, foreign, typedWords, notices } = parseSearchUrl(address, vocabulary);
  const faults = [
    ...foreign
      .filter((raw) => !isLink || !CAMPAIGN.test(raw))
      .map((raw) => `has ${raw}, which is not a filter`),
    ...(isLink || typedWords === undefined
      ? []
      : [`searches for the words “${typedWords}”: choose filters instead`]),
    ...parameterFaults(query, state, new Set(notices.map(({ what }) => what)), isLink),
  ];
  if (faults.length > 0) return err(faults);
  const isWider = notices.some(({ what }) => state[what] === undefined);
  const filters = Object.fromEntries(
    Object.entries(state).filter(([key]) => !CHOOSES_NOTHING.has(key as keyof SearchState)),
  );
  return ok({
    ...(!isWider && { state: filters }),
    unknown: [...notices.map(({ text }) => text), ...unknownValues(filters, vocabulary)],
  });
}

/** Parameters that a list would ignore in silence. */
function parameterFaults(
  query: string,
  state: SearchState,
  told: ReadonlySet<keyof SearchState>,
  isLink: boolean,
): readonly string[] {
  const parameters = readQuery(query).filter(({ key }) => OWN_PARAMETERS.has(key));
  return ALL_FILTERS.filter(({ key }) => !CHOOSES_NOTHING.has(key)).flatMap((filter) => {
    const isNoFilter = NO_FILTER.has(filter.key);
    // Without its amount, a budget is only how a shopper would pay.
    const own = isNoFilter ? filter.parameters.slice(0, 1) : filter.parameters;
    const names = [...own, ...(filter.aliases ?? [])];
    const given = parameters.filter(({ key }) => names.includes(key));
    const [first] = given;
    if (first === undefined) return [];
    if (isNoFilter && isLink) return [];
    if (isNoFilter)
      return [
        `has ${first.raw}: choose filters instead, because words and budgets find different vehicles for different people`,
      ];
    if (filter.choosing === undefined && given.length > 1) return [`has ${first.key} twice`];
    return given
      .filter(({ value }) => value.trim() === '' || (filter.holds === 'range' && !RANGE.test(value)))
      .concat(state[filter.key] === undefined && !told.has(filter.key) ? [first] : [])
      .filter((one, place, all) => all.indexOf(one) === place)
      .map(({ raw }) => `has ${raw}, which cannot be read`);
  });
}

/** Whether every part of a definition means the same vehicles for everybody. */
export const choosesForAll = (state: SearchState): boolean =>
  !Object.keys(state).some((key) => NO_FILTER.has(key as keyof SearchState));

/** Values that nothing in stock has. Notices report makes, models and conditions. */
const unknownValues = (state: SearchState, vocabulary: SearchVocabulary): readonly string[] =>
  ALL_FILTERS.flatMap(({ key, attribute = '', choosing }) => {
    const known = vocabulary.values?.[attribute];
    const chosen = state[key];
    if (choosing === undefined || known === undefined || !Array.isArray(chosen)) return [];
    return (chosen as readonly string[]).filter((value) => {
      const values = key === 'bodyType' ? bodyTypeValues([value], vocabulary.bodyTypes) : [value];
      return !values.some((one) => known.includes(one));
    });
  });
