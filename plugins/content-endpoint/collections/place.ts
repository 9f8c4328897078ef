import { z } from 'zod';
import { forms } from '../../../src/locales/site/forms';
import { text } from './kinds/text';

/** Left out where a country has no states. */
const state = (forms.states.length > 0 ? { state: z.enum(forms.states) } : {}) as {
  readonly state: z.ZodType<string, string>;
};

/** A street address, as the locale of the site has it. */
export const address = z.strictObject({
  street: text,
  suburb: text,
  ...state,
  postcode: text.regex(forms.postcode.pattern, `is not a postcode, which ${forms.postcode.rule}, in quotes`),
});

/** A point on the map, in degrees. */
export const geo = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
