import { css } from '@emotion/react';
import { useEffect, useId, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { rangeCodec } from '../../../search/codecs';
import { color, space } from '../../../theme/tokens';
import { useSearchConfig } from '../SearchConfig';
import { FilterLegend } from './FilterLegend';
import { control, fieldLabel } from './filterStyles';

interface Props {
  readonly label: string;
  readonly attribute: string;
  /** How far one step of the slider goes. */
  readonly step: number;
  /** Wording of a bound: `$20,000`, `2019`. */
  readonly format: (value: number) => string;
  /** Kilometres have a maximum alone. */
  readonly hasMinimum?: boolean;
}

type Bound = 'min' | 'max';

/** A range by two sliders and two number fields: a drag is never the only way. Bounds come from the whole index. */
export function RangeFilter({ label, attribute, step, format, hasMinimum = true }: Props) {
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const { bounds: ends } = useSearchConfig().vocabulary;
  const lowest = Math.floor((ends?.[attribute]?.min ?? 0) / step) * step;
  const highest = Math.ceil((ends?.[attribute]?.max ?? 0) / step) * step;
  const set = rangeCodec.parse(indexUiState.range?.[attribute] ?? '') ?? {};
  // Not `useRange`'s own: it refuses what lies outside of the present results.
  const refine = (min: number | undefined, max: number | undefined) =>
    setIndexUiState(({ page: _firstPage, ...state }) => ({
      ...state,
      range: { ...state.range, [attribute]: `${min ?? ''}:${max ?? ''}` },
    }));
  const [dragged, setDragged] = useState<Partial<Record<Bound, number>>>({});
  const [typed, setTyped] = useState<Partial<Record<Bound, string>>>({});
  const id = useId();
  const isDisabled = lowest === highest;

  // What was dragged or typed is shown until the search has taken it over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two values are the signal
  useEffect(() => {
    setDragged({});
    setTyped({});
  }, [set.min, set.max]);

  const apply = (bound: Bound, value: number | undefined) => {
    const next = { ...set, [bound]: value };
    const isOpen = (name: Bound, end: number) => next[name] === undefined || next[name] === end;
    const min = isOpen('min', lowest) ? undefined : next.min;
    const max = isOpen('max', highest) ? undefined : next.max;
    if (min === set.min && max === set.max) {
      setDragged({});
      setTyped({});
    } else if (min !== undefined && max !== undefined && min > max) {
      refine(max, min);
    } else {
      refine(min, max);
    }
  };
  const applyTyped = (bound: Bound, value: string) => {
    const number = Number(value.replace(/[^\d.]/g, ''));
    apply(bound, value.trim() === '' || !Number.isFinite(number) ? undefined : Math.round(number));
  };

  const value = { min: dragged.min ?? set.min ?? lowest, max: dragged.max ?? set.max ?? highest };
  const bounds: readonly Bound[] = hasMinimum ? ['min', 'max'] : ['max'];
  const written = (amount: number | undefined) => (amount === undefined ? '' : format(amount));
  const share = (amount: number) => (highest > lowest ? ((amount - lowest) / (highest - lowest)) * 100 : 0);
  return (
    <fieldset css={group} disabled={isDisabled}>
      <FilterLegend label={label} />
      <div
        css={rail}
        style={{ '--from': `${hasMinimum ? share(value.min) : 0}%`, '--to': `${share(value.max)}%` } as never}
      >
        {bounds.map((bound) => (
          <input
            key={bound}
            css={thumb}
            type="range"
            min={lowest}
            max={highest}
            step={step}
            value={Math.min(highest, Math.max(lowest, value[bound]))}
            aria-label={`${bound === 'min' ? 'Lowest' : 'Highest'} ${label.toLowerCase()}`}
            aria-valuetext={format(value[bound])}
            onChange={(event) => setDragged({ ...dragged, [bound]: Number(event.target.value) })}
            onPointerUp={() => dragged[bound] !== undefined && apply(bound, dragged[bound])}
            onKeyUp={() => dragged[bound] !== undefined && apply(bound, dragged[bound])}
            onBlur={() => dragged[bound] !== undefined && apply(bound, dragged[bound])}
          />
        ))}
      </div>
      <div css={fields}>
        {bounds.map((bound) => (
          <div key={bound}>
            <label css={fieldLabel} htmlFor={`${id}-${bound}`}>
              {bound === 'min' ? 'From' : 'Up to'}
            </label>
            <input
              id={`${id}-${bound}`}
              css={control}
              inputMode="numeric"
              placeholder={format(bound === 'min' ? lowest : highest)}
              value={typed[bound] ?? written(dragged[bound] ?? set[bound])}
              onChange={(event) => setTyped({ ...typed, [bound]: event.target.value })}
              onBlur={() => typed[bound] !== undefined && applyTyped(bound, typed[bound] ?? '')}
              onKeyDown={(event) => event.key === 'Enter' && applyTyped(bound, event.currentTarget.value)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const group = css({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: space[3],
});
const rail = css({
  position: 'relative',
  height: '2.75rem',
  marginBottom: space[1],
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 1.5px) 0',
    borderRadius: 2,
    background: `linear-gradient(to right, ${color.line} var(--from), ${color.green} var(--from) var(--to), ${color.line} var(--to))`,
  },
});
const knob = {
  width: '1.5rem',
  height: '1.5rem',
  border: `2px solid ${color.green}`,
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
