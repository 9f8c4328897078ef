import { css } from '@emotion/react';
import { color } from '../../../theme/tokens';
import { useSearch, useSearchActions } from '../SearchProvider';
import { isFiltered, withoutFilters } from './withoutFilters';

/** Removes all filters. Disabled if there are none. */
export function ResetFilters() {
  const canReset = useSearch(({ onScreen }) => isFiltered(onScreen));
  const { change } = useSearchActions();
  return (
    <button type="button" css={reset} disabled={!canReset} onClick={() => change(withoutFilters)}>
      Reset filters
    </button>
  );
}

const reset = css({
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '&:disabled': { color: color.inkQuiet, textDecoration: 'none', cursor: 'default' },
});
