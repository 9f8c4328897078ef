import { css } from '@emotion/react';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { color, motion, radius, space, text } from '../../../theme/tokens';
import { Drawing } from '../../ui/Drawing';
import { useSearchConfig } from '../SearchConfig';
import { FilterSet } from './FilterSet';
import { ShowMore, useShowMore } from './ShowMore';
import { useChoices } from './useChoices';

/** Tiles with drawings. One tile may select several values of the stock. */
export function BodyTagFilter({ item }: { readonly item: FilterItem }) {
  const { choices, toggle, showsCounts } = useChoices(item);
  const { bodyTypes } = useSearchConfig().settings;
  const list = useShowMore(choices, item.limit, ({ isChosen }) => isChosen);
  return (
    <FilterSet label={item.label}>
      <div css={tiles}>
        {list.visible.map((choice) => {
          const drawn = bodyTypes.find(({ label }) => label === choice.label)?.icon;
          return (
            <button
              key={choice.label}
              type="button"
              css={tile}
              aria-pressed={choice.isChosen}
              onClick={() => toggle(choice)}
            >
              {drawn && <Drawing url={drawn} css={bodyShape} />}
              <span>
                {choice.label}
                {showsCounts && <span css={countText}> {choice.count}</span>}
              </span>
            </button>
          );
        })}
      </div>
      <ShowMore list={list} label={item.label} />
    </FilterSet>
  );
}

const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: space[2],
});
const tile = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  padding: `${space[2]} ${space[1]}`,
  minHeight: '4.25rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  fontSize: text.small,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '&:hover': { borderColor: color.lineStrong },
  '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accentSoft, fontWeight: 600 },
});
const bodyShape = css({ width: '4rem', height: '2rem', background: 'currentColor' });
const countText = css({ color: color.inkQuiet, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
