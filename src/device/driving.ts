import { type Driving, parseDriving } from '../domain/ownership/weeklyCost';
import { storedValue } from './storedValue';

/** How far the shopper drives and what they pay for fuel, if they typed it. */
export const driving = storedValue<Driving | undefined>({
  name: 'driving',
  lifetime: 'device',
  empty: undefined,
  parse: parseDriving,
});
