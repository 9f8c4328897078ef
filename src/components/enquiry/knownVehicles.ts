import { recentlyViewed, wishlist } from '../../device/garage';
import type { EnquiryItem } from '../../domain/enquiry/enquiry';
import { enquiryItemOfCard } from '../../domain/enquiry/enquiryItem';

/** How many vehicles of one kind are offered. More would push the form off a phone. */
const MOST = 3;

export interface KnownVehicle {
  readonly item: EnquiryItem;
  readonly from: string;
}

/** The vehicles that the shopper saved or looked at. A separate script, for devices that hold any. */
export const knownVehicles = (): readonly KnownVehicle[] =>
  [
    { from: 'Saved', list: wishlist },
    { from: 'Viewed', list: recentlyViewed },
  ].flatMap(({ from, list }) =>
    list
      .read()
      .filter(({ card }) => !card.sold)
      .slice(0, MOST)
      .map(({ card }) => ({ item: enquiryItemOfCard(card), from })),
  );
