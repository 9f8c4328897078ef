import { z } from 'zod';
import type { ParseContext } from './context';
import { ENDS_AFTER_START, endInstant, endsAfterStart, instant } from './instant';
import { url } from './link';
import { markdown } from './markdown';
import { picture } from './picture';
import { relation } from './relation';
import { seo } from './seo';
import { position, slug, text } from './text';

/** `content/brand-specials/*.md`: the maker's offers. */
export const brandSpecialSchema = (context: ParseContext) =>
  z
    .strictObject({
      id: z.int().min(1),
      slug: slug.optional(),
      previousSlugs: z.array(slug).default([]),
      title: text,
      summary: text,
      html: markdown(context),
      terms: markdown(context),
      picture: picture(context),
      startsAt: instant(context).optional(),
      endsAt: endInstant(context).optional(),
      vehicles: z.array(relation(context, 'vehicle')).default([]),
      eligibleStockUrl: url.optional(),
      position,
      seo: seo(context),
    })
    .refine(endsAfterStart, ENDS_AFTER_START);
