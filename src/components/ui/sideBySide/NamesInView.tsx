import { css, Global } from '@emotion/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { color, layer, media, shadow, space, text } from '../../../theme/tokens';
import { likeColumns } from './sideBySideStyles';

/** What stays in view of a column: its name, and its price in words. */
export interface NamedColumn {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}

interface Props {
  readonly columns: readonly NamedColumn[];
  /** The region that scrolls sideways, with the table in it. */
  readonly of: RefObject<HTMLElement | null>;
}

/** Names and prices at the top of the window while the table's own head is above it. Screen readers skip these. */
export function NamesInView({ columns, of }: Props) {
  const [isShown, setShown] = useState(false);
  const names = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const region = of.current;
    const head = region?.querySelector('thead');
    // Some browsers lack this class; there the names scroll away.
    if (!region || !head || typeof IntersectionObserver === 'undefined') return;
    // Everything below the top of the window counts as in it. A jump from below the head to above it would else not be noticed.
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 999999px',
    });
    observer.observe(head);
    const follow = () => names.current?.scrollTo({ left: region.scrollLeft });
    region.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      region.removeEventListener('scroll', follow);
    };
  }, [of]);
  return (
    <div css={place} aria-hidden="true">
      <Global styles={room} />
      <div ref={names} css={[bar, !isShown && hidden]}>
        <div css={row}>
          <span css={corner} />
          {columns.map((column) => (
            <span key={column.id} css={cell}>
              <span css={name}>{column.name}</span>
              <span css={price}>{column.price}</span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Keeps a focused element clear of the names. */
const room = css({ html: { scrollPaddingTop: '5.5rem', [media.low]: { scrollPaddingTop: 0 } } });
/** Takes no room on the page. */
const place = css({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  height: 0,
  [media.low]: { display: 'none' },
  [media.print]: { display: 'none' },
});
const bar = css({
  overflow: 'hidden',
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: shadow,
});
const hidden = css({ visibility: 'hidden' });
const row = css(likeColumns);
/** Over the labels. */
const corner = css({ display: 'none', [media.medium]: { display: 'block' } });
const cell = css({
  display: 'grid',
  alignContent: 'space-between',
  padding: space[2],
  fontSize: text.small,
  lineHeight: 1.3,
  [media.medium]: { paddingInline: space[3] },
});
const name = css({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontWeight: 600,
});
const price = css({ color: color.inkQuiet, fontVariantNumeric: 'tabular-nums' });
