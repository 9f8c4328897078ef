import { css } from '@emotion/react';
import type { FilterItem, StockFilterGroup } from '../../content/stockSettings';
import { color, font, space, text } from '../../theme/tokens';
import { FilterControl } from './filters/FilterControl';
import { useSearchConfig } from './SearchConfig';
import { useSearchState } from './useSearchState';

/** The filters, as content groups and orders them. */
export function FilterPanel() {
  const { settings } = useSearchConfig();
  const { state, setState } = useSearchState();
  return (
    <div>
      {settings.filterGroups.map((group) => (
        <FilterGroup key={group.id} group={group} />
      ))}
      <button
        type="button"
        css={reset}
        disabled={Object.keys(state).every((key) => key === 'sortBy' || key === 'page')}
        onClick={() => setState(state.sortBy === undefined ? {} : { sortBy: state.sortBy })}
      >
        Reset filters
      </button>
    </div>
  );
}

function FilterGroup({ group }: { readonly group: StockFilterGroup }) {
  const controls = group.filterItems.map((item: FilterItem) => <FilterControl key={item.id} item={item} />);
  if (!group.isAccordion) {
    return (
      <section css={section} aria-label={group.label}>
        <h2 css={heading}>{group.label}</h2>
        <div css={stack}>{controls}</div>
      </section>
    );
  }
  return (
    <details css={section} open={group.accordionType === 'open'}>
      <summary css={[heading, summary]}>{group.label}</summary>
      <div css={stack}>{controls}</div>
    </details>
  );
}

const section = css({
  padding: `${space[4]} 0`,
  borderBottom: `1px solid ${color.line}`,
  '&:first-of-type': { paddingTop: 0 },
});
const heading = css({ margin: 0, fontFamily: font.text, fontSize: text.body, fontWeight: 650 });
const summary = css({ minHeight: '2rem', cursor: 'pointer' });
const stack = css({ display: 'grid', gap: space[4], marginTop: space[3] });
const reset = css({
  marginTop: space[4],
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.green,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '&:disabled': { color: color.inkQuiet, textDecoration: 'none', cursor: 'default' },
});
