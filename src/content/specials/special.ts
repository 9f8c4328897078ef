import { graphql } from 'gatsby';
import { locale } from '../../locales/site/locale';
import { brandSpecialKey, brandSpecialPath, dealerSpecialPath } from '../addresses';
import { toPicture } from '../picture';
import type { BrandSpecialCardFieldsFragment, DealerSpecialCardFieldsFragment } from '../queryTypes';
import { lastDayOf, specialPrice } from './specialPrice';

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

export type SpecialView = ReturnType<typeof toSpecial>;

const toSpecial = (
  raw: Omit<BrandSpecialCardFieldsFragment, 'id'>,
  own: { readonly kind: 'brand' | 'dealer'; readonly key: string; readonly href: string },
  timeZone: string,
) => ({
  ...own,
  title: raw.title,
  summary: raw.summary,
  picture: toPicture(raw.picture),
  /** ISO 8601. Absent if it has no beginning. */
  startsAt: raw.startsAt ?? undefined,
  endsAt: raw.endsAt ?? undefined,
  /** The last day in words: `31 December 2026`. */
  lastDay: lastDayOf(raw, timeZone),
  eligibleStockHref: raw.eligibleStockUrl ?? undefined,
  price: specialPrice(raw, locale.prices),
});

export const toBrandSpecial = (raw: BrandSpecialCardFieldsFragment, timeZone: string): SpecialView =>
  toSpecial(raw, { kind: 'brand', key: brandSpecialKey(raw), href: brandSpecialPath(raw) }, timeZone);

export const toDealerSpecial = (raw: DealerSpecialCardFieldsFragment, timeZone: string): SpecialView =>
  toSpecial(raw, { kind: 'dealer', key: raw.slug, href: dealerSpecialPath(raw) }, timeZone);
