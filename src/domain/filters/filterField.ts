import { eachFact, type LinkFactName, type NumberFactName, type WordFactName } from '../stock/stockFacts';

/** What a filter field holds, and therefore which controls can set it. */
export type FilterHolds = 'choice' | 'bodyType' | 'range' | 'maximum' | 'flag' | 'keywords';

interface FieldRow {
  readonly holds: FilterHolds;
}

interface NumericRow {
  /** A range has two ends. Kilometres only have a maximum. */
  readonly holds: 'range' | 'maximum';
  readonly step: number;
  /** The end that a single number means: `50000` is up to 50,000 km, `2020` is from 2020. */
  readonly bare: 'min' | 'max';
}

/** A fact that is a number is filtered by a range; a number alone is the least. A document is there, or it is not. */
const FACTS = eachFact((fact) =>
  fact.holds === 'number'
    ? { holds: 'range', step: fact.step, bare: fact.bare === 'max' ? 'max' : 'min' }
    : { holds: fact.holds === 'link' ? 'flag' : 'choice' },
) as { readonly [Name in NumberFactName]: NumericRow & { readonly holds: 'range' } } & {
  readonly [Name in WordFactName]: { readonly holds: 'choice' };
} & { readonly [Name in LinkFactName]: { readonly holds: 'flag' } };

/** The attributes of the search index that content can filter by. */
export const FILTER_FIELDS = {
  vehType: { holds: 'choice' },
  make: { holds: 'choice' },
  model: { holds: 'choice' },
  badge: { holds: 'choice' },
  bodyType: { holds: 'bodyType' },
  keywords: { holds: 'keywords' },
  tags: { holds: 'choice' },
  fittedWith: { holds: 'choice' },
  odometer: { holds: 'maximum', step: 5000, bare: 'max' },
  price: { holds: 'range', step: 1000, bare: 'max' },
  year: { holds: 'range', step: 1, bare: 'min' },
  transmissionType: { holds: 'choice' },
  fuelType: { holds: 'choice' },
  colour: { holds: 'choice' },
  seats: { holds: 'choice' },
  featured: { holds: 'flag' },
  reduced: { holds: 'flag' },
  brandCertified: { holds: 'flag' },
  'location.name': { holds: 'choice' },
  dealer: { holds: 'choice' },
  ...FACTS,
} as const satisfies Readonly<Record<string, FieldRow | NumericRow>>;

export type FilterField = keyof typeof FILTER_FIELDS;

export type NumericField = {
  [Field in FilterField]: (typeof FILTER_FIELDS)[Field] extends NumericRow ? Field : never;
}[FilterField];

export const isFilterField = (word: string): word is FilterField => Object.hasOwn(FILTER_FIELDS, word);

export const isNumericField = (field: FilterField): field is NumericField => 'step' in FILTER_FIELDS[field];
