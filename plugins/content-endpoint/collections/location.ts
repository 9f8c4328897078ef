import { z } from 'zod';
import type { ParseContext } from './context';
import { absoluteUrl } from './kinds/link';
import { email, phone, position, text } from './kinds/text';
import { openingHours, specialDays } from './openingHours';
import { address, geo, withPoint } from './place';

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
      position,
    })
    .transform(withPoint(context));
