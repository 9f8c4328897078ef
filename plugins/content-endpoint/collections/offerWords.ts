import { z } from 'zod';
import type { Locale } from '../../../src/domain/country';
import { lastDayWords } from '../../../src/domain/dateWords';
import { rateWords } from '../../../src/domain/finance/comparisonRate';
import { type FinanceSettings, loanConditions } from '../../../src/domain/finance/financeSettings';
import { repaymentForPrice } from '../../../src/domain/finance/repaymentForPrice';
import { formatPrice } from '../../../src/domain/formatNumber';
import { err, ok, type Result } from '../../../src/domain/result';
import type { VehType } from '../../../src/domain/stock/stockTypes';
import type { ParseContext } from './context';
import { withCreditNote } from './creditNote';
import { dollars } from './kinds/text';

/** The figures of an offer, which its words can name: `{price}`. */
export const offerFigures = {
  price: dollars.optional(),
  wasPrice: dollars.optional(),
  priceType: z.enum(['driveAway', 'egc']).optional(),
};

interface Offer {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly terms: string;
  readonly price?: number | undefined;
  readonly wasPrice?: number | undefined;
  /** The first instant after its end. */
  readonly endsAt?: string | undefined;
  /** The vehicles that it is about: whose interest rate holds. */
  readonly vehType?: VehType | undefined;
}

/** Whether `wasPrice` is a price that `price` is less than. A wrong type has its own fault. */
export const isReduction = ({ price, wasPrice }: { readonly price?: unknown; readonly wasPrice?: unknown }) =>
  typeof wasPrice !== 'number' || (typeof price === 'number' && wasPrice > price);

export const REDUCTION = {
  error: 'must be more than the price, which must be there too',
  path: ['wasPrice'],
  // Runs even if another field is invalid, so that all faults are reported together.
  when: () => true,
};

type Value = Result<string, string>;

/** What a draft may still lack. */
const NEEDS = 'needs the field';

const amount = (dollars: number | undefined, field: string): Value =>
  dollars === undefined ? err(`${NEEDS} ${field}`) : ok(formatPrice(dollars));

/** What an offer's words can name, and what takes the place of each. */
const PLACEHOLDERS: Readonly<Record<string, (offer: Offer, context: ParseContext) => Value>> = {
  price: ({ price }) => amount(price, 'price'),
  wasPrice: ({ wasPrice }) => amount(wasPrice, 'wasPrice'),
  endDate: ({ endsAt }, { timeZone }) =>
    endsAt === undefined ? err(`${NEEDS} endsAt`) : ok(lastDayWords(endsAt, timeZone)),
  repayment: ({ price, vehType }, { finance, country }) => {
    if (price === undefined) return err(`${NEEDS} price`);
    if (vehType === undefined) return err(`${NEEDS} vehType, which says whose interest rate holds`);
    if (finance === 'off')
      return err('cannot be worked out: repayments are switched off in settings/finance');
    // The finance settings have their own faults, which stop the build.
    return finance === undefined ? ok('') : repaymentWords(price, vehType, finance.settings, country.locale);
  },
};

/** `$153 a week at 8.49% p.a., comparison rate 9.06% p.a., over 60 months`, on the dealership's usual terms. */
function repaymentWords(price: number, vehType: VehType, settings: FinanceSettings, locale: Locale): Value {
  const quote = repaymentForPrice(price, vehType, settings, {});
  if (quote.kind === 'err') return err('cannot be worked out for this price');
  if (quote.value.kind !== 'repayment')
    return err('cannot be worked out: the usual deposit covers the price');
  const { displayed, frequency, interestRate, comparisonRate } = quote.value;
  const { termMonths, ...loan } = loanConditions(settings, vehType, {});
  const deposit = share(loan.depositAmount, loan.depositPercentage, 'the price');
  const balloon = share(loan.balloonAmount, loan.balloonPercentage, 'the amount financed');
  return ok(
    [
      `${formatPrice(displayed)} a ${frequency} at ${rateWords(interestRate, comparisonRate, locale)}, over ${termMonths} months`,
      deposit && `after a deposit of ${deposit}`,
      balloon && `and ${balloon} at the end`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** `$2,000` or `10% of the price`; undefined if it is nothing. */
const share = (dollars: number | undefined, percentage: number | undefined, whole: string) => {
  if (dollars !== undefined) return dollars > 0 ? formatPrice(dollars) : undefined;
  return (percentage ?? 0) > 0 ? `${percentage}% of ${whole}` : undefined;
};

const TEXTS = ['title', 'summary', 'html', 'terms'] as const;

/** The texts with a place for what the law wants beside an interest rate. Others appear on cards and in search results. */
const WITH_NOTICES: readonly string[] = ['html', 'terms'];

/**
 * The offer with its figures in its words: each `{price}`, `{wasPrice}`, `{endDate}` and `{repayment}` becomes an amount, a
 * day or a repayment. A text with a repayment ends in who lends and the country's warning. Any other name is a fault.
 */
export const withOfferWords =
  <Fields extends Offer>(context: ParseContext) =>
  (offer: Fields, { issues }: z.core.ParsePayload): Fields => {
    const lender = typeof context.finance === 'object' ? context.finance.lender : undefined;
    const filled: Partial<Record<(typeof TEXTS)[number], string>> = {};
    for (const field of TEXTS) {
      let hasRepayment = false;
      const refuse = (message: string) =>
        issues.push({
          code: 'custom',
          input: offer,
          path: [field],
          message,
          params: { isMissing: message.includes(NEEDS) },
        });
      const text = offer[field].replace(/\{\s*(\w+)\s*\}/g, (written, name: string) => {
        const value = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name]?.(offer, context) : undefined;
        const names = Object.keys(PLACEHOLDERS).map((known) => `{${known}}`);
        if (!value) refuse(`${written} is not one of ${names.join(', ')}`);
        else if (value.kind === 'err') refuse(`${written} ${value.fault}`);
        else if (name === 'repayment' && !WITH_NOTICES.includes(field))
          refuse(
            `${written} belongs in the offer’s text or its terms, where there is room for the warning about rates`,
          );
        else {
          hasRepayment ||= name === 'repayment';
          return value.value;
        }
        return written;
      });
      filled[field] = hasRepayment && lender ? withCreditNote(text, lender, context.country.credit) : text;
    }
    return { ...offer, ...filled };
  };
