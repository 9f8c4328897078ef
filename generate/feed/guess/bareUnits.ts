import type { StockFieldName } from '../../../src/domain/stock/stockFields';
import { wordsOf } from '../fieldNames';
import type { Known } from './waysToRead';

/** Words of names that American systems write, and words that show that a system counts in metres and kilograms. */
const AMERICAN: ReadonlySet<string> = new Set(
  'color msrp zip zipcode gvwr curb mileage miles mpg dealership lb lbs ft feet hp usd lot rv'.split(' '),
);
const METRIC: ReadonlySet<string> = new Set(
  'colour kw km kms kilometres kilometers kilometerstand kg mm cm litres rego registration postcode eur aud nzd gst atm tare odometerkm'.split(
    ' ',
  ),
);

/** For each field whose unit feeds leave out, how the other unit is written in a mapping. */
const OTHER_UNIT: Readonly<
  Partial<Record<StockFieldName, readonly [unit: string, other: string, of: (reference: string) => string]>>
> = {
  odometer: ['kilometres', 'miles', (reference) => `$km(${reference})`],
  ...Object.fromEntries(
    (['lengthMeters', 'beamWidth'] as const).map((field) => [
      field,
      ['metres', 'feet', (reference: string) => `$metres(${reference})`],
    ]),
  ),
  ...Object.fromEntries(
    (
      ['tare', 'tareMass', 'gvm', 'gcm', 'atm', 'payload', 'brakedTowing', 'wetOperationalWeight'] as const
    ).map((field) => [
      field,
      ['kilograms', 'pounds', (reference: string) => `$round($money(${reference}) * 0.4536)`],
    ]),
  ),
};

const UNIT_IN_NAME =
  /(?:^|[^a-z])(?:kg|kgs|lbs?|pounds?|m|mm|cm|met(?:re|er)s?|ft|feet|in|inch(?:es)?|kms?|kilomet(?:re|er)s?|mi(?:les?)?)(?:$|[^a-z])/i;

/** Whether a feed is written as American systems write, of which nothing says that it counts in metres. */
export const isAmerican = (columns: readonly Known[]): boolean => {
  const words = columns.flatMap(({ parts }) => parts.flatMap(wordsOf));
  return words.some((word) => AMERICAN.has(word)) && !words.some((word) => METRIC.has(word));
};

/** Whether the numbers of a column have no unit, neither in it nor in its name. */
const isBare = ({ values, parts }: Known): boolean =>
  !UNIT_IN_NAME.test(parts.flatMap(wordsOf).join(' ')) && values.every((value) => !/[a-z'"′″]/i.test(value));

/** The question about a column whose unit can't be known, and whether its field is left out until it is answered. */
export function unitQuestion(
  field: StockFieldName,
  column: Known,
  isFeedAmerican: boolean,
): { readonly question: string; readonly isLeftOut: boolean } | undefined {
  const units = OTHER_UNIT[field];
  if (!units || !isBare(column)) return undefined;
  const [unit, other, written] = units;
  const { source, reference, facts } = column;
  if (field === 'odometer')
    return isFeedAmerican || /mileage/i.test(column.parts.join(' '))
      ? {
          question: `${source} is read as ${unit}. If it counts ${other}, write ${written(reference)}.`,
          isLeftOut: false,
        }
      : undefined;
  if (!isFeedAmerican) return undefined;
  return {
    question: `${source} has no unit, such as ${facts.example}. Map ${field} to ${source} if these are ${unit}, to ${written(reference)} if they are ${other}.`,
    isLeftOut: true,
  };
}
