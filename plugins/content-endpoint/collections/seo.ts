import { z } from 'zod';
import type { ParseContext } from './context';
import { picture } from './kinds/picture';
import { text } from './kinds/text';

/** Search engines and shared links show these instead of the entry's own title, summary and picture. */
export const seo = (context: ParseContext) =>
  z
    .strictObject({
      title: text.optional(),
      description: text.optional(),
      noindex: z.boolean().default(false),
      picture: picture(context, false).optional(),
    })
    .prefault({});
