import { publicId, type ScreenEvent } from '../../../tracking/events';
import { track } from '../../../tracking/track';

type Way = Extract<ScreenEvent, { readonly name: 'offer_engagement' }>['way'];

/** A click handler for the links of an offer. It tracks which offer and which link was used. */
export const offerUsed = (offer: string, way: Way) => () =>
  track({ name: 'offer_engagement', offer: publicId(offer), way });
