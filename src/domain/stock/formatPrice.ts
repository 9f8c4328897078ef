import type { Dollars } from '../money';

const whole = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Dollars the Australian way: 33990 → `$33,990`, 33990.5 → `$33,990.50`. Rounded to the cent, half up. */
export const formatPrice = (dollars: Dollars): string => {
  const cents = Math.round(dollars * 100);
  return (cents % 100 === 0 ? whole : withCents).format(cents / 100);
};
