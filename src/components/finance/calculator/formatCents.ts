import { roundTo } from '../../../domain/finance/roundTo';
import type { Dollars } from '../../../domain/money';

const toTheCent = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Dollars to the cent, always with cents so that columns line up: 6000 → `$6,000.00`. A zero has no sign. */
export const formatCents = (dollars: Dollars): string => toTheCent.format(roundTo(dollars, -2));
