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
    pageType: z.enum(Object.keys(PAGE_TYPES) as [PageType, ...PageType[]]),
    slug: slugPath.optional(),
    previousSlugs: z.array(slugPath).default([]),
    title: text,
    intro: text.optional(),
    seo: seo(context),
    blocks: z.array(block(context)).default([]),
  });
