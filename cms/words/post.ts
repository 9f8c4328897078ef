import type { z } from 'zod';
import type { postSchema } from '../../plugins/content-endpoint/collections/post';
import { draftWords, MARKDOWN_HINT, PICTURE_HINT, previousSlugsWords, seoGroup, slugWords } from './shared';
import type { WordsOf } from './words';

export const postWords: WordsOf<z.input<ReturnType<typeof postSchema>>> = {
  draft: draftWords,
  title: { label: 'Title' },
  summary: { label: 'Summary', hint: 'One or two sentences, shown on cards and under the title.' },
  picture: { label: 'Picture', hint: PICTURE_HINT },
  author: { label: 'Written by', hint: 'Someone on the team. Leave empty for the dealership.' },
  category: {
    label: 'Category',
    hint: 'An existing category, spelt the same, or a new one: “Buying guides”',
  },
  tags: { label: 'Tags', labelSingular: 'tag', hint: 'Lower case words: towing' },
  publishedAt: {
    label: 'Published on',
    hint: 'A day in the future schedules it; with a time of day, it waits for that.',
  },
  updatedAt: { label: 'Updated on', hint: 'When somebody last checked what it says.' },
  html: { label: 'The post', hint: MARKDOWN_HINT },
  related: {
    label: 'Related posts',
    labelSingular: 'post',
    hint: 'Leave empty to choose by category and tags.',
  },
  slug: slugWords,
  previousSlugs: previousSlugsWords,
  seo: seoGroup,
};
