import type { BlockOf } from '../../content/blocks/block';
import { runsAt } from '../../domain/runsAt';
import { fullCardGrid, swipeRow } from '../ui/grids';
import { Section } from '../ui/Section';
import { useNow } from '../ui/visit/useNow';
import { PostCard } from './cards/PostCard';

/** Up to this many are a row to swipe on a phone; more are a column. */
const IN_ONE_ROW = 3;

interface Props {
  readonly block: BlockOf<'posts'>;
  readonly builtAt: number;
}

/** The newest published posts. */
export function PostsBlock({ block, builtAt }: Props) {
  const now = useNow(builtAt);
  const published = block.posts
    .filter((post) => runsAt({ startsAt: post.publishedAt }, now))
    .slice(0, block.limit);
  if (published.length === 0) return null;
  return (
    <Section heading={block.heading}>
      <ul
        css={
          published.length > IN_ONE_ROW
            ? fullCardGrid(published.length)
            : swipeRow(published.length, IN_ONE_ROW)
        }
      >
        {published.map((post) => (
          <li key={post.href}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
