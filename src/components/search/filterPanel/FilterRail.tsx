import { css } from '@emotion/react';
import { use } from 'react';
import { color, media, onScreen } from '../../../theme/tokens';
import { useWasBuilt } from '../../ui/useHydrated';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { filterKeys, withoutFilters } from '../chips';
import { textButton } from '../filters/filterStyles';
import { useSearch, useSearchActions } from '../SearchProvider';
import { loadPanel, useFilterPanel } from './useFilterPanel';
import { useIsWide } from './useIsWide';

/** The filters beside the results. The built HTML has them as a picture, which is not hydrated: a phone would load them for nothing. */
export function FilterRail() {
  const isWide = useIsWide();
  const isKnown = useSearch(({ cards }) => cards !== 'built');
  const panel = useFilterPanel(isWide && isKnown);
  const wasBuilt = useWasBuilt();
  return (
    <aside css={rail} aria-label="Filters">
      {isWide && isKnown && panel ? (
        <>
          <h2 css={visuallyHidden}>Filters</h2>
          {panel}
          <ResetFilters />
        </>
      ) : (
        wasBuilt && <BuiltRail />
      )}
    </aside>
  );
}

/** Makes React keep the built HTML of an element as it is. */
const AS_BUILT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

let builtPanel: ReturnType<typeof loadPanel> | undefined;

/** The filters in the built page. Only the build loads them; a browser keeps its HTML. */
function BuiltRail() {
  if (typeof window === 'undefined') builtPanel ??= loadPanel();
  const Panel = builtPanel && use(builtPanel);
  const content = Panel ? { children: <Panel /> } : AS_BUILT;
  return <div inert data-results="" {...content} />;
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
