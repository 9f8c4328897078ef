import { css } from '@emotion/react';
import { useId } from 'react';
import { sortKey, usualSortKey } from '../../../search/sortOptions';
import { withFilter } from '../../../search/withFilter';
import { color, space, text } from '../../../theme/tokens';
import { control } from '../../ui/fields/control';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';

/** The select for the sort order. */
export function SortSelect() {
  const { sortOptions } = useSearchConfig().vocabulary;
  const { sortBy, keywords } = useSearch(({ asked }) => asked);
  const { change } = useSearchActions();
  const id = useId();
  const usual = usualSortKey(sortOptions, keywords !== undefined);
  const isOffered = sortOptions.some((option) => sortKey(option) === usual);
  return (
    <div css={row}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        css={control}
        value={sortBy ?? usual}
        onChange={({ target: { value } }) => change((asked) => withFilter(asked, 'sortBy', value))}
      >
        {!isOffered && <option value={usual}>Best match</option>}
        {sortOptions.map((option) => (
          <option key={sortKey(option)} value={sortKey(option)}>
            {option.label}
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
