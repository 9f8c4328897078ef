import { locale } from '../locales/site/locale';
import { groupDigits, withoutEndZeros } from './groupDigits';

/** A number with thousands separators and at most two decimals: 186000 → `186,000`. */
export const formatNumber = (value: number): string => withoutEndZeros(groupDigits(value, 2));

/** Kilometres with their unit: 186000 → `186,000 km`. */
export const formatKilometres = (kilometres: number): string =>
  `${formatNumber(kilometres)} ${locale.distance.unit}`;
