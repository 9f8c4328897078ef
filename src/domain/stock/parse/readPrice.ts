import type { Country, Forms, Locale } from '../../country';
import { type Cents, dollarsToCents } from '../../money';
import { err, ok } from '../../result';
import type { PriceType } from '../stockItem';
import { numberReader } from './readNumber';
import { cleanLine, lineReader, type Reader, type ReadResult } from './readText';
import { ON_APPLICATION, readPriceType } from './readVocabulary';

/** Words in a price column that mean no price, letters only. */
const NO_PRICE = new Set(ON_APPLICATION.map((words) => words.replace(/[^a-z]/g, '')));

/** Digits that people type where a price is missing. */
const PLACEHOLDER = /^9{7,}$/;

/** What a country decides for the prices of a feed. */
export type Money = Pick<Locale, 'country' | 'currency'> & Pick<Forms, 'currencyMarks' | 'salesTaxRate'>;

export const moneyOf = ({ locale, forms }: Country): Money => ({
  ...forms,
  country: locale.country,
  currency: locale.currency,
});

/** The sales tax, as feeds name it in every country of `src/locales/`. */
const TAX = 'GST';

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

/**
 * The readers of prices in a country's currency, with or without `$`, `AUD`, separators, cents and the mark of a footnote → whole
 * cents, or `poa` if the feed says so in words. Zero means no price, because nothing in stock is free. A negative price is a fault.
 * A price `+ GST` becomes the whole price, with a note. A special price is never "on application".
 */
export function priceReaders({ currency, currencyMarks, salesTaxRate }: Money) {
  /** A price above a hundred million dollars is a mistake. */
  const readAmount = numberReader({
    min: 0,
    max: 100_000_000,
    zeroIsAbsent: true,
    isLarge: true,
    units: [currency.toLowerCase(), 'dollars'],
  });
  const readDollars: Reader<number> = (raw, style) => {
    const dollars = readAmount(raw, style);
    return dollars.kind === 'ok' && PLACEHOLDER.test(String(dollars.value))
      ? err('is a placeholder')
      : dollars;
  };
  const sign = new RegExp(`^(-?)(?:${currency} ?|${currencyMarks.join('|')})?\\$ ?`, 'i');
  const code = new RegExp(`^${currency} ?`, 'i');
  const lackedTax = `is without ${TAX}: ${salesTaxRate * 100} % was added, as shoppers must see the whole price`;

  const readLine = lineReader<Cents | 'poa'>((line, style) => {
    if (NO_PRICE.has(line.toLowerCase().replace(/[^a-z]/g, '')) && !/\d/.test(line)) return ok('poa');
    const { amount, lacksTax } = splitPrice(line);
    const dollars = readDollars(amount.replace(sign, '$1').replace(code, ''), style);
    if (dollars.kind === 'err')
      return err(dollars.fault === 'is not a number' ? 'is not a price' : dollars.fault);
    if (dollars.value === undefined || !lacksTax)
      return ok(dollars.value === undefined ? undefined : dollarsToCents(dollars.value));
    return {
      ...ok(dollarsToCents(dollars.value * (1 + salesTaxRate))),
      entries: [{ value: line, reason: lackedTax, isNote: true }],
    };
  }, 'is not a price');

  const price: Reader<Cents | 'poa'> = (raw, style) => {
    if (typeof raw !== 'number') return readLine(raw, style);
    const dollars = readDollars(raw);
    if (dollars.kind === 'err') return dollars;
    return ok(dollars.value === undefined ? undefined : dollarsToCents(dollars.value));
  };
  const specialPrice: Reader<Cents> = (raw, style) => {
    const read = price(raw, style);
    return read.kind === 'ok' && read.value === 'poa' ? ok(undefined) : (read as ReadResult<Cents>);
  };
  return { price, specialPrice };
}
