import { oncePer } from '../../domain/oncePer';
import { spellingKey } from '../../domain/stock/slug';
import type { FactName } from '../../domain/stock/stockFacts';
import { otherNumber } from '../stemming';
import type { SearchVocabulary, VocabularyMake } from '../vocabulary/vocabulary';
import type { Synonyms, ValueKey } from './synonyms';

export interface StockWords {
  readonly vocabulary: SearchVocabulary;
  /** The values in stock of each filter, in the index's spelling. Body types are given by their labels. */
  readonly values: Readonly<Partial<Record<ValueKey | 'badge' | 'seats' | 'equipment', readonly string[]>>>;
  /** The facts of `STOCK_FACTS` that at least one item has. */
  readonly facts?: ReadonlySet<FactName>;
  readonly identifiers?: readonly string[];
  /** Our tables of everyday words. The reader itself knows only how people phrase a wish. */
  readonly tables: typeof import('./synonyms');
  readonly synonyms?: Readonly<Partial<Record<ValueKey, Synonyms>>> | undefined;
  /** Set if the stock is not cars. */
  readonly other?: typeof import('./nonCarVocabulary') | undefined;
}

export interface Named {
  readonly make?: VocabularyMake;
  /** The makes that have such a model, each with its own spelling. One with `ofMake` counts only beside its make. */
  readonly models: readonly {
    readonly make: VocabularyMake;
    readonly value: string;
    readonly ofMake?: boolean;
  }[];
  /** Whether it is a badge, a registration or a stock number, which stays a keyword. */
  readonly isPlain: boolean;
  /** The badge in the stock's spelling. */
  readonly badge?: string;
  /** Whether only the plural of a name is spelled so. The `s` of a `Cooper S` is none. */
  readonly isPlural?: boolean;
}

interface ChosenValues {
  readonly key: ValueKey;
  readonly values: readonly string[];
}

/** Phrases by their spelling key (`D-Max`, `d max` and `dmax` share one). */
export interface Phrases {
  readonly names: ReadonlyMap<string, Named>;
  readonly values: ReadonlyMap<string, ChosenValues>;
  /** Phrases of our tables that mean no value of this stock: `low kms`. */
  readonly notInStock: ReadonlySet<string>;
  /** The longer words of the phrases of values. They are recognised with a typo too. */
  readonly words: readonly string[];
}

/** Letters that a name needs before its plural counts. */
const MIN_NOUN = 4;

const NOTHING: Named = { models: [], isPlain: false };

const namesOf = ({
  vocabulary,
  values,
  tables,
  identifiers = [],
}: StockWords): ReadonlyMap<string, Named> => {
  const names = new Map<string, Named>();
  const add = (text: string, change: (named: Named) => Named): void => {
    const key = spellingKey(text);
    names.set(key, change(names.get(key) ?? NOTHING));
  };
  const makeKeys = new Set(vocabulary.makes.map(({ value }) => spellingKey(value)));
  for (const make of vocabulary.makes) {
    add(make.value, (named) => ({ ...named, make }));
    // An everyday name never replaces a make in stock: if both are in stock, `GWM` is not Great Wall.
    const others = [
      make.value,
      ...tables.MAKE_NAMES.flatMap(([own = '', ...others]) =>
        spellingKey(own) === spellingKey(make.value) ? others : [],
      ),
    ];
    for (const name of others.flatMap((other) => [other, otherNumber(other)]))
      if (!makeKeys.has(spellingKey(name)))
        add(name, (named) => ({ ...named, make, isPlural: !others.includes(name) }));
    for (const { value } of make.models) {
      const addModel = (name: string, ofMake = false) =>
        add(name, (named) => ({ ...named, models: [...named.models, { make, value, ofMake }] }));
      addModel(value);
      for (const [own, pattern, name, besideMake] of tables.SERIES)
        if (spellingKey(own) === spellingKey(make.value) && pattern.test(value)) {
          addModel(value.replace(pattern, name));
          addModel(value.replace(pattern, besideMake), true);
        }
    }
  }
  for (const text of identifiers) add(text, (named) => ({ ...named, isPlain: true }));
  for (const badge of values.badge ?? []) {
    // Shoppers who type this mean every vehicle with it, whatever its badge.
    if (/^\w+[ -]wheel[ -]drive$/i.test(badge)) continue;
    add(badge, (named) => ({ ...named, isPlain: true, badge }));
    // A `GLS (4X4)` is a GLS, also where another make has a model of that name.
    add(badge.replace(/ \(.*/, ''), (named) => ({ ...named, isPlain: true }));
  }
  const others = new Set(Object.values(values).flat().map(spellingKey));
  // Several of a model: `hiluxes`, but not of one that is a value too (`convertibles`). A `GT` is not a `GTS`.
  for (const { models } of [...names.values()])
    for (const { make, value } of models) {
      const plural = otherNumber(value);
      if (
        value.length < MIN_NOUN ||
        plural.length < value.length ||
        others.has(spellingKey(value)) ||
        names.has(spellingKey(plural))
      )
        continue;
      names.set(spellingKey(plural), { models: [{ make, value }], isPlain: false, isPlural: true });
    }
  return names;
};

const padded = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const valuesOf = ({
  values,
  tables: { VALUE_SYNONYMS },
  synonyms,
  other,
}: StockWords): Omit<Phrases, 'names'> => {
  const phrases = new Map<string, ChosenValues>();
  const notInStock = new Set<string>();
  const words: string[] = [];
  const add = (phrase: string, key: ValueKey, chosen: readonly string[]): void => {
    for (const spelling of [phrase, otherNumber(phrase)]) {
      const written = spellingKey(spelling);
      if (!phrases.has(written)) phrases.set(written, { key, values: chosen });
      words.push(...(spelling.toLowerCase().match(/[a-z]{5,}/g) ?? []));
    }
  };
  const keys = Object.keys(VALUE_SYNONYMS) as readonly ValueKey[];
  for (const key of keys) for (const value of values[key] ?? []) add(value, key, [value]);
  for (const key of keys)
    for (const group of [
      ...(synonyms?.[key] ?? []),
      ...VALUE_SYNONYMS[key],
      ...(other?.OTHER_SYNONYMS[key] ?? []),
      // Shoppers name the yard "Bathurst, NSW" without its state.
      ...(values[key] ?? []).map((value) => [value.replace(/,.*/, '')]),
    ]) {
      const own = values[key] ?? [];
      // A value that equals one of the words is meant alone: "petrol" is not "Petrol Hybrid" if there is "Petrol".
      const same = own.filter((value) => group.some((word) => spellingKey(word) === spellingKey(value)));
      const chosen = same.length
        ? same
        : own.filter((value) => group.some((word) => padded(value).includes(padded(word))));
      for (const word of group)
        if (chosen.length) add(word, key, chosen);
        else notInStock.add(spellingKey(word));
    }
  return { values: phrases, notInStock, words };
};

/** The phrases of a stock, made once for each stock. */
export const phrasesOf = oncePer(
  (stock: StockWords): Phrases => ({ names: namesOf(stock), ...valuesOf(stock) }),
);
