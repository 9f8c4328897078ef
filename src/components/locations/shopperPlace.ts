import type { GeoPoint } from '../../domain/geoPoint';
import { track } from '../../tracking/track';

/** Where a shopper looks from, or why that is not known. */
export type ShopperPlace = { readonly point: GeoPoint; readonly words: string } | { readonly fault: string };

const POSTCODE = /^\d{4}$/;

type Centres = Readonly<Record<string, readonly [latitude: number, longitude: number]>>;

let centres: Promise<Centres> | undefined;

/** The middle of every postcode: 19 kB, asked for once, when somebody first looks for one. */
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

/** The middle of a postcode. Never rejects. */
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

/** Milliseconds that a device has to find out where it is, and how old its last answer may be. */
const PATIENCE = { timeout: 15_000, maximumAge: 600_000 } as const;

/** By the numbers of the Geolocation API: refused, not known, too slow. */
const FAULTS: Readonly<Record<number, string>> = {
  1: 'Your browser keeps your location to itself. Type a postcode instead.',
  3: 'Finding your location took too long. Type a postcode instead.',
};

/** Where the device is, which it asks its owner first. Stays in the page. Never rejects. */
export const placeOfDevice = (): Promise<ShopperPlace> =>
  new Promise((resolve) => {
    const fail = (code: number) => {
      track({ name: 'use_my_location', outcome: 'refused' });
      resolve({ fault: FAULTS[code] ?? 'Your device doesn’t know where it is. Type a postcode instead.' });
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
