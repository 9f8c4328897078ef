import type { GeoPoint } from '../../../domain/geoPoint';
import { track } from '../../../tracking/track';

/** The shopper's place, or why it is unknown. */
export type ShopperPlace = { readonly point: GeoPoint; readonly words: string } | { readonly fault: string };

const POSTCODE = /^\d{4}$/;

type Centres = Readonly<Record<string, readonly [latitude: number, longitude: number]>>;

let centres: Promise<Centres> | undefined;

/** The centre of every postcode: 19 kB, loaded once, when a shopper first searches for one. */
function postcodeCentres(): Promise<Centres> {
  centres ??= fetch('/postcodes.json').then((response) => {
    if (!response.ok) throw new Error(`/postcodes.json answered with ${response.status}.`);
    return response.json() as Promise<Centres>;
  });
  centres.catch(() => {
    centres = undefined;
  });
  return centres;
}

/** The centre of a postcode. Never rejects. */
export async function placeOfPostcode(postcode: string): Promise<ShopperPlace> {
  if (!POSTCODE.test(postcode)) return { fault: 'A postcode has four digits, like 2800.' };
  try {
    const centre = (await postcodeCentres())[postcode];
    track({ name: 'postcode_search', outcome: centre ? 'found' : 'unknown' });
    if (!centre) return { fault: `We don’t know the postcode ${postcode}. Try one nearby.` };
    return { point: { latitude: centre[0], longitude: centre[1] }, words: postcode };
  } catch {
    return { fault: 'Postcodes did not load. Check your connection and try again.' };
  }
}

/** How long a device may take to find its position, and how old its last position may be, in milliseconds. */
const PATIENCE = { timeout: 15_000, maximumAge: 600_000 } as const;

/** The error codes of the Geolocation API: 1 refused, 2 unknown, 3 too slow. */
const FAULTS: Readonly<Record<number, string>> = {
  1: 'Your browser didn’t share your location. Type a postcode instead.',
  3: 'Finding your location took too long. Type a postcode instead.',
};

/** The device's position, for which the device asks its owner. It stays in the page. Never rejects. */
export const placeOfDevice = (): Promise<ShopperPlace> =>
  new Promise((resolve) => {
    const fail = (code: number) => {
      track({ name: 'use_my_location', outcome: 'refused' });
      resolve({ fault: FAULTS[code] ?? 'Your device couldn’t find your location. Type a postcode instead.' });
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
