import { forms } from '../../../locales/site/forms';
import { locale } from '../../../locales/site/locale';
import { type Cents, dollarsToCents } from '../../money';
import { err, ok } from '../../result';
import type { Reader } from './reader';
import { numberReader } from './readNumber';
import { readText } from './readText';

/** Words in a price column that mean no price, letters only. */
const ON_APPLICATION = new Set([
  'poa',
  'por',
  'priceonapplication',
  'priceonrequest',
  'onapplication',
  'onrequest',
  'call',
  'callforprice',
  'callus',
  'contactus',
  'contactdealer',
  'contactforprice',
  'enquire',
  'enquirenow',
  'askforprice',
]);

/** A price above a hundred million dollars is a mistake. */
const readDollars = numberReader({
  min: 0,
  max: 100_000_000,
  zeroIsAbsent: true,
  units: [
    locale.currency.toLowerCase(),
    'dollars',
    'drive away',
    'driveaway',
    'egc',
    'inc gst',
    'ono',
    'o.n.o',
  ],
});

const SIGN = new RegExp(`^(-?)(?:${locale.currency} ?|${forms.currencyMarks.join('|')})?\\$ ?`, 'i');
const CODE = new RegExp(`^${locale.currency} ?`, 'i');

/**
 * A price in the locale's currency, with or without `$`, `AUD`, separators, cents and the mark of a footnote → whole cents, or `poa` if the
 * feed says so in words. Zero means no price, because nothing in stock is free. A negative price is a fault.
 */
export const readPrice: Reader<Cents | 'poa'> = (raw, style) => {
  const text = readText(raw);
  if (text.kind === 'err') return err('is not a price');
  if (text.value === undefined) return ok(undefined);
  if (ON_APPLICATION.has(text.value.toLowerCase().replace(/[^a-z]/g, '')) && !/\d/.test(text.value)) {
    return ok('poa');
  }
  const amount = text.value
    .replace(SIGN, '$1')
    .replace(CODE, '')
    .replace(/[ *^†‡#]+$/, '');
  const dollars = readDollars(amount, style);
  if (dollars.kind === 'err')
    return err(dollars.fault === 'is not a number' ? 'is not a price' : dollars.fault);
  return ok(dollars.value === undefined ? undefined : dollarsToCents(dollars.value));
};

/** A special price: like a price, but never "on application". */
export const readSpecialPrice: Reader<Cents> = (raw, style) => {
  const price = readPrice(raw, style);
  if (price.kind === 'err') return price;
  return price.value === 'poa' ? ok(undefined) : ok(price.value);
};
