import { z } from 'zod';
import { VEH_TYPES } from '../../../src/domain/stock/stockTypes';
import type { ParseContext } from './context';
import { ENDS_AFTER_START, endInstant, endsAfterStart, instant } from './kinds/instant';
import { url } from './kinds/link';
import { markdown } from './kinds/markdown';
import { picture } from './kinds/picture';
import { relation } from './kinds/relation';
import { draft, position, slug, text } from './kinds/text';
import { isReduction, offerFigures, REDUCTION, withOfferWords } from './offerWords';
import { seo } from './seo';

/** What every offer has. Forms ask in the order of the fields. */
const special = (context: ParseContext) => ({
  words: {
    title: text,
    summary: text,
    html: markdown(context),
    terms: markdown(context),
    picture: picture(context),
    startsAt: instant(context).optional(),
    endsAt: endInstant(context).optional(),
  },
  figures: { eligibleStockUrl: url.meta({ written: 'words' }).optional(), ...offerFigures },
});

/** `content/brand-specials/*.md`: the maker's offers. */
export const brandSpecialSchema = (context: ParseContext) => {
  const { words, figures } = special(context);
  return z
    .strictObject({
      draft,
      id: z.int().min(1),
      slug: slug.optional(),
      previousSlugs: z.array(slug).default([]),
      ...words,
      vehicles: z.array(relation(context, 'vehicle')).default([]),
      ...figures,
      position,
      seo: seo(context),
    })
    .refine(endsAfterStart, ENDS_AFTER_START)
    .refine(isReduction, REDUCTION)
    .transform((offer, payload) => {
      // The maker's offers are for new vehicles.
      const { vehType: _, ...filled } = withOfferWords(context)({ ...offer, vehType: 'New' }, payload);
      return filled as typeof offer;
    });
};

/** `content/dealer-specials/*.md`: the dealer's own offers. */
export const dealerSpecialSchema = (context: ParseContext) => {
  const { words, figures } = special(context);
  return z
    .strictObject({
      draft,
      slug: slug.optional(),
      ...words,
      ...figures,
      vehType: z.enum(VEH_TYPES).optional(),
      department: relation(context, 'department').optional(),
      position,
    })
    .refine(endsAfterStart, ENDS_AFTER_START)
    .refine(isReduction, REDUCTION)
    .transform(withOfferWords(context));
};
