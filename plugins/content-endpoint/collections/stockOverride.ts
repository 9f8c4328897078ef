import { z } from 'zod';
import type { ParseContext } from './context';
import { picture } from './kinds/picture';
import { text } from './kinds/text';

/** More would hide the picture. */
const LONGEST_LABEL = 24;

/** `content/stock-overrides/*.yml`: what the dealer changes of one stock item, whatever the feed says. */
export const stockOverrideSchema = (context: ParseContext) =>
  z.strictObject({
    stockNumber: text.meta({ kind: 'stockNumber' }),
    hide: z.boolean().default(false),
    featured: z.boolean().optional(),
    label: text.max(LONGEST_LABEL, `must be at most ${LONGEST_LABEL} characters`).optional(),
    description: text.optional(),
    pictures: z.array(picture(context, false)).default([]),
    pictureOrder: z.array(z.int().min(1)).default([]),
    priceType: z.enum(['driveAway', 'egc', 'poa']).optional(),
  });
