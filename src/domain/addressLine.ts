interface Address {
  readonly street: string;
  readonly suburb: string;
  readonly state?: string | null | undefined;
  readonly postcode: string;
}

/** The second line of an address: `Wattlebrook NSW 2801`, or `Nelson 7010` where a country has no states. */
export const townLine = ({ suburb, state, postcode }: Omit<Address, 'street'>): string =>
  [suburb, state, postcode].filter(Boolean).join(' ');

/** One line: `112 Commercial Street, Wattlebrook NSW 2801`. */
export const addressLine = (address: Address): string => `${address.street}, ${townLine(address)}`;
