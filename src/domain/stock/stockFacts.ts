import { formatNumber } from '../formatNumber';
import type { DisplayGroupKey } from './display/specificationGroups';
import { type FactUnit, factUnit } from './factUnits';

interface AnyFact {
  /** Its name on the item's page, in a comparison, in a filter's chip, and in the content editor. */
  readonly label: string;
  /** Its group on the item's page. */
  readonly group: DisplayGroupKey;
  /** What shoppers type for it: a regular expression over lower-case words, without capturing groups. */
  readonly words?: string;
}

/** A fact that is a number. Shoppers filter by a range of it. */
interface NumberFact extends AnyFact {
  readonly holds: 'number';
  /** A row of `FACT_UNITS`. */
  readonly unit: FactUnit;
  /**
   * The largest plausible value. A feed's value beyond it is a fault. Above 1,000, a column of a feed may part its thousands
   * with points (`LARGE_NUMBERS`).
   */
  readonly most: number;
  /** The step of a slider. */
  readonly step: number;
  /** What result cards say of it, made from the number and its unit: `Tows 3,500 kg`. Absent: nothing. */
  readonly card?: (amount: string) => string;
  /** Its property among those of https://schema.org/Vehicle. Absent: an additional property with its label. */
  readonly schemaOrg?: string;
}

/** A fact in a few words of the feed. Shoppers choose from the words in stock. */
interface WordFact extends AnyFact {
  readonly holds: 'word';
}

/** The address of a document. Shoppers filter by whether there is one. */
interface LinkFact extends AnyFact {
  readonly holds: 'link';
  /** The words of the link. */
  readonly link: string;
}

export type StockFact = NumberFact | WordFact | LinkFact;

/**
 * Facts of a stock item that are the same in every layer. A row is all that a new one takes: its column in a feed, its line on
 * the page and in a comparison, its words on a card, its filter with address and chip, the words that shoppers type for it, and
 * its structured data follow from the row. Feeds, filters and addresses name it by its key. The order of the rows is their order
 * on cards, in addresses and in structured data.
 */
export const STOCK_FACTS = {
  brakedTowing: {
    holds: 'number',
    unit: 'kg',
    most: 50_000,
    label: 'Braked towing',
    group: 'dimensions',
    step: 100,
    card: (amount) => `Tows ${amount}`,
    words: '(?<!unbraked )(?:braked )?tow(?:s|ing)?(?: capacity)?',
    schemaOrg: 'trailerWeight',
  },
  unbrakedTowing: {
    holds: 'number',
    unit: 'kg',
    most: 10_000,
    label: 'Unbraked towing',
    group: 'dimensions',
    step: 50,
    words: 'unbraked(?: tow(?:s|ing)?)?(?: capacity)?',
  },
  payload: {
    holds: 'number',
    unit: 'kg',
    most: 100_000,
    label: 'Payload',
    group: 'dimensions',
    step: 100,
    words: 'payload',
    schemaOrg: 'payload',
  },
  bootLitres: {
    holds: 'number',
    unit: 'L',
    most: 20_000,
    label: 'Boot space',
    group: 'dimensions',
    step: 50,
    words: '(?:boot|luggage|cargo)(?: space)?',
    schemaOrg: 'cargoVolume',
  },
  electricRange: {
    holds: 'number',
    unit: 'km',
    most: 2_000,
    label: 'Electric range',
    group: 'economy',
    step: 50,
    card: (amount) => `${amount} electric range`,
    words: '(?:ev |electric |driving )?range',
  },
  keys: {
    holds: 'number',
    unit: 'pieces',
    most: 10,
    label: 'Keys',
    group: 'history',
    step: 1,
    words: 'keys?',
  },
  serviceHistory: { holds: 'word', label: 'Service history', group: 'history' },
  inspectionReport: {
    holds: 'link',
    label: 'Inspection report',
    group: 'history',
    link: 'View the report',
    words: '(?:with )?(?:an? )?inspection reports?',
  },
} as const satisfies Readonly<Record<string, StockFact>>;

type Facts = typeof STOCK_FACTS;

export type FactName = keyof Facts;

type NamesWhere<Part> = { [Name in FactName]: Facts[Name] extends Part ? Name : never }[FactName];

export type NumberFactName = NamesWhere<{ readonly holds: 'number' }>;
export type WordFactName = NamesWhere<{ readonly holds: 'word' }>;
export type LinkFactName = NamesWhere<{ readonly holds: 'link' }>;
export type CardFactName = NamesWhere<{ readonly card: unknown }>;

/** The facts of a stock item: numbers in the unit of their row, words, and addresses of documents. */
export type StockFacts = {
  readonly [Name in FactName]?: Name extends NumberFactName ? number : string;
};

const entries = Object.entries(STOCK_FACTS) as readonly (readonly [FactName, StockFact])[];

export const FACT_NAMES = entries.map(([name]) => name);

/** The facts that result cards name. */
export const CARD_FACT_NAMES = entries.flatMap(([name, fact]) =>
  'card' in fact && fact.card ? [name as CardFactName] : [],
);

/** One value for each fact, by its name. */
export const eachFact = <Value>(
  makeOf: (fact: StockFact, name: FactName) => Value,
): { readonly [Name in FactName]: Value } =>
  Object.fromEntries(entries.map(([name, fact]) => [name, makeOf(fact, name)])) as {
    readonly [Name in FactName]: Value;
  };

/** A number with the unit of its fact: `3,500 kg`. */
export const factAmount = ({ unit }: NumberFact, value: number): string =>
  `${formatNumber(value)} ${factUnit(unit).label}`.trimEnd();

/** What a card says of its facts, in the order of the table. */
export const cardFacts = (card: StockFacts): readonly string[] =>
  CARD_FACT_NAMES.flatMap((name) => {
    const value = card[name];
    return value === undefined ? [] : [STOCK_FACTS[name].card(factAmount(STOCK_FACTS[name], value))];
  });

/** Some facts of an item, leaving out the ones it does not have. */
export const someFacts = <Name extends FactName>(
  item: StockFacts,
  names: readonly Name[],
): { readonly [One in Name]?: NonNullable<StockFacts[One]> } =>
  Object.fromEntries(names.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]]))) as {
    readonly [One in Name]?: NonNullable<StockFacts[One]>;
  };
