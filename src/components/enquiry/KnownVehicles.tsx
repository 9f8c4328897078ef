import { useEffect } from 'react';
import { recentlyViewed, wishlist } from '../../device/garage';
import type { EnquiryItem } from '../../domain/enquiry/enquiry';
import { enquiryItemOfCard } from '../../domain/enquiry/enquiryItem';
import { useStored } from '../ui/visit/useStored';

/** How many vehicles of one kind are offered. More would push the form off a phone. */
const MOST = 3;

/** A vehicle that the form offers, and why. */
export interface KnownVehicle {
  readonly item: EnquiryItem;
  readonly from: 'Saved' | 'Viewed';
}

interface Props {
  readonly onKnown: (known: readonly KnownVehicle[]) => void;
}

/**
 * Reports the vehicles that the shopper saved or looked at. Renders nothing: a separate script, for devices that hold any.
 */
export function KnownVehicles({ onKnown }: Props) {
  const saved = useStored(wishlist);
  const viewed = useStored(recentlyViewed);
  useEffect(() => {
    onKnown([
      ...saved.slice(0, MOST).map(({ card }) => ({ item: enquiryItemOfCard(card), from: 'Saved' as const })),
      ...viewed
        .slice(0, MOST)
        .map(({ card }) => ({ item: enquiryItemOfCard(card), from: 'Viewed' as const })),
    ]);
  }, [saved, viewed, onKnown]);
  return null;
}
