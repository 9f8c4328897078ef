import { css } from '@emotion/react';
import type { LinkView } from '../../content/link';
import { publishedOf } from '../../content/missingPages';
import { color, media, quiet, space, unspoken } from '../../theme/tokens';
import { Link } from './links/Link';

/** Its one line does not make a page wider than the window. */
const frame = css({ width: '100%', minWidth: 0, contain: 'inline-size' });
const trail = css({
  display: 'flex',
  gap: `0 ${space[2]}`,
  // One line on a phone, where the last part may be cut: the title right below says it.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '& li': { flex: 'none' },
  '& li:last-of-type': { flex: '0 1 auto', minWidth: '2rem' },
  [media.medium]: { flexWrap: 'wrap' },
  listStyle: 'none',
  ...quiet,
  '& li:not(:last-of-type)::after': {
    content: unspoken('/'),
    marginLeft: space[2],
    color: color.lineStrong,
  },
  '& a': { display: 'inline-block', paddingBlock: space[2], color: 'inherit' },
  '& span': {
    display: 'block',
    overflow: 'hidden',
    paddingBlock: space[2],
    color: color.ink,
    textOverflow: 'ellipsis',
  },
});

interface Props {
  readonly above: readonly LinkView[];
  readonly here: string;
}

/** The trail of pages above this page. */
export const Breadcrumb = ({ above, here }: Props) => (
  <nav css={frame} aria-label="Breadcrumb">
    <ol css={trail}>
      {publishedOf(above).map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
      <li>
        <span aria-current="page">{here}</span>
      </li>
    </ol>
  </nav>
);
