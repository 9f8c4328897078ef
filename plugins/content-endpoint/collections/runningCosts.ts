import { z } from 'zod';
import { ENERGY, KILOMETRES_A_YEAR } from '../../../src/domain/ownership/energy';
import { absoluteUrl } from './kinds/link';
import { text } from './kinds/text';
import { calendarDate } from './openingHours';

const price = ({ bounds: { least, most } }: (typeof ENERGY)[keyof typeof ENERGY]) =>
  z.number().min(least).max(most).optional();

/** What the weekly cost of a vehicle is worked out from. A fuel without a price is one that the dealer didn't look up. */
export const runningCosts = z.strictObject({
  kilometresAYear: z.int().min(1).max(KILOMETRES_A_YEAR.most).default(15_000),
  asAt: calendarDate,
  source: text,
  sourceUrl: absoluteUrl.optional(),
  petrol91: price(ENERGY.petrol91),
  petrol95: price(ENERGY.petrol95),
  petrol98: price(ENERGY.petrol98),
  diesel: price(ENERGY.diesel),
  electricity: price(ENERGY.electricity),
});
