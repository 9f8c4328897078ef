import { css } from '@emotion/react';
import { useId } from 'react';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { steps } from '../../../domain/filters/steps';
import { space } from '../../../theme/tokens';
import { control, fieldLabel } from '../../ui/fields/control';
import { FilterSet } from './FilterSet';
import { type Bound, useNumericFilter } from './useNumericFilter';

/** With more steps, shoppers would have to scroll. */
const MOST_STEPS = 20;

/** A range with two selects, from and to, of round numbers or of the content's own values. */
export function RangeSelectFilter({ item }: { readonly item: FilterItem }) {
  const filter = useNumericFilter(item);
  const { set, ends, step, words, apply, bounds } = filter;
  const id = useId();
  const fixed = item.hardcodedValues.map(Number);
  const offered = fixed.length > 0 ? fixed : steps(ends, step, MOST_STEPS);
  const optionsOf = (bound: Bound): readonly number[] => {
    const own = set[bound];
    if (own === undefined || offered.includes(own)) return offered;
    return [...offered, own].sort((a, b) => a - b);
  };
  return (
    <FilterSet label={item.label} isDisabled={filter.isDisabled}>
      <div css={pair}>
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

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: space[3],
});
