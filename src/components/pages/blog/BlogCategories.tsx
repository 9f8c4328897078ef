import { css } from '@emotion/react';
import { BLOG_PATH } from '../../../content/addresses';
import type { LinkView } from '../../../content/link';
import { color, motion, radius, space, text } from '../../../theme/tokens';
import { Link } from '../../ui/links/Link';

interface Props {
  readonly categories: readonly LinkView[];
  /** The label of the chosen category; absent for all. */
  readonly chosen?: string;
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], padding: 0, listStyle: 'none' });
const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.5rem',
  padding: `${space[1]} ${space[4]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  color: color.ink,
  fontSize: text.small,
  fontWeight: 500,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '&:hover': { borderColor: color.ink, background: color.surface },
  '&[aria-current]': { borderColor: color.green, background: color.green, color: color.onGreen },
});

/** Links to the categories of the blog. With only one category it shows nothing. */
export function BlogCategories({ categories, chosen }: Props) {
  if (categories.length < 2) return null;
  return (
    <nav aria-label="Categories">
      <ul css={row}>
        {[{ label: 'All', href: BLOG_PATH }, ...categories].map(({ label, href }) => (
          <li key={href}>
            <Link css={pill} href={href} aria-current={label === (chosen ?? 'All') ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
