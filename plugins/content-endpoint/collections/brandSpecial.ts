import { z } from 'zod';
import type { ParseContext } from './context';
import { ENDS_AFTER_START, endInstant, endsAfterStart, instant } from './kinds/instant';
import { url } from './kinds/link';
import { markdown } from './kinds/markdown';
import { picture } from './kinds/picture';
import { relation } from './kinds/relation';
import { draft, position, slug, text } from './kinds/text';
import { isReduction, offerFigures, REDUCTION, withOfferWords } from './offerWords';
import { seo } from './seo';

/** `content/brand-specials/*.md`: the maker's offers. */
export const brandSpecialSchema = (context: ParseContext) =>
  z
    .strictObject({
      draft,
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
      eligibleStockUrl: url.meta({ written: 'words' }).optional(),
      ...offerFigures,
      position,
      seo: seo(context),
    })
    .refine(endsAfterStart, ENDS_AFTER_START)
    .refine(isReduction, REDUCTION)
    .transform((special, payload) => {
      // The maker's offers are for new vehicles.
      const { vehType: _, ...filled } = withOfferWords(context)({ ...special, vehType: 'New' }, payload);
      return filled as typeof special;
    });
