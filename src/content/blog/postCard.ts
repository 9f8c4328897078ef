import { graphql } from 'gatsby';
import { dateWords } from '../../domain/dateWords';
import { postPath } from '../addresses';
import { toPicture } from '../picture';
import type { PostCardFieldsFragment } from '../queryTypes';

export const postCardFields = graphql`
  fragment PostCardFields on Content_Post {
    slug title summary
    category { name }
    picture { ...PictureFields }
    publishedAt readingMinutes
  }
`;

export type PostCardView = ReturnType<typeof toPostCard>;

export const toPostCard = (raw: PostCardFieldsFragment, timeZone: string) => ({
  href: postPath(raw),
  title: raw.title,
  summary: raw.summary,
  category: raw.category.name,
  picture: toPicture(raw.picture),
  /** ISO 8601. */
  publishedAt: raw.publishedAt,
  /** The day in words: `1 February 2030`. */
  publishedOn: dateWords(raw.publishedAt, timeZone),
  readingMinutes: raw.readingMinutes,
});
