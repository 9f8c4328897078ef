import { css, Global } from '@emotion/react';
import { COMPARE_PATH } from '../../content/addresses';
import { compared } from '../../device/garage';
import { MAX_COMPARED } from '../../domain/compare/comparedIds';
import { media, quiet, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../ui/Button';
import { fixedBar } from '../ui/fixedBar';
import { pageMargins } from '../ui/PageWidth';

/** At the foot of the window: how many items the shopper chose, and the way to see them side by side. */
export const CompareBar = ({ count }: { readonly count: number }) => (
  <section css={[fixedBar, bar]} aria-label="Comparison">
    <Global styles={room} />
    <div css={[pageMargins, row]}>
      <p css={words} role="status">
        {count === 1 ? '1 chosen. Tap Compare on another.' : `${count} of ${MAX_COMPARED} chosen`}
      </p>
      <Button look="quiet" onClick={() => compared.store(undefined)}>
        Clear
      </Button>
      {count > 1 && (
        <ButtonLink look="primary" href={COMPARE_PATH}>
          Compare {count}
        </ButtonLink>
      )}
    </div>
  </section>
);

/** Keeps the end of the page, and a focused element, clear of the bar. */
const room = css({
  html: { scrollPaddingBottom: '5rem', [media.low]: { scrollPaddingBottom: 0 } },
  body: {
    paddingBottom: '4rem',
    [media.low]: { paddingBottom: 0 },
    [media.print]: { paddingBottom: 0 },
  },
});
const bar = css({ paddingInline: 0, [media.print]: { display: 'none' } });
const row = css({ display: 'flex', alignItems: 'center', gap: space[4] });
const words = css({ ...quiet, flex: 1 });
