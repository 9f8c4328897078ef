import { publicId, type ScreenEvent } from '../../../tracking/events';
import { track } from '../../../tracking/track';

type Way = Extract<ScreenEvent, { readonly name: 'offer_engagement' }>['way'];

/** For the link by which a shopper goes on from an offer: tells which offer, and which way. */
export const offerUsed = (offer: string, way: Way) => () =>
  track({ name: 'offer_engagement', offer: publicId(offer), way });
