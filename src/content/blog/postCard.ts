import { graphql } from 'gatsby';
import { dateWords } from '../../domain/dateWords';
import { postPath } from '../addresses';
import { type PictureView, toPicture } from '../picture';
import type { PostCardFieldsFragment } from '../queryTypes';

export interface PostCardView {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly picture: PictureView;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** The day in words: `1 February 2030`. */
  readonly publishedOn: string;
  readonly readingMinutes: number;
}

export const postCardFields = graphql`
  fragment PostCardFields on Content_Post {
    slug title summary
    category { name }
    picture { ...PictureFields }
    publishedAt readingMinutes
  }
`;

export const toPostCard = (raw: PostCardFieldsFragment, timeZone: string): PostCardView => ({
  href: postPath(raw),
  title: raw.title,
  summary: raw.summary,
  category: raw.category.name,
  picture: toPicture(raw.picture),
  publishedAt: raw.publishedAt,
  publishedOn: dateWords(raw.publishedAt, timeZone),
  readingMinutes: raw.readingMinutes,
});
