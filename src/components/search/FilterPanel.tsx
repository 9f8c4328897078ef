import { css } from '@emotion/react';
import type { FilterItem, StockFilterGroup } from '../../content/stockSettings';
import { color, font, motion, space, text } from '../../theme/tokens';
import { FilterControl } from './filters/FilterControl';
import { GroupLabel } from './filters/FilterLegend';
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

/** The keyword box stands above the results on every listing. */
const standsElsewhere = ({ type }: FilterItem) => type === 'search_box';

function FilterGroup({ group }: { readonly group: StockFilterGroup }) {
  const items = group.filterItems.filter((item) => !standsElsewhere(item));
  if (items.length === 0) return null;
  const controls = (
    <GroupLabel value={group.label}>
      {items.map((item) => (
        <FilterControl key={item.id} item={item} />
      ))}
    </GroupLabel>
  );
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
  padding: `${space[2]} 0 ${space[3]}`,
  borderBottom: `1px solid ${color.line}`,
});
const heading = css({ margin: 0, fontFamily: font.text, fontSize: text.body, fontWeight: 650 });
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2.75rem',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '""',
    width: '0.5rem',
    height: '0.5rem',
    marginRight: space[1],
    borderRight: `1.5px solid ${color.ink}`,
    borderBottom: `1.5px solid ${color.ink}`,
    transform: 'translateY(-25%) rotate(45deg)',
    transition: `transform ${motion.quick}`,
  },
  'details[open] > &::after': { transform: 'translateY(25%) rotate(-135deg)' },
});
const stack = css({ display: 'grid', gap: space[4], margin: `${space[1]} 0 ${space[2]}` });
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
