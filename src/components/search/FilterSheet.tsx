import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { formatNumber } from '../../domain/stock/formatNumber';
import { stockNoun } from '../../domain/stock/stockTypes';
import { color, media, radius, space, text } from '../../theme/tokens';
import { FilterPanel } from './FilterPanel';
import { useSearchConfig } from './SearchConfig';
import { useSearchState } from './useSearchState';

/**
 * The filters on a phone: a modal sheet with the live count at its foot. The browser's own dialog keeps the focus
 * inside, closes on Escape and gives the focus back to the button.
 */
export function FilterSheet() {
  const [isOpen, onOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { results } = useInstantSearch();
  const { vocabulary } = useSearchConfig();
  const { state } = useSearchState();
  useEffect(() => {
    const { current } = dialog;
    if (isOpen && current && !current.open) current.showModal();
    if (!isOpen) current?.close();
    document.body.style.overflow = isOpen ? 'hidden' : '';
    return () => {
      document.body.style.overflow = '';
    };
  }, [isOpen]);
  const chosen = Object.keys(state).filter((key) => !['sortBy', 'page', 'keywords'].includes(key)).length;
  const count = `${formatNumber(results.nbHits)} ${stockNoun(vocabulary.stockType, results.nbHits)}`;
  return (
    <>
      <button type="button" css={opener} aria-haspopup="dialog" onClick={() => onOpen(true)}>
        Filters{chosen > 0 && <span> · {chosen}</span>}
      </button>
      <dialog ref={dialog} css={sheet} aria-label="Filters" onClose={() => onOpen(false)}>
        {isOpen && (
          <div css={layout}>
            <div css={top}>
              <h2 css={title}>Filters</h2>
              <button type="button" css={close} onClick={() => onOpen(false)} aria-label="Close filters">
                ✕
              </button>
            </div>
            <div css={scroll}>
              <FilterPanel />
            </div>
            <div css={foot}>
              <button type="button" css={show} onClick={() => onOpen(false)}>
                Show {count}
              </button>
            </div>
          </div>
        )}
      </dialog>
    </>
  );
}

const opener = css({
  minHeight: '2.75rem',
  padding: `0 ${space[4]}`,
  border: `1px solid ${color.green}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.green,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [media.wide]: { display: 'none' },
});
const sheet = css({
  width: '100%',
  maxWidth: '30rem',
  height: '100dvh',
  maxHeight: 'none',
  margin: '0 0 0 auto',
  padding: 0,
  border: 0,
  background: color.paper,
  color: color.ink,
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(28 31 27 / 0.45)' },
});
const layout = css({ display: 'grid', gridTemplateRows: 'auto 1fr auto', height: '100%' });
const top = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: `${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
});
const title = css({ margin: 0, fontSize: text.title });
const close = css({
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  background: 'none',
  color: color.ink,
  fontSize: text.title,
  cursor: 'pointer',
});
const scroll = css({ overflowY: 'auto', overscrollBehavior: 'contain', padding: space[4] });
const foot = css({ padding: space[4], borderTop: `1px solid ${color.line}`, background: color.surface });
const show = css({
  width: '100%',
  minHeight: '3rem',
  border: 0,
  borderRadius: radius.small,
  background: color.green,
  color: color.onGreen,
  font: 'inherit',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
});
