import { css } from '@emotion/react';
import { color, media } from '../../../theme/tokens';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { FilterPanel } from './FilterPanel';
import { ResetFilters } from './ResetFilters';
import { useIsWide } from './useIsWide';

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
