import { type Driving, parseDriving } from '../domain/ownership/energy';
import { COST_PARTS, type CostPartName } from '../domain/ownership/weeklyCost';
import { storedValue } from './storedValue';

/** How far the shopper drives and what they pay for fuel, where they typed it. */
export const driving = storedValue<Driving>({
  name: 'driving',
  lifetime: 'device',
  empty: {},
  parse: parseDriving,
});

/** The parts of a weekly cost that the shopper switched off. */
export const costPartsOff = storedValue<readonly CostPartName[]>({
  name: 'cost-parts-off',
  lifetime: 'device',
  empty: [],
  parse: (stored) => (Array.isArray(stored) ? COST_PARTS.filter((name) => stored.includes(name)) : undefined),
});
