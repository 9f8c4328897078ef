import { css, Global } from '@emotion/react';
import { COMPARE_PATH } from '../../content/addresses';
import { compared } from '../../device/garage';
import { MAX_COMPARED } from '../../domain/compare/comparedIds';
import { media, pageWidth, quiet, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../ui/Button';
import { fixedBar } from '../ui/fixedBar';

/** At the foot of the window: how many items the shopper chose, and the way to see them side by side. */
export const CompareBar = ({ count }: { readonly count: number }) => (
  <section css={[fixedBar, bar]} aria-label="Comparison">
    <Global styles={room} />
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
const bar = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '4rem',
  gap: space[4],
  paddingInline: `max(${space[4]}, (100% - ${pageWidth}) / 2)`,
  [media.print]: { display: 'none' },
});
const words = css({ ...quiet, flex: 1 });
