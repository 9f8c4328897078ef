import { forms } from '../../../locales/site/forms';
import { locale } from '../../../locales/site/locale';
import { type Cents, dollarsToCents } from '../../money';
import { err, ok } from '../../result';
import type { PriceType } from '../stockItem';
import { numberReader } from './readNumber';
import { cleanLine, lineReader, type Reader, type ReadResult } from './readText';
import { readPriceType } from './readVocabulary';

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
  isLarge: true,
  units: [locale.currency.toLowerCase(), 'dollars'],
});

const { name: TAX, rate: TAX_RATE } = forms.salesTax;

const INCLUDED = 'inc|incl|includes?|including|inclusive of|with';
const BEFORE = 'plus|ex|exc|excl|excludes?|excluding|exclusive of|before|without|not incl(?:uding)?';

/** Words after an amount that say that it lacks the sales tax, or has it. */
const WITHOUT_TAX = new RegExp(
  `(?:\\+|&|\\b(?:${BEFORE})\\b)[. ]*${TAX}\\b|\\b${TAX} (?:excl?|exclusive|excluded|extra|not included)\\b`,
  'i',
);
const WITH_TAX = new RegExp(
  `\\b(?:${INCLUDED})\\b[. ]*${TAX}\\b|\\b${TAX} (?:incl?|inclusive|included|paid)\\b`,
  'i',
);

/** Words that say nothing of what is in a price. */
const SAYS_NOTHING = /\b(?:ono|o\.n\.o|or nearest offer|neg|negotiable|firm)\b/gi;

/** Marks of footnotes and of round amounts after a price: `9.990,-`, `$9,990*`. */
const MARKS = /^[ *^†‡#$.,–-]*$/;

interface SplitPrice {
  readonly amount: string;
  /** What the words beside the amount say. */
  readonly type?: PriceType;
  readonly lacksTax: boolean;
}

const typeOf = (words: string): PriceType | undefined => {
  const type = readPriceType(words);
  return type.kind === 'ok' && type.value !== 'poa' ? type.value : undefined;
};

/** A price and the words beside it: `$45,990 DRIVE AWAY`, `$38,500 + ORC`, `$5,490 + GST ono`, `Drive away $45,990`. */
const splitPrice = (line: string): SplitPrice => {
  const [, before = '', rest = ''] = /^([a-z][a-z /.-]*?)[ :]+(\$? ?\d.*)$/i.exec(line) ?? [];
  const first = before === '' ? undefined : typeOf(before);
  const [, amount = '', words = ''] = /^(.*\d)(\D*)$/.exec(first ? rest : line) ?? [];
  if (amount === '') return { amount: line, lacksTax: false };
  const lacksTax = WITHOUT_TAX.test(words);
  const left = words.replace(WITHOUT_TAX, ' ').replace(WITH_TAX, ' ').replace(SAYS_NOTHING, ' ');
  const type = first ?? typeOf(left);
  if (MARKS.test(left) || typeOf(left)) return { amount, lacksTax, ...(type && { type }) };
  return { amount: `${amount}${left}`.trim(), lacksTax };
};

/** The type of price that the words beside an amount name. */
export const priceTypeIn = (raw: unknown): PriceType | undefined =>
  typeof raw === 'string' ? splitPrice(cleanLine(raw)).type : undefined;

const SIGN = new RegExp(`^(-?)(?:${locale.currency} ?|${forms.currencyMarks.join('|')})?\\$ ?`, 'i');
const CODE = new RegExp(`^${locale.currency} ?`, 'i');

const LACKED_TAX = `is without ${TAX}: ${TAX_RATE * 100} % was added, as shoppers must see the whole price`;

const readLine = lineReader<Cents | 'poa'>((line, style) => {
  if (ON_APPLICATION.has(line.toLowerCase().replace(/[^a-z]/g, '')) && !/\d/.test(line)) return ok('poa');
  const { amount, lacksTax } = splitPrice(line);
  const dollars = readDollars(amount.replace(SIGN, '$1').replace(CODE, ''), style);
  if (dollars.kind === 'err')
    return err(dollars.fault === 'is not a number' ? 'is not a price' : dollars.fault);
  if (dollars.value === undefined || !lacksTax)
    return ok(dollars.value === undefined ? undefined : dollarsToCents(dollars.value));
  return {
    ...ok(dollarsToCents(dollars.value * (1 + TAX_RATE))),
    entries: [{ value: line, reason: LACKED_TAX, isNote: true }],
  };
}, 'is not a price');

/**
 * A price in the locale's currency, with or without `$`, `AUD`, separators, cents and the mark of a footnote → whole cents, or `poa` if the
 * feed says so in words. Zero means no price, because nothing in stock is free. A negative price is a fault. A price `+ GST`
 * becomes the whole price, with a note.
 */
export const readPrice: Reader<Cents | 'poa'> = (raw, style) => {
  if (typeof raw !== 'number') return readLine(raw, style);
  const dollars = readDollars(raw);
  if (dollars.kind === 'err') return dollars;
  return ok(dollars.value === undefined ? undefined : dollarsToCents(dollars.value));
};

/** A special price: like a price, but never "on application". */
export const readSpecialPrice: Reader<Cents> = (raw, style) => {
  const price = readPrice(raw, style);
  return price.kind === 'ok' && price.value === 'poa' ? ok(undefined) : (price as ReadResult<Cents>);
};
