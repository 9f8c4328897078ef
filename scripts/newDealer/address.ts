import { readFileSync } from 'node:fs';
import { countryOf } from '../../src/locales/countryOf';

/** A dealer's address, as `settings/site.yml` has it. */
export interface Address {
  readonly street: string;
  readonly suburb: string;
  /** Absent in a country without states. */
  readonly state?: string;
  readonly postcode: string;
}

export const hasStates = (locale: string): boolean => !locale.endsWith('-NZ');

const WITH_STATE = new RegExp(
  `^(.+), *([^,]+?)[ ,]+(${countryOf('en-AU').forms.states.join('|')})[ ,]+(\\d{4})$`,
  'i',
);
const WITHOUT_STATE = /^(.+), *([^,]+?)[ ,]+(\d{4})$/;

/**
 * Reads an address as people write it: `Unit 3, 4 Wharf Road, Saltmarsh TAS 7190`. Commas before the state and the postcode may be there
 * or not. `undefined` if a part is missing or the state is unknown.
 */
export function readAddress(text: string, locale: string): Address | undefined {
  const parts = (hasStates(locale) ? WITH_STATE : WITHOUT_STATE).exec(text.trim().replace(/\s+/g, ' '));
  if (parts === null) return undefined;
  const [, street = '', suburb = '', ...rest] = parts;
  const postcode = rest.at(-1) ?? '';
  return rest.length > 1
    ? { street, suburb, state: rest[0]?.toUpperCase(), postcode }
    : { street, suburb, postcode };
}

/** The postcodes of each state, by their first digits, and those of towns over its border that have a neighbour's. */
const POSTCODES: Readonly<Record<string, RegExp>> = {
  ACT: /^02|^2[69]|^2540/,
  NSW: /^[12]|^(?:358[56]|3644|3691|3707|437[57]|438[035])/,
  NT: /^0[89]|^4825/,
  QLD: /^[49]|^2406/,
  SA: /^5|^0872/,
  TAS: /^7/,
  VIC: /^[38]/,
  WA: /^6|^0872/,
};

/** Whether the postcode belongs to the state, if there is one. */
export const isInItsState = ({ state, postcode }: Address): boolean =>
  state === undefined || (POSTCODES[state] ?? /./).test(postcode);

/** Whether we know where an Australian postcode is. The content of a dealer whose postcode is unknown needs its own `geo`. */
export const isOnTheMap = ({ postcode }: Address, locale: string): boolean =>
  !hasStates(locale) ||
  Object.hasOwn(JSON.parse(readFileSync('src/locales/en-AU/postcodes.json', 'utf8')), postcode);
