import type { Locale } from '../../domain/country';
import { lastDayWords } from '../../domain/dateWords';
import { formatPrice } from '../../domain/formatNumber';
import type { BrandSpecialCardFieldsFragment } from '../queryTypes';

/** What an offer costs, in words: `$33,990` and, for a vehicle, `Drive Away`. */
export const specialPrice = (
  { price, wasPrice, priceType }: Pick<BrandSpecialCardFieldsFragment, 'price' | 'wasPrice' | 'priceType'>,
  prices: Locale['prices'],
) =>
  price === null
    ? undefined
    : {
        amount: formatPrice(price),
        qualifier: priceType === null ? undefined : prices[priceType].label,
        wasAmount: wasPrice === null ? undefined : formatPrice(wasPrice),
        savingAmount: wasPrice === null ? undefined : formatPrice(wasPrice - price),
      };

/** The last day before the first instant after the end, in words; with the time of day, if it ends during that day. */
export const lastDayOf = (
  { endsAt }: Pick<BrandSpecialCardFieldsFragment, 'endsAt'>,
  timeZone: string,
): string | undefined => (endsAt === null ? undefined : lastDayWords(endsAt, timeZone));
