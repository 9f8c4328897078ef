import { css } from '@emotion/react';
import { color, media, onScreen } from '../../../theme/tokens';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { textButton } from '../filters/filterStyles';
import { useSearch, useSearchActions } from '../SearchProvider';
import { filterKeys, withoutFilters } from './chips';
import { useFilterPanel } from './useFilterPanel';
import { useIsWide } from './useIsWide';

/**
 * The filters beside the results. They need JavaScript, so they are not part of the built HTML: a phone, which shows them in
 * a sheet, neither loads nor hydrates them. Their column exists from the start, so nothing moves. A page whose address
 * holds another search than the one it was built for waits for that search, which opens other groups.
 */
export function FilterRail() {
  const isWide = useIsWide();
  const isKnown = useSearch(({ cards }) => cards !== 'built');
  const panel = useFilterPanel(isWide && isKnown);
  return (
    <aside css={rail} aria-label="Filters">
      {isWide && isKnown && panel && (
        <>
          <h2 css={visuallyHidden}>Filters</h2>
          {panel}
          <ResetFilters />
        </>
      )}
    </aside>
  );
}

const rail = css({
  display: 'none',
  [media.wide]: { display: 'block', isolation: 'isolate', borderTop: `1px solid ${color.line}` },
  ...onScreen,
});

/** Removes all filters. If there are none it does nothing, but keeps the focus: a disabled button would lose it. */
export function ResetFilters() {
  const canReset = useSearch(({ onScreen }) => filterKeys(onScreen).length > 0);
  const { change } = useSearchActions();
  return (
    <button
      type="button"
      css={reset}
      aria-disabled={!canReset}
      onClick={() => canReset && change(withoutFilters)}
    >
      Reset filters
    </button>
  );
}

const reset = css(textButton, {
  minHeight: '2.75rem',
  padding: 0,
  fontSize: 'inherit',
  '&[aria-disabled=true]': { color: color.inkQuiet, textDecoration: 'none', cursor: 'default' },
});
