import { graphql } from 'gatsby';
import { dateWords } from '../../domain/dateWords';
import { formatPrice } from '../../domain/formatNumber';
import { locale } from '../../locales/site/locale';
import { brandSpecialPath, dealerSpecialPath } from '../addresses';
import { type PictureView, toPicture } from '../picture';
import type { BrandSpecialCardFieldsFragment, DealerSpecialCardFieldsFragment } from '../queryTypes';

/** An offer of the maker or of the dealer, for a card. */
export interface SpecialView {
  readonly key: string;
  readonly kind: 'brand' | 'dealer';
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  readonly picture: PictureView;
  /** ISO 8601. Absent if it has no beginning. */
  readonly startsAt?: string;
  /** The first instant after its end. */
  readonly endsAt?: string;
  /** The last day in words: `31 December 2026`. */
  readonly lastDay?: string;
  readonly eligibleStockHref?: string;
  readonly price?: SpecialPriceView;
}

export const specialCardFields = graphql`
  fragment BrandSpecialCardFields on Content_BrandSpecial {
    id
    slug
    title
    summary
    picture {
      ...PictureFields
    }
    startsAt
    endsAt
    eligibleStockUrl
    price
    wasPrice
    priceType
  }
  fragment DealerSpecialCardFields on Content_DealerSpecial {
    id
    slug
    title
    summary
    picture {
      ...PictureFields
    }
    startsAt
    endsAt
    eligibleStockUrl
    price
    wasPrice
    priceType
  }
`;

const toSpecial = (raw: Omit<BrandSpecialCardFieldsFragment, 'id'>, timeZone: string) => ({
  title: raw.title,
  summary: raw.summary,
  picture: toPicture(raw.picture),
  startsAt: raw.startsAt ?? undefined,
  endsAt: raw.endsAt ?? undefined,
  lastDay: lastDayOf(raw, timeZone),
  eligibleStockHref: raw.eligibleStockUrl ?? undefined,
  price: specialPrice(raw),
});

export const toBrandSpecial = (raw: BrandSpecialCardFieldsFragment, timeZone: string): SpecialView => ({
  ...toSpecial(raw, timeZone),
  kind: 'brand',
  key: `brand-${raw.id}`,
  href: brandSpecialPath({ slug: raw.slug, id: raw.id }),
});

export const toDealerSpecial = (raw: DealerSpecialCardFieldsFragment, timeZone: string): SpecialView => ({
  ...toSpecial(raw, timeZone),
  kind: 'dealer',
  key: raw.slug,
  href: dealerSpecialPath(raw),
});

/** What an offer costs, in words. */
interface SpecialPriceView {
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
