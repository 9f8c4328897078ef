import { countryOf } from '../src/locales/countryOf';

/** The country of the tests' dealer. */
export const australia = countryOf('en-AU');
