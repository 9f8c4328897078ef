import type { ReactNode } from 'react';
import { recentlyViewed, wishlist } from '../../device/garage';
import type { EnquiryItem } from '../../domain/enquiry/enquiry';
import { enquiryItemOfCard } from '../../domain/enquiry/enquiryItem';
import { VehicleThumbnail } from './VehicleThumbnail';

/** How many vehicles of one kind are offered. More would push the form off a phone. */
const MOST = 3;

export interface KnownVehicle {
  readonly item: EnquiryItem;
  /** How the device knows it; absent for one that was searched for just now. */
  readonly from?: string;
  /** Absent for a vehicle that the device knows by its address alone. */
  readonly picture?: ReactNode;
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
      .map(({ card }) => ({
        item: enquiryItemOfCard(card),
        from,
        picture: <VehicleThumbnail card={card} />,
      })),
  );
