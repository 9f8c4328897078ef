import { z } from 'zod';
import { absoluteUrl } from './link';
import { openingHours, specialDays } from './openingHours';
import { address, geo } from './place';
import { email, phone, position, text } from './text';

/** `content/locations/*.yml`. */
export const locationSchema = () =>
  z.strictObject({
    name: text,
    address,
    geo,
    mapUrl: absoluteUrl.optional(),
    phone,
    email: email.optional(),
    openingHours,
    specialDays: specialDays.default([]),
    position,
  });
