import { wordsOf } from '../fieldNames';
import type { Known } from './waysToRead';

/**
 * Words of a name that make its amount something else than what a shopper pays: what it cost the dealer, what others think it
 * worth, what the maker recommends, what it was, a part of it, or an instalment.
 */
const NOT_THE_PRICE: ReadonlySet<string> = new Set(
  (
    'msrp rrp srp recommended suggested sticker cost costs invoice wholesale trade tradein book bookvalue valuation appraisal market guide ' +
    'glass redbook blackbook nada kbb reserve deposit lease leasing weekly week monthly month pm pw payment payments repayment ' +
    'instalment installment finance rental hire rent rebate rebates incentive saving savings discount previous was old original ' +
    'before tax duty fee fees stamp insurance delivery freight transport commission profit margin floorplan balance residual ' +
    'balloon floor minimum holdback net dealernet purchase purchased bought employee option options accessory accessories ' +
    'auction bid estimate estimated einkauf einkaufspreis haendlerpreis netto rate custo fipe'
  ).split(' '),
);

/** A price without the tax that shoppers pay. */
const WITHOUT_TAX = /\b(?:ex|excl|excluding|exclusive|plus|ohne|zzgl)\b.*\b(?:gst|vat|mwst|iva|tax)\b/;

/** Whether a column holds amounts that shoppers aren't asked for: MSRP, cost, wholesale, a book value. */
export const isOtherMoney = ({ parts }: Pick<Known, 'parts'>): boolean => {
  const words = parts.flatMap(wordsOf);
  return words.some((word) => NOT_THE_PRICE.has(word)) || WITHOUT_TAX.test(words.join(' '));
};

/** Whether a column may be what a shopper pays, by its name and its amounts. */
const isAsked = ({ facts, fits, parts }: Known): boolean => {
  const named = Math.max(fits.get('price') ?? 0, fits.get('specialPrice') ?? 0);
  return (
    named >= 0.3 &&
    facts.numbers > 0.4 &&
    facts.middle >= 300 &&
    facts.years < 0.9 &&
    !isOtherMoney({ parts })
  );
};

const list = (columns: readonly Known[]): string => columns.map(({ source }) => source).join(', ');

/** What a person must decide about columns of money. `read` are those that the proposal reads. */
export function moneyQuestions(
  columns: readonly Known[],
  price: Known | undefined,
  read: ReadonlySet<string>,
): readonly string[] {
  const others = columns.filter(
    (column) => isOtherMoney(column) && column.facts.numbers > 0.4 && column.facts.middle >= 300,
  );
  if (!price)
    return others.length === 0
      ? []
      : [`${list(others)} may not be what shoppers pay: map price only to what they do.`];
  const unread = columns.filter((column) => isAsked(column) && !read.has(column.source));
  return unread.length === 0
    ? []
    : [
        `${list([price, ...unread])}: each looks like the price. ${price.source} is read. Map price to what shoppers pay, and specialPrice to a lower price on offer.`,
      ];
}
