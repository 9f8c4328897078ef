import { css } from '@emotion/react';
import { useId } from 'react';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { formatNumber } from '../../../domain/formatNumber';
import type { Choice } from '../../../search/choices';
import { filterOf } from '../../../search/filters/filters';
import { withFilter } from '../../../search/withFilter';
import { color, motion, quiet, radius, space, text } from '../../../theme/tokens';
import { Drawing } from '../../ui/Drawing';
import { control, fieldLabel } from '../../ui/fields/control';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';
import { FilterSet, OptionRow, Options, useIsHeading } from './FilterSet';
import { useChoices, useFacetValues, useIsCounted } from './useChoices';

interface ListFilterProps {
  readonly item: FilterItem;
  /** Whether it is a choice of one value, or any. Only an address can set several at once; they are then one more option. */
  readonly isOne?: boolean;
}

/** A filter for any of several values, or for one of them. */
export function ListFilter({ item, isOne = false }: ListFilterProps) {
  const { choices, chosen, waitsFor, toggle, choose, showsCounts } = useChoices(item);
  const type = isOne ? 'radio' : 'checkbox';
  const name = useId();
  const isSeveral = isOne && chosen.length > 1;
  if (waitsFor)
    return (
      <FilterSet label={item.label}>
        <p css={quiet}>Choose a {waitsFor} first</p>
      </FilterSet>
    );
  return (
    <FilterSet label={item.label}>
      {isOne && (
        <OptionRow
          type={type}
          name={name}
          label="Any"
          isChosen={chosen.length === 0}
          onChoose={() => choose(undefined)}
        />
      )}
      {isSeveral && (
        <OptionRow type={type} name={name} label={eitherOf(chosen)} isChosen onChoose={() => undefined} />
      )}
      <Options item={item} options={choices} isChosen={({ isChosen }) => isChosen}>
        {(choice) => (
          <OptionRow
            key={choice.label}
            type={type}
            name={name}
            label={choice.label}
            count={showsCounts ? choice.count : undefined}
            isChosen={choice.isChosen && !isSeveral}
            onChoose={() => (isOne ? choose(choice) : toggle(choice))}
          />
        )}
      </Options>
    </FilterSet>
  );
}

const eitherOf = (choices: readonly Choice[]): string => choices.map(({ label }) => label).join(' or ');

/** A select for one value, for lists that may be long. */
export function SelectFilter({ item }: { readonly item: FilterItem }) {
  const { choices, chosen, waitsFor, choose, showsCounts } = useChoices(item);
  const id = useId();
  const several = chosen.length > 1 ? eitherOf(chosen) : undefined;
  return (
    <div>
      <label css={useIsHeading(item.label) ? visuallyHidden : fieldLabel} htmlFor={id}>
        {item.label}
      </label>
      <select
        id={id}
        css={control}
        disabled={waitsFor !== undefined}
        value={several ?? chosen[0]?.label ?? ''}
        onChange={({ target: { value } }) => choose(choices.find(({ label }) => label === value))}
      >
        <option value="">
          {waitsFor ? `Choose a ${waitsFor} first` : `Any ${item.label.toLowerCase()}`}
        </option>
        {several && <option value={several}>{several}</option>}
        {!waitsFor &&
          choices.map(({ label, count }) => (
            <option key={label} value={label}>
              {label}
              {showsCounts && ` (${formatNumber(count)})`}
            </option>
          ))}
      </select>
    </div>
  );
}

interface Props {
  readonly item: FilterItem;
  /** Whether to hide the filter at zero, such as Brand Certified if no vehicle is. */
  readonly hidesAtZero?: boolean;
}

/** A filter that is on or off. */
export function ToggleFilter({ item, hidesAtZero = false }: Props) {
  const { field } = item;
  const key = filterOf(field)?.key;
  const { change } = useSearchActions();
  const matches = useFacetValues(field).find(({ value }) => value === 'true')?.count ?? 0;
  const isCounted = useIsCounted();
  const isOn = useSearch(({ query }) => key !== undefined && query[key] === true);
  if (hidesAtZero && matches === 0 && !isOn) return null;
  return (
    <OptionRow
      type="checkbox"
      label={item.label}
      count={item.showCount && isCounted ? matches : undefined}
      isChosen={isOn}
      onChoose={() => key && change((query) => withFilter(query, key, isOn ? undefined : true))}
    />
  );
}

/** Tiles with drawings. One tile may select several values of the stock. */
export function BodyTagFilter({ item }: { readonly item: FilterItem }) {
  const { choices, toggle, showsCounts } = useChoices(item);
  const { bodyTypes } = useSearchConfig().settings;
  return (
    <FilterSet label={item.label}>
      <div css={tiles}>
        <Options item={item} options={choices} isChosen={({ isChosen }) => isChosen}>
          {(choice) => {
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
          }}
        </Options>
      </div>
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
  fontSize: text.small,
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '&:hover': { borderColor: color.lineStrong },
  '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accentSoft, fontWeight: 600 },
  // With forced colours, an outline marks the choice.
  '@media (forced-colors: active)': {
    '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
  },
});
const bodyShape = css({ width: '4rem', height: '2rem', background: 'currentColor' });
const countText = css({ color: color.inkQuiet, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
