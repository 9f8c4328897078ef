import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { color, media } from '../../../theme/tokens';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { FilterPanel } from './FilterPanel';
import { ResetFilters } from './ResetFilters';

/**
 * The filters beside the results. They do nothing without a script, so they come with it: a phone, which has them in a
 * sheet, neither loads nor takes over their HTML. The column is there from the start, so nothing moves.
 */
export function FilterRail() {
  const isWide = useIsWide();
  return (
    <aside css={rail} aria-label="Filters">
      {isWide && (
        <>
          <h2 css={visuallyHidden}>Filters</h2>
          <FilterPanel />
          <ResetFilters />
        </>
      )}
    </aside>
  );
}

const rail = css({
  display: 'none',
  [media.wide]: { display: 'block', isolation: 'isolate', borderTop: `1px solid ${color.line}` },
});

/** Where `media.wide` begins: from here the filters stand beside the results. */
const WIDE = '(min-width: 960px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window has room for a rail beside the content; false on the server and until its HTML is taken over. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
