import { css } from '@emotion/react';
import { useCallback, useEffect, useId, useState } from 'react';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { FILTER_FIELDS } from '../../../domain/filters/filterField';
import { readThreshold, sameThreshold, steps, type Threshold } from '../../../domain/filters/steps';
import { filterOf } from '../../../search/filters/filters';
import { rangeLabel } from '../../../search/filters/oneValue';
import type { SearchState } from '../../../search/searchState';
import { withFilter } from '../../../search/withFilter';
import { color, space, text } from '../../../theme/tokens';
import { parseAmount } from '../../finance/amounts';
import { control, fieldLabel } from '../../ui/fields/control';
import { NumberInput } from '../../ui/fields/NumberInput';
import { filterKeys } from '../chips';
import { useSearch } from '../SearchProvider';
import { useBudgetTerms } from '../useBudgetTerms';
import { useMatchCounts } from '../useMatchCounts';
import { FilterSet, OptionRow, Options } from './FilterSet';
import { type Bound, type NumericFilter, useNumericFilter } from './useNumericFilter';

interface Props {
  readonly filter: NumericFilter;
  readonly bounds?: readonly Bound[];
  /** The position of a slider beside the fields while it is dragged. */
  readonly dragged?: Partial<Record<Bound, number>>;
}

/** What is typed in the fields of a range, until it counts or the search has another value. */
function useTypedEnds({ set, apply }: NumericFilter, parts: number) {
  const [typed, setTyped] = useState<Partial<Record<Bound, string>>>({});
  const [isDone, setDone] = useState(false);
  const hasFilters = useSearch(({ query }) => filterKeys(query).length > 0);
  const forget = useCallback((bound: Bound) => setTyped(({ [bound]: _gone, ...rest }) => rest), []);
  // A new value of the search replaces what was typed, for each end separately: the other may still be in progress.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the signal
  useEffect(() => forget('min'), [set.min, forget]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the signal
  useEffect(() => forget('max'), [set.max, forget]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: "Clear all" is the signal
  useEffect(() => {
    if (isDone && !hasFilters) setTyped({});
  }, [hasFilters]);

  const take = (bound: Bound, value: string) => {
    // A unit after the number does not count, but `45k` is 45,000.
    const number = parseAmount(value.replace(/(?!k\b)[a-z][a-z ]*$/i, ''));
    setDone(true);
    if (number === null && value.trim() !== '') return;
    apply({ [bound]: number === null ? undefined : Math.round(number * parts) / parts });
    forget(bound);
  };
  const type = (bound: Bound, text: string) => {
    setDone(false);
    setTyped((others) => ({ ...others, [bound]: text }));
  };
  return { typed, isDone, take, type };
}

/** A number field for each end. Its value counts on Enter and when the field loses the focus. */
export function RangeFields({ filter, bounds = filter.bounds, dragged = {} }: Props) {
  const { set, ends, words, step } = filter;
  const parts = step < 1 ? 10 : 1;
  const { typed, isDone, take, type } = useTypedEnds(filter, parts);
  const id = useId();
  return (
    <>
      <div css={fields}>
        {bounds.map((bound) => {
          const value = dragged[bound] ?? set[bound];
          const isWrong = isDone && typed[bound] !== undefined;
          return (
            <div key={bound}>
              <label css={fieldLabel} htmlFor={`${id}-${bound}`}>
                {bound === 'min' ? 'From' : 'Up to'}
              </label>
              <NumberInput
                id={`${id}-${bound}`}
                inputMode={parts > 1 ? 'decimal' : 'numeric'}
                placeholder={words(ends[bound])}
                value={typed[bound] ?? (value === undefined ? '' : words(value))}
                isWrong={isWrong}
                aria-describedby={isWrong ? `${id}-advice` : undefined}
                onType={(text) => type(bound, text)}
                onBlur={() => typed[bound] !== undefined && take(bound, typed[bound])}
                onKeyDown={(event) => event.key === 'Enter' && take(bound, event.currentTarget.value)}
              />
            </div>
          );
        })}
      </div>
      <p id={`${id}-advice`} css={advice} role="status">
        {isDone && Object.keys(typed).length > 0 && `Please enter a number, for example ${words(ends.max)}.`}
      </p>
    </>
  );
}

const advice = css({ marginTop: space[2], fontSize: text.small, '&:empty': { display: 'none' } });
const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: space[3],
});

interface SliderFilterProps {
  readonly item: FilterItem;
  /** Whether it has only one thumb, for the upper end. */
  readonly isMaximum?: boolean;
}

/** A range with sliders and number fields, so that dragging is never the only way. */
export function SliderFilter({ item, isMaximum = false }: SliderFilterProps) {
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
            css={bound === 'min' && isInUpperHalf ? [thumb, onTop] : thumb}
            type="range"
            min={ends.min}
            max={ends.max}
            step={step}
            value={within(value[bound])}
            aria-label={`${bound === 'min' ? 'Lowest' : 'Highest'} ${item.label.toLowerCase()}`}
            aria-valuetext={words(value[bound])}
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
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background:
        'linear-gradient(to right, GrayText var(--from), Highlight var(--from) var(--to), GrayText var(--to))',
    },
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
const onTop = css({ zIndex: 1 });

/** With more steps, shoppers would have to scroll. */
const MAX_STEPS = 20;

/** A range with two selects, from and to, of round numbers or of the content's own values. */
export function RangeSelectFilter({ item }: { readonly item: FilterItem }) {
  const filter = useNumericFilter(item);
  const { set, ends, step, words, apply, bounds } = filter;
  const id = useId();
  const fixed = item.hardcodedValues.map(Number);
  const offered = fixed.length > 0 ? fixed : steps(ends, step, MAX_STEPS);
  const optionsOf = (bound: Bound): readonly number[] => {
    const own = set[bound];
    if (own === undefined || offered.includes(own)) return offered;
    return [...offered, own].sort((a, b) => a - b);
  };
  return (
    <FilterSet label={item.label} isDisabled={filter.isDisabled}>
      <div css={fields}>
        {bounds.map((bound) => (
          <div key={bound}>
            <label css={fieldLabel} htmlFor={`${id}-${bound}`}>
              {bound === 'min' ? 'From' : 'To'}
            </label>
            <select
              id={`${id}-${bound}`}
              css={control}
              value={set[bound] ?? ''}
              onChange={({ target: { value } }) =>
                apply({ [bound]: value === '' ? undefined : Number(value) })
              }
            >
              <option value="">Any</option>
              {optionsOf(bound).map((amount) => (
                <option key={amount} value={amount}>
                  {words(amount)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </FilterSet>
  );
}

/** As many options as a shopper can take in at a glance. */
const MAX_THRESHOLDS = 6;

const isOpen = ({ min, max }: Threshold): boolean => min === undefined && max === undefined;

/** A choice of one threshold of a number: up to 50,000 km, from 2020. */
export function ThresholdFilter({ item }: { readonly item: FilterItem }) {
  const { field, set, ends, step, words, apply } = useNumericFilter(item);
  const state = useSearch(({ query }) => query);
  const name = useId();
  const { bare } = FILTER_FIELDS[field];
  const fixed = item.hardcodedValues.flatMap((value) => readThreshold(value, field) ?? []);
  const offered: readonly Threshold[] =
    fixed.length > 0
      ? fixed
      : steps(ends, step, MAX_THRESHOLDS)
          .slice(1, -1)
          .map((amount) => ({ [bare]: amount }));
  // A range from an address becomes one more option.
  const own = isOpen(set) || offered.some((each) => sameThreshold(each, set)) ? [] : [set];
  const options = [...offered, ...own];
  // The old counts stay until the new ones arrive, so that nothing flickers.
  const { latest } = useMatchCounts(
    item.showCount ? options.map((threshold) => withThreshold(state, field, threshold)) : [],
    useBudgetTerms(),
  );
  const row = (threshold: Threshold) => (
    <OptionRow
      key={`${threshold.min}:${threshold.max}`}
      type="radio"
      name={name}
      label={rangeLabel(threshold, words)}
      count={latest?.[options.indexOf(threshold)]}
      isChosen={sameThreshold(threshold, set)}
      onChoose={() => apply({ min: threshold.min, max: threshold.max })}
    />
  );
  return (
    <FilterSet label={item.label}>
      {row({})}
      <Options item={item} options={options} isChosen={(each) => sameThreshold(each, set)}>
        {row}
      </Options>
    </FilterSet>
  );
}

/** The search with another range of one attribute. */
function withThreshold(state: SearchState, attribute: string, threshold: Threshold): SearchState {
  const { key, ranging } = filterOf(attribute) ?? {};
  // A threshold is already a canonical range.
  return key && ranging ? (withFilter(state, key, ranging.from(threshold)) as SearchState) : state;
}
