import { z } from 'zod';
import { absoluteUrl } from './kinds/link';
import { email, phone, position, text } from './kinds/text';
import { openingHours, specialDays } from './openingHours';
import { address, geo, withPoint } from './place';

/** `content/locations/*.yml`. */
export const locationSchema = () =>
  z
    .strictObject({
      name: text,
      address,
      geo,
      mapUrl: absoluteUrl.optional(),
      phone,
      email: email.optional(),
      openingHours,
      specialDays: specialDays.default([]),
      position,
    })
    .transform(withPoint);
