import type { GeoPoint } from '../../../domain/geoPoint';
import { forms } from '../../../locales/site/forms';
import { track } from '../../../tracking/track';

/** The shopper's place, or why it is unknown. */
export type ShopperPlace = { readonly point: GeoPoint; readonly words: string } | { readonly fault: string };

/** Whether shoppers can search by postcode: the locale may have no table of their centres. */
export const hasPostcodes = forms.postcode.centres !== undefined;

/** The centre of a postcode. The table loads with the first search. Never rejects. */
export async function placeOfPostcode(postcode: string): Promise<ShopperPlace> {
  const { pattern, rule, centres } = forms.postcode;
  if (!pattern.test(postcode)) return { fault: `A postcode ${rule}.` };
  try {
    const centre = (await centres?.())?.[postcode];
    track({ name: 'postcode_search', outcome: centre ? 'found' : 'unknown' });
    if (!centre) return { fault: `We don’t know the postcode ${postcode}. Try one nearby.` };
    return { point: { latitude: centre[0], longitude: centre[1] }, words: postcode };
  } catch {
    return { fault: 'Postcodes did not load. Check your connection and try again.' };
  }
}

/** What else a shopper can do. */
const INSTEAD = hasPostcodes ? ' Type a postcode instead.' : '';

/** How long a device may take to find its position, and how old its last position may be, in milliseconds. */
const PATIENCE = { timeout: 15_000, maximumAge: 600_000 } as const;

/** The error codes of the Geolocation API: 1 refused, 2 unknown, 3 too slow. */
const FAULTS: Readonly<Record<number, string>> = {
  1: `Your browser didn’t share your location.${INSTEAD}`,
  3: `Finding your location took too long.${INSTEAD}`,
};

/** The device's position, for which the device asks its owner. It stays in the page. Never rejects. */
export const placeOfDevice = (): Promise<ShopperPlace> =>
  new Promise((resolve) => {
    const fail = (code: number) => {
      track({ name: 'use_my_location', outcome: 'refused' });
      resolve({ fault: FAULTS[code] ?? `Your device couldn’t find your location.${INSTEAD}` });
    };
    if (!navigator.geolocation) return fail(2);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        track({ name: 'use_my_location', outcome: 'found' });
        resolve({ point: { latitude, longitude }, words: 'where you are' });
      },
      ({ code }) => fail(code),
      PATIENCE,
    );
  });
