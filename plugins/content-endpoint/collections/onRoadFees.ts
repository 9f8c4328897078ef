import { z } from 'zod';
import type { ParseContext } from './context';
import { text } from './kinds/text';
import { calendarDate } from './openingHours';
import { stateOf } from './place';

const dollars = z.number().min(0).max(10_000);

const registrationFee = z.strictObject({
  maxCylinders: z.int().min(1).max(16).optional(),
  maxTareMass: z.int().min(1).max(4500).optional(),
  maxEngineSize: z.int().min(1).max(20_000).optional(),
  isDiesel: z.boolean().optional(),
  isElectric: z.boolean().optional(),
  isGoods: z.boolean().optional(),
  dollars,
});

const ONE_FEE = 'must name at least one fee: transfer, registration, plates or insurance';

/** The current fees of a state, besides duty, in dollars. Registration and insurance are for a year. */
const fees = (context: ParseContext) =>
  z
    .strictObject({
      ...stateOf(context.country.forms),
      from: calendarDate,
      until: calendarDate,
      source: text,
      transfer: dollars.optional(),
      registration: z.array(registrationFee).default([]),
      plates: dollars.optional(),
      insurance: dollars.optional(),
    })
    .refine(({ from, until }) => from <= until, { error: 'must not be before from', path: ['until'] })
    .refine(
      ({ transfer, registration, plates, insurance }) =>
        registration.length > 0 || [transfer, plates, insurance].some((one) => one !== undefined),
      { error: ONE_FEE, path: ['transfer'] },
    );

/** A day has one set of fees in each state. */
export const onRoadFees = (context: ParseContext) =>
  z
    .array(fees(context))
    .default([])
    .superRefine((all, { addIssue }) => {
      all.forEach((one, index) => {
        const other = all
          .slice(0, index)
          .find(({ state, from, until }) => state === one.state && from <= one.until && one.from <= until);
        if (other)
          addIssue({
            code: 'custom',
            path: [index, 'from'],
            message: `overlaps other fees of the same state, from ${other.from} until ${other.until}`,
          });
      });
    });
