import { FILTER_FIELDS, type FilterField, type FilterHolds, isNumericField } from './filterField';
import { readThreshold } from './steps';

interface TypeRow {
  /** The name of the same control in the search. Content may use either name. */
  readonly searchSide: string;
  readonly sets: readonly FilterHolds[];
  /** The only field that the control is for, if there is just one. */
  readonly only?: FilterField;
  /** The kind of its fixed options, if it takes any: values, thresholds (`50000`, `2020:`) or single numbers. */
  readonly options?: 'values' | 'thresholds' | 'numbers';
}

/** The controls of a stock filter, under content's names. A new kind is a row here and a component. */
export const FILTER_TYPES = {
  body_tag: { searchSide: 'bodyType', sets: ['bodyType'], options: 'values' },
  list: { searchSide: 'list', sets: ['choice', 'bodyType'], options: 'values' },
  radio_group: { searchSide: 'radioGroup', sets: ['choice', 'bodyType'], options: 'values' },
  range_input: { searchSide: 'rangeInput', sets: ['range', 'maximum'] },
  radio_group_numeric: { searchSide: 'radioGroupNumeric', sets: ['range', 'maximum'], options: 'thresholds' },
  range_select: { searchSide: 'rangeSelect', sets: ['range', 'maximum'], options: 'numbers' },
  range_slider: { searchSide: 'rangeSlider', sets: ['range', 'maximum'] },
  search_by_budget: { searchSide: 'searchByBudget', sets: ['range'], only: 'price' },
  select: { searchSide: 'select', sets: ['choice', 'bodyType'], options: 'values' },
  slider: { searchSide: 'slider', sets: ['range', 'maximum'] },
  boolean_checkbox: { searchSide: 'booleanCheckbox', sets: ['flag'] },
  cpo_checkbox: { searchSide: 'cpoCheckbox', sets: ['flag'], only: 'brandCertified' },
  search_box: { searchSide: 'searchBox', sets: ['keywords'] },
} as const satisfies Readonly<Record<string, TypeRow>>;

export type FilterType = keyof typeof FILTER_TYPES;

/** A row with the general row type, for code that treats all rows alike. */
export const filterTypeRow = (type: FilterType): TypeRow => FILTER_TYPES[type];

export const FILTER_TYPE_NAMES = Object.keys(FILTER_TYPES) as [FilterType, ...FilterType[]];

/** The control that a word names, in content's spelling (`body_tag`) or in the search's (`bodyType`). */
export const readFilterType = (word: string): FilterType | undefined =>
  FILTER_TYPE_NAMES.find((type) => type === word || FILTER_TYPES[type].searchSide === word);

interface NamedItem {
  readonly field: FilterField;
  readonly type: FilterType;
  readonly hardcodedValues: readonly string[];
}

interface FilterItemFault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

const HOLDS = {
  choice: 'is chosen from values',
  bodyType: 'is chosen from body types',
  range: 'is a number',
  maximum: 'is a number',
  flag: 'is yes or no',
  keywords: 'is what shoppers type',
} as const;

/** The controls that can set a field. */
export const typesFor = (field: FilterField): readonly FilterType[] =>
  FILTER_TYPE_NAMES.filter((type) => {
    const { sets, only } = filterTypeRow(type);
    return sets.includes(FILTER_FIELDS[field].holds) && (only === undefined || only === field);
  });

/** All faults of a filter's field, control and fixed options together; none if they fit. */
export function filterItemFaults({ field, type, hardcodedValues }: NamedItem): readonly FilterItemFault[] {
  const able = typesFor(field);
  if (!able.includes(type))
    return [
      {
        path: ['type'],
        reason: `${type} cannot set ${field}, which ${HOLDS[FILTER_FIELDS[field].holds]}: use ${able.join(', ')}`,
      },
    ];
  const { options } = filterTypeRow(type);
  if (options === undefined && hardcodedValues.length > 0)
    return [{ path: ['hardcodedValues'], reason: `${type} has no fixed options: leave them out` }];
  if (!isNumericField(field)) return [];
  return hardcodedValues.flatMap((value, place) => {
    const threshold = readThreshold(value, field);
    const isRight = threshold !== undefined && (options !== 'numbers' || !/[:_]/.test(value));
    if (isRight) return [];
    const example =
      options === 'numbers' || FILTER_FIELDS[field].holds === 'maximum'
        ? 'a whole number ("50000")'
        : 'a whole number ("50000") or min:max with either end empty ("2020:")';
    return [{ path: ['hardcodedValues', place], reason: `must be ${example} (found "${value}")` }];
  });
}
