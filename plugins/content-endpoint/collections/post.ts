import { z } from 'zod';
import type { ParseContext } from './context';
import { instant } from './kinds/instant';
import { markdown } from './kinds/markdown';
import { picture } from './kinds/picture';
import { relation } from './kinds/relation';
import { draft, slug, text } from './kinds/text';
import { seo } from './seo';

/** `content/posts/*.md`. */
export const postSchema = (context: ParseContext) =>
  z.strictObject({
    draft,
    slug: slug.optional(),
    previousSlugs: z.array(slug).default([]),
    title: text,
    summary: text,
    html: markdown(context),
    picture: picture(context),
    author: relation(context, 'team member').optional(),
    category: text,
    tags: z.array(text).default([]),
    publishedAt: instant(context),
    updatedAt: instant(context).meta({ kind: 'date' }).optional(),
    related: z.array(relation(context, 'post')).default([]),
    seo: seo(context),
  });
