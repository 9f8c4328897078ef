import type { LinkView } from '../link';

export const POSTS_A_PAGE = 12;

export interface BlogIndexContext {
  /** The content page with the introduction. */
  readonly id: string;
  /** Newest first. The first page also has scheduled posts, which appear at their time. */
  readonly postIds: readonly string[];
  /** Absent for the whole blog. */
  readonly category?: string;
  readonly categories: readonly LinkView[];
  readonly pager: PagerView;
}

/** The position of a page in its list, from 1. */
export interface PagerView {
  readonly page: number;
  readonly pages: number;
  readonly newer?: string;
  readonly older?: string;
}
