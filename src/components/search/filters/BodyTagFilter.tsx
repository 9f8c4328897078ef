import { css } from '@emotion/react';
import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import type { BodyTile } from '../../../content/stockSettings';
import { refinementProps } from '../../../search/searchWidgets';
import { color, radius, space, text } from '../../../theme/tokens';
import { FilterLegend } from './FilterLegend';

interface Props {
  readonly label: string;
  readonly attribute: string;
  readonly showCount: boolean;
  readonly options: readonly BodyTile[];
}

/** Tiles with a drawing; one tile may stand for several values of the stock. */
export function BodyTagFilter({ label, attribute, showCount, options }: Props) {
  const { items } = useRefinementList(refinementProps(attribute));
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const chosen = indexUiState.refinementList?.[attribute] ?? [];
  const toggle = (values: readonly string[], isOn: boolean) =>
    setIndexUiState((state) => {
      const { page: _firstPage, ...kept } = state;
      const others = chosen.filter((value) => !values.includes(value));
      return {
        ...kept,
        refinementList: { ...state.refinementList, [attribute]: isOn ? others : [...others, ...values] },
      };
    });
  return (
    <fieldset css={group}>
      <FilterLegend label={label} />
      <div css={tiles}>
        {options.map((option) => {
          const isOn = option.values.some((value) => chosen.includes(value));
          const count = items
            .filter(({ value }) => option.values.includes(value))
            .reduce((sum, item) => sum + item.count, 0);
          return (
            <button
              key={option.label}
              type="button"
              css={tile}
              aria-pressed={isOn}
              onClick={() => toggle(option.values, isOn)}
            >
              {option.icon && (
                <span css={drawing} style={{ maskImage: `url(${option.icon})` }} aria-hidden="true" />
              )}
              <span>
                {option.label}
                {showCount && <span css={countText}> {count}</span>}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const group = css({ border: 0, margin: 0, padding: 0, minWidth: 0 });
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
  '&[aria-pressed="true"]': { borderColor: color.green, background: color.greenSoft, fontWeight: 600 },
});
const drawing = css({
  width: '4rem',
  height: '2rem',
  background: 'currentColor',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
});
const countText = css({ color: color.inkQuiet, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
