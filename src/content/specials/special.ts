import { graphql } from 'gatsby';
import { brandSpecialPath, dealerSpecialPath } from '../addresses';
import { type PictureView, toPicture } from '../picture';
import type { BrandSpecialCardFieldsFragment, DealerSpecialCardFieldsFragment } from '../queryTypes';
import { lastDayOf, type SpecialPriceView, specialPrice } from './specialPrice';

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
    id slug title summary
    picture { ...PictureFields }
    startsAt endsAt eligibleStockUrl price wasPrice priceType
  }
  fragment DealerSpecialCardFields on Content_DealerSpecial {
    id slug title summary
    picture { ...PictureFields }
    startsAt endsAt eligibleStockUrl price wasPrice priceType
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
