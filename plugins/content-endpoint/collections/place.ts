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
const point = z
  .strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .meta({ kind: 'point' });

type Point = z.output<typeof point>;

/** May be left out: `withPoint` fills it in where the locale knows the centres of its postcodes. */
export const geo = point.optional();

/** The fields with their point on the map: their own, or else the centre of their postcode, or none in a country without a table. */
export async function withPoint<
  Fields extends { readonly address: { readonly postcode: string }; readonly geo?: Point | undefined },
>(fields: Fields, { issues }: z.core.ParsePayload): Promise<Fields & { readonly geo?: Point | undefined }> {
  const { postcode } = fields.address;
  if (fields.geo || !forms.postcode.centres) return fields;
  const centre = (await forms.postcode.centres())[postcode];
  if (centre) return { ...fields, geo: { latitude: centre[0], longitude: centre[1] } };
  issues.push({
    code: 'custom',
    input: fields,
    path: ['geo'],
    message: `we don’t know where the postcode ${postcode} is: give latitude and longitude`,
  });
  return z.NEVER;
}
