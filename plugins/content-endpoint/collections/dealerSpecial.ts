import { z } from 'zod';
import type { ParseContext } from './context';
import { ENDS_AFTER_START, endInstant, endsAfterStart, instant } from './instant';
import { url } from './link';
import { markdown } from './markdown';
import { picture } from './picture';
import { relation } from './relation';
import { position, slug, text } from './text';

/** `content/dealer-specials/*.md`: the dealer's own offers. */
export const dealerSpecialSchema = (context: ParseContext) =>
  z
    .strictObject({
      slug: slug.optional(),
      title: text,
      summary: text,
      html: markdown(context),
      terms: markdown(context),
      picture: picture(context),
      startsAt: instant(context).optional(),
      endsAt: endInstant(context).optional(),
      eligibleStockUrl: url.optional(),
      department: relation(context, 'department').optional(),
      position,
    })
    .refine(endsAfterStart, ENDS_AFTER_START);
