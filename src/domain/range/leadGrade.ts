import type { Dollars } from '../money';
import type { PriceType } from '../stock/stockItem';

interface PricedGrade {
  /** Absent or `null` for price on application. */
  readonly fromPrice?: Dollars | null;
  readonly priceType: PriceType;
}

const priceOf = ({ fromPrice, priceType }: PricedGrade): Dollars | undefined =>
  priceType === 'poa' ? undefined : (fromPrice ?? undefined);

/**
 * The grade that the "From" of a model belongs to, and so the facts beside it: the cheapest with a price, of two at one price
 * the drive-away one, else the first in the content.
 * @returns `undefined` for a model without grades
 */
export function leadGrade<Grade extends PricedGrade>(grades: readonly Grade[]): Grade | undefined {
  const isBefore = (one: Grade, other: Grade): boolean => {
    const [price, beside] = [priceOf(one), priceOf(other)];
    if (price === undefined || beside === undefined) return price !== undefined;
    return price < beside || (price === beside && one.priceType === 'driveAway' && other.priceType === 'egc');
  };
  return grades.reduce<Grade | undefined>(
    (best, grade) => (best === undefined || isBefore(grade, best) ? grade : best),
    undefined,
  );
}
