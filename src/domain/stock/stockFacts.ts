import { formatNumber } from '../formatNumber';
import { factUnit } from './factUnits';
import { type NumberFact, SPECIFICATION_FACTS, type StockFact } from './specificationFacts';

export type { StockFact } from './specificationFacts';

/**
 * Facts of a stock item that are the same in every layer. A new one takes a row: its column in a feed, its line on the page and
 * in a comparison, its words on a card, its filter with address and chip, the words that shoppers type for it, and its
 * structured data follow from it. A number takes a word of `SortField` in the content contract too. Feeds, filters and
 * addresses name a fact by its key. The order of the rows is their order on cards, in addresses and in structured data.
 */
export const STOCK_FACTS = {
  ...SPECIFICATION_FACTS,
  brakedTowing: {
    holds: 'number',
    unit: 'kg',
    most: 50_000,
    label: 'Braked towing',
    group: 'dimensions',
    step: 100,
    card: (amount) => `Tows ${amount}`,
    words:
      '(?<!unbraked )(?:(?:braked )?(?:tow(?:s|ing)?|pull(?:s|ing)?)(?: capacity| rating| limit| weight)*|braked)',
    mayLackUnit: 'towed',
    isCapacity: true,
    isTowing: true,
    schemaOrg: 'trailerWeight',
  },
  unbrakedTowing: {
    holds: 'number',
    unit: 'kg',
    most: 10_000,
    label: 'Unbraked towing',
    group: 'dimensions',
    step: 50,
    words: 'unbraked(?: tow(?:s|ing)?)?(?: capacity| rating| limit| weight)*',
    mayLackUnit: 'mass',
    isCapacity: true,
    isTowing: true,
  },
  towBallLimit: {
    holds: 'number',
    unit: 'kg',
    most: 5_000,
    label: 'Towball limit',
    group: 'dimensions',
    step: 25,
    words: '(?:tow ?)?ball(?: weight| mass| download| load| limit)+',
    mayLackUnit: 'mass',
    isCapacity: true,
  },
  payload: {
    holds: 'number',
    unit: 'kg',
    most: 100_000,
    label: 'Payload',
    group: 'dimensions',
    step: 100,
    words: '(?:payload(?: capacity)?|carry|carries|carrying|hauls?)',
    mayLackUnit: 'towed',
    isCapacity: true,
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
    isCapacity: true,
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
  owners: {
    holds: 'number',
    unit: 'pieces',
    most: 50,
    label: 'Owners before you',
    group: 'history',
    step: 1,
    words: '(?:previous |past |prior )?owners?',
    bare: 'max',
    schemaOrg: 'numberOfPreviousOwners',
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

/** The facts of a stock item: numbers in the unit of their row, words, and addresses of documents. */
export type StockFacts = {
  readonly [Name in FactName]?: Name extends NumberFactName ? number : string;
};

const entries = Object.entries(STOCK_FACTS) as readonly (readonly [FactName, StockFact])[];

export const FACT_NAMES = entries.map(([name]) => name);

/** The facts that are numbers: result cards can name them, and a list can be sorted by them. */
export const NUMBER_FACT_NAMES = entries.flatMap(([name, { holds }]) =>
  holds === 'number' ? [name as NumberFactName] : [],
);

export const isFactName = (name: string): name is FactName => Object.hasOwn(STOCK_FACTS, name);

export const eachFact = <Value>(
  makeOf: (fact: StockFact, name: FactName) => Value,
): { readonly [Name in FactName]: Value } =>
  Object.fromEntries(entries.map(([name, fact]) => [name, makeOf(fact, name)])) as {
    readonly [Name in FactName]: Value;
  };

/** A number with the unit of its fact: `3,500 kg`. */
export const factAmount = ({ unit }: NumberFact, value: number): string =>
  `${formatNumber(value)} ${factUnit(unit).label}`.trimEnd();

/** What cards say of a fact: `Tows 3,500 kg`. */
export const cardWords = (name: NumberFactName, value: number): string => {
  const fact: NumberFact = STOCK_FACTS[name];
  const amount = factAmount(fact, value);
  return fact.card ? fact.card(amount) : `${fact.label} ${amount}`;
};
