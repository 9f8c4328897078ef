import { type OwnVehicle, parseOwnVehicle } from '../domain/compare/ownVehicle';
import { storedValue } from './storedValue';

/** The vehicle that the shopper has now, if they typed it. */
export const ownVehicle = storedValue<OwnVehicle | undefined>({
  name: 'own-vehicle',
  lifetime: 'device',
  empty: undefined,
  parse: parseOwnVehicle,
});
