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

/** `content/dealer-specials/*.md`: the dealer's own offers. */
export const dealerSpecialSchema = (context: ParseContext) =>
  z
    .strictObject({
      draft,
      slug: slug.optional(),
      title: text,
      summary: text,
      html: markdown(context),
      terms: markdown(context),
      picture: picture(context),
      startsAt: instant(context).optional(),
      endsAt: endInstant(context).optional(),
      eligibleStockUrl: url.meta({ written: 'words' }).optional(),
      ...offerFigures,
      vehType: z.enum(VEH_TYPES).optional(),
      department: relation(context, 'department').optional(),
      position,
    })
    .refine(endsAfterStart, ENDS_AFTER_START)
    .refine(isReduction, REDUCTION)
    .transform(withOfferWords(context));
