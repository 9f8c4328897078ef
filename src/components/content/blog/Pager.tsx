import { css } from '@emotion/react';
import type { PagerView } from '../../../content/blogIndex';
import { color, space } from '../../../theme/tokens';
import { ButtonLink } from '../../ui/Button';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
const place = css({ color: color.inkQuiet, fontVariantNumeric: 'tabular-nums' });

/** Newer and older pages of a list. */
export function Pager({ pager: { page, pages, newer, older } }: { readonly pager: PagerView }) {
  if (pages < 2) return null;
  return (
    <nav css={row} aria-label="Pages">
      {newer && <ButtonLink href={newer}>Newer</ButtonLink>}
      <span css={place}>
        Page {page} of {pages}
      </span>
      {older && <ButtonLink href={older}>Older</ButtonLink>}
    </nav>
  );
}
