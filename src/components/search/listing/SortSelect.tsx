import { css } from '@emotion/react';
import { useId } from 'react';
import { useSortBy } from 'react-instantsearch';
import { color, space, text } from '../../../theme/tokens';
import { control } from '../filters/filterStyles';

/** The order of the results. */
export function SortSelect({ items }: { readonly items: { label: string; value: string }[] }) {
  const { currentRefinement, refine } = useSortBy({ items });
  const id = useId();
  return (
    <div css={row}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        css={control}
        value={currentRefinement}
        onChange={(event) => refine(event.target.value)}
      >
        {items.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: text.small,
  color: color.inkQuiet,
  whiteSpace: 'nowrap',
});
