import type { FilterHolds } from '../../domain/filters/filterField';
import type { BudgetTerms } from '../budget';
import type { LooseState, Range, SearchState } from '../searchState';
import type { BodyTypeOption, SearchVocabulary } from '../vocabulary/vocabulary';
import type { VocabularyLookup } from '../vocabulary/vocabularyLookup';

export type Pair = readonly [parameter: string, value: string];

/** Returns the values of a parameter in an address, in order; none if the parameter is absent. */
export type ValuesOf = (parameter: string) => readonly string[];

/** A word that names nothing in stock, for the notice that says so. */
export interface SearchNotice {
  readonly what: 'vehType' | 'make' | 'model';
  readonly text: string;
}

export interface CanonicalContext {
  readonly vocabulary: SearchVocabulary;
  readonly lookup: VocabularyLookup;
  /** The filters above this one in the table, in canonical form. */
  readonly above: SearchState;
  readonly notice: (notice: SearchNotice) => void;
}

export interface FilterQuery {
  readonly query?: string;
  readonly indexName?: string;
  /** From 1. */
  readonly page?: number;
  /** A condition in the engine's grammar, joined to all others with "and". */
  readonly filters?: string;
  /** Attributes for which a record must have one of several values. */
  readonly anyOf?: Readonly<Record<string, readonly string[]>>;
  /** Attributes for which a record must have each of several values. */
  readonly allOf?: Readonly<Record<string, readonly string[]>>;
  /** Attributes whose number must be in a range. */
  readonly between?: Readonly<Record<string, Range>>;
}

export interface QueryContext {
  readonly vocabulary: SearchVocabulary;
  /** Absent if the dealership has no finance. A budget then filters nothing. */
  readonly budgetTerms?: BudgetTerms | undefined;
}

/** What a chip needs to know, apart from the search state. */
export interface ChipFacts {
  /** The price limits of the budget in words: `up to $33,254`. Absent if the budget reaches no price. */
  readonly budgetReach: string | undefined;
  /** The words of the search that nothing in stock has; none before an answer. */
  readonly unknown?: readonly string[] | undefined;
}

export interface ChipWords<Value> {
  readonly value?: string;
  /** `White`, `5 seats`, `up to $30,000`: it must read well after "without". */
  readonly label: string;
  /** The label in one line of a phone, for a filter that is changed where it is set. */
  readonly short?: string;
  /** The word before the label in a sentence: `in` White, `or` Red. */
  readonly lead?: string;
  /** Whether it filters nothing: it only says what was not understood. */
  readonly isQuiet?: true;
  /** The filter's value without this chip; absent if nothing is left. */
  readonly rest?: Value | undefined;
}

/** The parts of a filter whose values a shopper chooses from, by the values that the index counts. */
export interface Choosing<Value, Loose> {
  readonly valuesOf: (value: Value, vocabulary: SearchVocabulary) => readonly string[];
  readonly from: (values: readonly string[], vocabulary: SearchVocabulary) => Loose;
  /** Options that cover several values of the index. */
  readonly labels: (vocabulary: SearchVocabulary) => readonly BodyTypeOption[];
}

/** The parts of a filter on a number, as a range. */
interface Ranging<Value> {
  readonly rangeOf: (value: Value) => Range;
  /** `undefined` if the range excludes nothing. */
  readonly from: (range: Range) => Value | undefined;
}

/**
 * Everything that the search knows about one filter. The address, the canonical form, the engine's question, the widget that
 * InstantSearch mounts (`connectSearch`), the chips and the counts of the build all follow from this object. Laws, tested
 * for every filter of the table:
 * - reading what was written gives the same value;
 * - the canonical form of a canonical value is that value.
 */
export interface FilterKind<Value, Loose = Value> {
  /** The parameters that an address holds for the filter, in order. */
  readonly parameters: readonly string[];
  /** Other names for the first parameter, which are read but never written. */
  readonly aliases?: readonly string[];
  /** The attribute of the index record to filter and count. */
  readonly attribute?: string;
  /** What kind of value a control in the content can set. */
  readonly holds?: FilterHolds;
  /** The place of its chips: the shopper's words first, then what a vehicle is, how much of it, and the rest. */
  readonly rank?: 'words' | 'what' | 'howMuch' | 'else';
  /** Set if typing or dragging makes many values in a row. Together they are one step for Back. */
  readonly isContinuous?: true;
  /** Set if it filters nothing. Changing it alone adds no step for Back. */
  readonly filtersNothing?: true;
  /** Set if a record must have all of its values. Each count then says what would be left. */
  readonly needsAll?: true;
  readonly choosing?: Choosing<Value, Loose>;
  readonly ranging?: Ranging<Value>;

  /** Reads the value from an address, unresolved. `inPath` holds the segments of the path that belong to this filter. */
  read(valuesOf: ValuesOf, inPath: readonly string[]): Loose | undefined;
  /** The parameters of a canonical value. `isInPath` is true if the path holds the value already. */
  write(value: Value, isInPath: boolean): readonly Pair[];
  /** The canonical form of a value; `undefined` if it means nothing. */
  canonical(value: Loose, context: CanonicalContext): Value | undefined;
  /** The engine's question for a canonical value. */
  toQuery(value: Value, context: QueryContext): FilterQuery;
  /** The words of its chips. A filter without this has none. */
  chips?(value: Value, facts: ChipFacts): readonly ChipWords<Value>[];
}

/** A row for each key of the search state, in the order of an address. The compiler requires every key. */
export type FilterTable = {
  readonly [Key in keyof SearchState]-?: FilterKind<
    NonNullable<SearchState[Key]>,
    NonNullable<LooseState[Key]>
  >;
};

/** Any filter of the table, for code that loops over all of them. */
export interface Filter extends FilterKind<unknown> {
  readonly key: keyof SearchState;
}
