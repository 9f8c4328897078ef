import { z } from 'zod';
import type { ParseContext } from './context';
import { absoluteUrl } from './kinds/link';
import { relation } from './kinds/relation';
import { email, phone, position, text } from './kinds/text';
import { openingHours, specialDays } from './openingHours';
import { address, geo, withPoint } from './place';

/** A department that is at the location. Hours that are left out, or empty all week, are the department's own. */
const departmentHere = (context: ParseContext) =>
  z.strictObject({
    department: relation(context, 'department'),
    phone: phone.optional(),
    openingHours: openingHours
      .transform((week) => (week.some(({ periods }) => periods.length > 0) ? week : undefined))
      .optional(),
    specialDays: specialDays.default([]),
  });

/** `content/locations/*.yml`. */
export const locationSchema = (context: ParseContext) =>
  z
    .strictObject({
      name: text,
      address: address(context),
      geo,
      mapUrl: absoluteUrl.optional(),
      phone,
      email: email.optional(),
      openingHours,
      specialDays: specialDays.default([]),
      departments: z
        .array(departmentHere(context))
        .refine(
          (all) => new Set(all.map(({ department }) => department)).size === all.length,
          'the same department is listed twice',
        )
        .default([]),
      position,
    })
    .transform(withPoint(context));
