import { z } from 'zod';
import { text } from './kinds/text';

/** An Australian street address. */
export const address = z.strictObject({
  street: text,
  suburb: text,
  state: z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']),
  postcode: text.regex(/^\d{4}$/, 'must be four digits in quotes ("2999")'),
});

/** A point on the map, in degrees. */
export const geo = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
