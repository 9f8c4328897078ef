import { css } from '@emotion/react';
import { color, radius, space, text } from '../../theme/tokens';
import { chipsOf } from './chips';
import { textButton } from './filters/filterStyles';
import { useBudgetPrice } from './useBudgetTerms';
import { useSearchState } from './useSearchState';

/** What is chosen, as chips that take it away again. */
export function ChosenFilters() {
  const { state, setState } = useSearchState();
  const chips = chipsOf(state, { budgetPrice: useBudgetPrice(state) });
  if (chips.length === 0) return null;
  return (
    <ul css={row} aria-label="Chosen filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button type="button" css={chip} onClick={() => setState(without)} aria-label={`Remove ${label}`}>
            {label} <span aria-hidden="true">✕</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          css={textButton}
          onClick={() => setState(state.sortBy === undefined ? {} : { sortBy: state.sortBy })}
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: `0 0 ${space[4]}`,
  padding: 0,
  listStyle: 'none',
});
const chip = css({
  minHeight: '2.25rem',
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.green}`,
  borderRadius: radius.pill,
  background: color.greenSoft,
  color: color.greenDeep,
  font: 'inherit',
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& span': { marginLeft: space[1], fontSize: '0.8em' },
});
