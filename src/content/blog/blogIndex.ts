import type { LinkView } from '../link';

/** How many posts a page of the blog shows. */
export const POSTS_A_PAGE = 12;

/** One page of the blog, or of one category, as the build divides them. */
export interface BlogIndexContext {
  /** The content page whose words stand at the top. */
  readonly id: string;
  /** Newest first. Scheduled ones stand on the first page too, and are shown from their time on. */
  readonly postIds: readonly string[];
  /** Absent: the whole blog. */
  readonly category?: string;
  readonly categories: readonly LinkView[];
  readonly pager: PagerView;
}

/** Where a page of a list stands among its pages, from 1. */
export interface PagerView {
  readonly page: number;
  readonly pages: number;
  readonly newer?: string;
  readonly older?: string;
}
