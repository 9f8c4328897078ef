import { storedValue } from './storedValue';

/** Where the shopper would register a vehicle. It stays on the device: no address, form or log holds the postcode. */
export interface ShopperPlace {
  readonly postcode: string;
  /** The state, or the country where it has no states. */
  readonly place: string;
  /** Whether the price to pay counts instead of the advertised price: in the list’s order, filters and budget, and in repayments. */
  readonly isUsed: boolean;
}

/** The shopper's place; `undefined` until they give one. */
export const shopperPlace = storedValue<ShopperPlace | undefined>({
  name: 'place',
  lifetime: 'device',
  empty: undefined,
  parse: (value) => {
    const { postcode, place, isUsed } = Object(value) as Partial<ShopperPlace>;
    const isWhole = /^\d{4}$/.test(String(postcode)) && /^[A-Z]{2,3}$/.test(String(place));
    return isWhole
      ? { postcode: String(postcode), place: String(place), isUsed: isUsed === true }
      : undefined;
  },
});
