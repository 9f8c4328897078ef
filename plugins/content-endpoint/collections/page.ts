import { z } from 'zod';
import { block } from './blocks';
import type { ParseContext } from './context';
import { draft, slugPath, text } from './kinds/text';
import { PAGE_TYPES, type PageType } from './pageTypes';
import { seo } from './seo';

/** `content/pages/*.yml`. */
export const pageSchema = (context: ParseContext) =>
  z.strictObject({
    draft,
    // The default is what the form of a new page says; a file says it itself.
    pageType: z.enum(Object.keys(PAGE_TYPES) as [PageType, ...PageType[]]).meta({ default: 'standard' }),
    slug: slugPath.optional(),
    previousSlugs: z.array(slugPath).default([]),
    title: text,
    intro: text.optional(),
    seo: seo(context),
    blocks: z.array(block(context)).default([]),
  });
