import { type OwnVehicle, parseOwnVehicle } from '../domain/compare/ownVehicle';
import { storedValue } from './storedValue';

export const ownVehicle = storedValue<OwnVehicle | undefined>({
  name: 'own-vehicle',
  lifetime: 'device',
  empty: undefined,
  parse: parseOwnVehicle,
});
