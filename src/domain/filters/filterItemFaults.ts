import { FILTER_FIELDS, type FilterField, isNumericField } from './filterField';
import { FILTER_TYPE_NAMES, type FilterType, filterTypeRow } from './filterType';
import { readThreshold } from './steps';

interface NamedItem {
  readonly field: FilterField;
  readonly type: FilterType;
  readonly hardcodedValues: readonly string[];
}

/** One fault of a filter in content: the field of the row, and the reason. */
export interface FilterItemFault {
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

const fits = (type: FilterType, field: FilterField): boolean => {
  const { sets, only } = filterTypeRow(type);
  return sets.includes(FILTER_FIELDS[field].holds) && (only === undefined || only === field);
};

/** All faults of a filter's field, control and fixed options together; none if they fit. */
export function filterItemFaults({ field, type, hardcodedValues }: NamedItem): readonly FilterItemFault[] {
  if (!fits(type, field)) {
    const able = FILTER_TYPE_NAMES.filter((name) => fits(name, field));
    return [
      {
        path: ['type'],
        reason: `${type} cannot set ${field}, which ${HOLDS[FILTER_FIELDS[field].holds]}: use ${able.join(', ')}`,
      },
    ];
  }
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
