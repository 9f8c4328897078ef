import type { Content } from './content';

const published = <Entry extends { readonly draft: boolean }>(entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ draft }) => !draft);

/** The content that a build publishes. A draft is in no list and at no address; what refers to one does without it. */
export const withoutDrafts = (content: Content): Content => ({
  ...content,
  pages: published(content.pages),
  brandSpecials: published(content.brandSpecials),
  dealerSpecials: published(content.dealerSpecials),
  posts: published(content.posts),
});
