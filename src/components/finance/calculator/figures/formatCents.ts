import { roundTo } from '../../../../domain/finance/rounding';
import { dollarsWithDecimals } from '../../../../domain/formatNumber';
import type { Dollars } from '../../../../domain/money';

/** Dollars with two decimals, so that columns line up: 6000 → `$6,000.00`. Zero never has a minus sign. */
export const formatCents = (dollars: Dollars): string => dollarsWithDecimals(roundTo(dollars, -2), 2);
