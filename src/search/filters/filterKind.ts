import type { FilterHolds } from '../../domain/filters/filterField';
import type { BudgetTerms } from '../budget/budget';
import type { LooseState, Range, SearchState } from '../searchState';
import type { BodyTypeOption, SearchVocabulary } from '../vocabulary/vocabulary';
import type { VocabularyLookup } from '../vocabulary/vocabularyLookup';

/** One parameter of an address with its value. */
export type Pair = readonly [parameter: string, value: string];

/** The values that an address has for a parameter, in order; none where the parameter is absent. */
export type ValuesOf = (parameter: string) => readonly string[];

/** A word that names nothing in stock, for the notice that says so. */
export interface SearchNotice {
  readonly kind: 'unknown';
  readonly what: 'vehType' | 'make' | 'model';
  readonly text: string;
}

/** What a filter needs to bring a value into its one form. */
export interface Surroundings {
  readonly vocabulary: SearchVocabulary;
  readonly lookup: VocabularyLookup;
  /** The filters above this one in the table, in their one form. */
  readonly above: SearchState;
  readonly notice: (notice: SearchNotice) => void;
}

/** What a search state asks of the engine, in plain data. */
export interface Asked {
  readonly query?: string;
  readonly indexName?: string;
  /** From 1. */
  readonly page?: number;
  /** A condition of the engine's own grammar, joined to all others by "and". */
  readonly filters?: string;
  /** Attributes of which a record has one of several values. */
  readonly anyOf?: Readonly<Record<string, readonly string[]>>;
  /** Attributes whose number lies in a range. */
  readonly between?: Readonly<Record<string, Range>>;
}

/** What the engine's question depends on beside the search state. */
export interface AskedOf {
  readonly vocabulary: SearchVocabulary;
  /** Absent where the dealership has no finance: then a budget filters nothing. */
  readonly budgetTerms?: BudgetTerms | undefined;
}

/** What a chip says beside the search state. */
export interface ChipFacts {
  /** The price limits of the budget, in words: `up to $33,254`. Absent where the budget reaches no price. */
  readonly budgetReach: string | undefined;
}

/** One thing that a filter's value says, as a chip says it. */
export interface Said<Value> {
  /** Which of several values the chip is for. */
  readonly value?: string;
  /** `White`, `5 seats`, `up to $30,000`: as it stands after "without". */
  readonly label: string;
  /** The word that leads to it in a sentence: `in` White, `or` Red. */
  readonly lead?: string;
  /** The filter's value once this chip is taken away; absent: none is left. */
  readonly rest?: Value | undefined;
}

/** A filter whose values a shopper chooses from, by the values that the index counts. */
export interface Choosing<Value, Loose> {
  readonly valuesOf: (value: Value, vocabulary: SearchVocabulary) => readonly string[];
  readonly from: (values: readonly string[], vocabulary: SearchVocabulary) => Loose;
  /** Options that stand for several values of the index. */
  readonly labels: (vocabulary: SearchVocabulary) => readonly BodyTypeOption[];
}

/** A filter on a number, as a range. */
export interface Ranging<Value> {
  readonly rangeOf: (value: Value) => Range;
  /** `undefined`: the range leaves nothing out. */
  readonly from: (range: Range) => Value | undefined;
}

/**
 * All that the search knows of one filter. The address, the canonical form, the engine's question, the widget that
 * InstantSearch mounts (`connectSearch`), the chips and the counts of the build all follow from this object. Laws, tested
 * for every filter of the table:
 * - reading what was written gives the same value;
 * - the canonical form of a canonical value is that value.
 */
export interface FilterKind<Value, Loose = Value> {
  /** The parameters that are written to an address, in their order. */
  readonly parameters: readonly string[];
  /** Other names under which the first parameter is read. */
  readonly aliases?: readonly string[];
  /** The attribute of the index record that is filtered and counted. */
  readonly attribute?: string;
  /** What a control of content can set. */
  readonly holds?: FilterHolds;
  /** Where its chips stand: the shopper's words first, then what a vehicle is, how much of it, what else. */
  readonly rank?: 'words' | 'what' | 'howMuch' | 'else';
  /** Set where typing or dragging makes many values on the way to one: together they are one step for Back. */
  readonly isContinuous?: true;
  readonly choosing?: Choosing<Value, Loose>;
  readonly ranging?: Ranging<Value>;

  /** The value that an address has, still unresolved. `inPath`: the words of the path that are this filter's. */
  read(valuesOf: ValuesOf, inPath: readonly string[]): Loose | undefined;
  /** The parameters of a canonical value. `isInPath`: the path says it already. */
  write(value: Value, isInPath: boolean): readonly Pair[];
  /** The one form of a value; `undefined` where it says nothing. */
  canonical(value: Loose, surroundings: Surroundings): Value | undefined;
  /** What the engine is asked for a canonical value. */
  asks(value: Value, of: AskedOf): Asked;
  /** What its chips say; absent: it has none. */
  says?(value: Value, facts: ChipFacts): readonly Said<Value>[];
}

/** A row for each key of the search state, in the order of an address. The compiler asks for every key. */
export type FilterTable = {
  readonly [Key in keyof SearchState]-?: FilterKind<
    NonNullable<SearchState[Key]>,
    NonNullable<LooseState[Key]>
  >;
};

/** Any filter of the table, for code that goes through all of them. */
export interface Filter extends FilterKind<unknown> {
  readonly key: keyof SearchState;
}
