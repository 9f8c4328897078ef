import { z } from 'zod';

/** One or more characters of plain text. */
export const text = z.string().trim().min(1);

/** A name, a number or a street: the same words wherever they are. */
export const ownWords = text.meta({ written: 'words' });

/** The last part of an address. */
export const slug = text.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be lower case letters, digits and hyphens (test-drive-offer)',
);

/** A path of slugs without slashes at its ends: `about-us`, `service/book`. */
export const slugPath = text.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
  'must be lower case letters, digits and hyphens, without slashes at its ends (about-us)',
);

export const email = z.email('must be an email address').meta({ written: 'words' });

/** A phone number as people write it; the number to dial is made from its digits. */
export const phone = text
  .regex(
    /^\+?[\d ()-]*\d{2}[\d ()-]*$/,
    'must be a phone number: digits, spaces and brackets, in quotes if there are digits alone',
  )
  .meta({ written: 'phone' });

/** Whole dollars or dollars and cents, zero or more. */
export const dollars = z.number().min(0).meta({ written: 'amount' });

/** Whether an entry is not published yet. A build leaves it out; pages in development show it. */
export const draft = z.boolean().default(false);

/** The position in a list; the lowest comes first. */
export const position = z.int();

/** A list whose order is the order in which it is written, with the contract's `position` of each item: 1, 2, 3 … */
export const inListOrder = <Item extends object>(items: readonly Item[]) =>
  items.map((item, place) => ({ ...item, position: place + 1 }));
