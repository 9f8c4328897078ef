import { dateWords } from '../../domain/dateWords';
import { formatPrice } from '../../domain/formatNumber';
import { locale } from '../../locales/site/locale';
import type { BrandSpecialCardFieldsFragment } from '../queryTypes';

/** What an offer costs, in words. */
export interface SpecialPriceView {
  /** `$33,990` */
  readonly amount: string;
  /** `Drive Away`, for a vehicle. */
  readonly qualifier?: string;
  readonly wasAmount?: string;
  readonly savingAmount?: string;
}

type RawPrice = Pick<BrandSpecialCardFieldsFragment, 'price' | 'wasPrice' | 'priceType'>;

export const specialPrice = ({ price, wasPrice, priceType }: RawPrice): SpecialPriceView | undefined =>
  price === null
    ? undefined
    : {
        amount: formatPrice(price),
        qualifier: priceType === null ? undefined : locale.prices[priceType].label,
        ...(wasPrice !== null && {
          wasAmount: formatPrice(wasPrice),
          savingAmount: formatPrice(wasPrice - price),
        }),
      };

/** The last day of an offer in words. `endsAt` is the first instant after the end, so it is the day of the instant before. */
export const lastDayOf = (
  { endsAt }: Pick<BrandSpecialCardFieldsFragment, 'endsAt'>,
  timeZone: string,
): string | undefined =>
  endsAt === null ? undefined : dateWords(new Date(Date.parse(endsAt) - 1).toISOString(), timeZone);
