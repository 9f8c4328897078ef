import { z } from 'zod';
import type { Forms } from '../../../src/domain/country';
import australia from '../../../src/locales/en-AU/postcodes.json';
import {
  type CountryWithPostcodes,
  centreIn,
  hasPostcodeCentres,
  type PostcodeCentres,
} from '../../../src/locales/postcodeCentres';
import type { ParseContext } from './context';
import { ownWords, text } from './kinds/text';

/** Left out where a country has no states. */
export const stateOf = ({ states }: Forms) =>
  (states.length > 0 ? { state: z.enum(states) } : {}) as { readonly state: z.ZodType<string, string> };

/** A street address, as the country of the site has it. */
export const address = ({ country: { forms } }: ParseContext) =>
  z.strictObject({
    street: ownWords,
    suburb: text,
    ...stateOf(forms),
    postcode: text.regex(
      new RegExp(forms.postcode.pattern),
      `is not a postcode, which ${forms.postcode.rule}, in quotes`,
    ),
  });

/** A point on the map, in degrees. */
const point = z
  .strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .meta({ kind: 'point' });

type Point = z.output<typeof point>;

/** May be left out: `withPoint` fills it in where the country knows the centres of its postcodes. */
export const geo = point.optional();

/** Pages import a table when they need it. Node 20 imports no JSON then, so here they are imported at once. */
const POSTCODES: Readonly<Record<CountryWithPostcodes, unknown>> = { 'en-AU': australia };

interface Place {
  readonly address: { readonly postcode: string };
  readonly geo?: Point | undefined;
}

/** The fields with their point on the map: their own, or else the centre of their postcode, or none in a country without a table. */
export const withPoint =
  ({ country }: ParseContext) =>
  <Fields extends Place>(fields: Fields, { issues }: z.core.ParsePayload): Fields & Pick<Place, 'geo'> => {
    const { name } = country.locale;
    if (fields.geo || !hasPostcodeCentres(name)) return fields;
    const { postcode } = fields.address;
    const centre = centreIn(POSTCODES[name] as PostcodeCentres, postcode);
    if (centre) return { ...fields, geo: centre };
    issues.push({
      code: 'custom',
      input: fields,
      path: ['geo'],
      message: `we don’t know where the postcode ${postcode} is: give latitude and longitude`,
    });
    return z.NEVER;
  };
