import { css } from '@emotion/react';
import { color, media } from '../../../theme/tokens';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { FilterPanel } from './FilterPanel';
import { ResetFilters } from './ResetFilters';
import { useIsWide } from './useIsWide';

/**
 * The filters beside the results. They need JavaScript, so they are not part of the built HTML: a phone, which shows them in
 * a sheet, neither loads nor hydrates them. Their column exists from the start, so nothing moves.
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
