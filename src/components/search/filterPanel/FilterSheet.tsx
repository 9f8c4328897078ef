import { css, Global } from '@emotion/react';
import { Activity, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { Icon, LineDrawing } from '../../ui/Icon';
import { useLayerHistory } from '../../ui/layers/layerHistory';
import { iconButton, sideSheet } from '../../ui/sheetStyles';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';
import { countChosen } from './chips';
import { ResetFilters } from './FilterRail';
import { useFilterPanel } from './useFilterPanel';
import { useIsWide } from './useIsWide';

/**
 * The filters on a phone: a modal sheet with the live count at its foot. The browser's own dialog keeps the focus inside,
 * closes on Escape and Back, and returns the focus to the button. Its content is rendered while the browser is idle, and stays, so that
 * opening the sheet is fast.
 */
export function FilterSheet() {
  const [isOpen, onOpen] = useState(false);
  const isNeeded = useIsPrepared() || isOpen;
  const panel = useFilterPanel(isNeeded);
  const dialog = useRef<HTMLDialogElement>(null);
  const resultCount = useSearch(({ results }) => results.nbHits);
  const error = useSearch((search) => search.error);
  const { vocabulary, filterGroups } = useSearchConfig();
  // The keywords have their own box, so they do not count here.
  const chosen = useSearch(({ onScreen: { keywords: _ownBox, ...filters } }) =>
    countChosen(filterGroups, filters),
  );
  useEffect(() => {
    const { current } = dialog;
    if (isOpen && current && !current.open) current.showModal();
    if (!isOpen) current?.close();
    // The root element scrolls, so the root element must stop.
    document.documentElement.style.overflow = isOpen ? 'hidden' : '';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, [isOpen]);
  useLayerHistory(isOpen, () => onOpen(false));
  const noun = stockNoun(vocabulary.stockType, resultCount);
  const count = formatNumber(resultCount);
  return (
    <>
      <Global styles={roomForOpener} />
      <button type="button" css={opener} aria-haspopup="dialog" onClick={() => onOpen(true)}>
        <LineDrawing path={SLIDERS} />
        <span>Filters{chosen > 0 && ` · ${chosen}`}</span>
      </button>
      <dialog ref={dialog} css={sheet} aria-label="Filters" onClose={() => onOpen(false)}>
        {isNeeded && (
          <Activity mode={isOpen ? 'visible' : 'hidden'}>
            <div css={layout}>
              <div css={top}>
                <h2 css={title}>Filters</h2>
                <button type="button" css={close} onClick={() => onOpen(false)} aria-label="Close filters">
                  <Icon name="close" />
                </button>
              </div>
              <div css={scroll}>{panel ?? <p css={wait}>Loading the filters …</p>}</div>
              <div css={foot}>
                <ResetFilters />
                <button type="button" css={show} onClick={() => onOpen(false)}>
                  {error
                    ? 'Back to the list'
                    : resultCount > 0
                      ? `Show ${count} ${noun}`
                      : `No ${noun}: see what comes close`}
                </button>
                <p css={visuallyHidden} role="status">
                  {error ? 'Filters don’t work right now' : `${count} ${noun} match`}
                </p>
              </div>
            </div>
          </Activity>
        )}
      </dialog>
    </>
  );
}

/** Whether the page has been idle once, in a window that shows the filters in the sheet. */
function useIsPrepared(): boolean {
  const isWide = useIsWide();
  const [wasQuiet, setWasQuiet] = useState(false);
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 1500));
    const handle = idle(() => setWasQuiet(true));
    return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle);
  }, []);
  return wasQuiet && !isWide;
}

const SLIDERS =
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';

/** Scrolls a focused element clear of the line with the button, which stays at the top of the window. */
const roomForOpener = css({
  html: {
    scrollPaddingTop: '5rem',
    [media.wide]: { scrollPaddingTop: space[6] },
    [media.low]: { scrollPaddingTop: space[6] },
  },
});

const opener = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  padding: `0 ${space[5]}`,
  // Forced colours show it, and no background.
  border: '1px solid transparent',
  borderRadius: radius.pill,
  background: color.accent,
  color: color.onAccent,
  font: 'inherit',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& svg': { width: '1.25em', height: '1.25em' },
  [media.wide]: { display: 'none' },
  [media.print]: { display: 'none' },
});
const sheet = css(sideSheet, { maxWidth: '30rem' });
const layout = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  // In a low window, head and foot would leave no room, so all of it scrolls.
  [media.low]: { display: 'block', overflowY: 'auto' },
});
const top = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
});
const title = css({ margin: 0, fontSize: text.title });
const close = css(iconButton, { background: 'none', color: color.ink, cursor: 'pointer' });
const scroll = css({
  // Visually hidden labels are positioned. Without this they would scroll the dialog instead of the list.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space[4],
  padding: `0 ${space[4]} ${space[5]}`,
});
const wait = css({ paddingBlock: space[5] });
const foot = css({
  display: 'flex',
  [media.narrow]: { flexWrap: 'wrap' },
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  '& > button:first-of-type': { flex: 'none' },
});
const show = css({
  flex: 1,
  minHeight: '3rem',
  padding: `0 ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: color.accent,
  color: color.onAccent,
  font: 'inherit',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
});
