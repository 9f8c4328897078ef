import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { color, space } from '../../../theme/tokens';
import { FilterSet } from './FilterSet';
import { RangeFields } from './RangeFields';
import { type Bound, useNumericFilter } from './useNumericFilter';

interface Props {
  readonly item: FilterItem;
  /** Whether it has only one thumb, for the upper end. */
  readonly isMaximum?: boolean;
}

/** A range with sliders and number fields, so that dragging is never the only way. */
export function SliderFilter({ item, isMaximum = false }: Props) {
  const filter = useNumericFilter(item);
  const { set, ends, step, words, apply } = filter;
  const bounds: readonly Bound[] = isMaximum ? ['max'] : filter.bounds;
  const [dragged, setDragged] = useState<Partial<Record<Bound, number>>>({});
  // Shows the dragged position until the search has taken it over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two values are the signal
  useEffect(() => setDragged({}), [set.min, set.max]);

  const value = { min: dragged.min ?? set.min ?? ends.min, max: dragged.max ?? set.max ?? ends.max };
  const within = (amount: number) => Math.min(ends.max, Math.max(ends.min, amount));
  const share = (amount: number) =>
    ends.max > ends.min ? ((within(amount) - ends.min) / (ends.max - ends.min)) * 100 : 0;
  const from = bounds.includes('min') ? share(value.min) : 0;
  /** One thumb pushes against the other and does not pass it. */
  const drag = (bound: Bound, amount: number) =>
    setDragged({
      ...dragged,
      [bound]: bound === 'min' ? Math.min(amount, value.max) : Math.max(amount, value.min),
    });
  // Where the thumbs meet, the one that can still move is on top.
  const isInUpperHalf = value.min > (ends.min + ends.max) / 2;
  const release = (bound: Bound) => {
    if (dragged[bound] === undefined) return;
    apply({ [bound]: dragged[bound] });
    setDragged({});
  };
  return (
    <FilterSet label={item.label} isDisabled={filter.isDisabled}>
      <div css={rail} style={{ '--from': `${from}%`, '--to': `${share(value.max)}%` } as never}>
        {bounds.map((bound) => (
          <input
            key={bound}
            css={thumb}
            type="range"
            min={ends.min}
            max={ends.max}
            step={step}
            value={within(value[bound])}
            aria-label={`${bound === 'min' ? 'Lowest' : 'Highest'} ${item.label.toLowerCase()}`}
            aria-valuetext={words(value[bound])}
            style={{ zIndex: bound === 'min' && isInUpperHalf ? 1 : 0 }}
            onChange={(event) => drag(bound, Number(event.target.value))}
            onPointerUp={() => release(bound)}
            // The page scrolls instead, so nothing was chosen.
            onPointerCancel={() => setDragged({})}
            onKeyUp={() => release(bound)}
            onBlur={() => release(bound)}
          />
        ))}
      </div>
      <RangeFields filter={filter} bounds={bounds} dragged={dragged} />
    </FilterSet>
  );
}

const rail = css({
  position: 'relative',
  height: '2.75rem',
  marginBottom: space[1],
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 1.5px) 0',
    borderRadius: 2,
    background: `linear-gradient(to right, ${color.line} var(--from), ${color.accent} var(--from) var(--to), ${color.line} var(--to))`,
  },
});
const knob = {
  width: '1.5rem',
  height: '1.5rem',
  border: `2px solid ${color.accent}`,
  borderRadius: '50%',
  background: color.surface,
  cursor: 'grab',
  pointerEvents: 'auto' as const,
};
const thumb = css({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  pointerEvents: 'none',
  '&::-webkit-slider-thumb': { appearance: 'none', ...knob },
  '&::-moz-range-thumb': { ...knob, boxSizing: 'border-box' },
});
