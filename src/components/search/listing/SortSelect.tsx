import { css } from '@emotion/react';
import { useId } from 'react';
import { readSortBy, sortKey } from '../../../search/sortOptions';
import { withFilter } from '../../../search/withFilter';
import { color, media, space, text } from '../../../theme/tokens';
import { control } from '../../ui/fields/control';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';

/** The select for the sort order. */
export function SortSelect() {
  const { sortOptions } = useSearchConfig().vocabulary;
  const sortBy = useSearch(({ asked }) => asked.sortBy);
  const { change } = useSearchActions();
  const id = useId();
  // The state has no word for the default order, so its option is the one that the state cannot name.
  const usual = sortOptions.find((option) => readSortBy(sortOptions, sortKey(option)) === undefined);
  return (
    <div css={row}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        css={control}
        value={sortBy ?? (usual && sortKey(usual))}
        onChange={({ target: { value } }) => change((asked) => withFilter(asked, 'sortBy', value))}
      >
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
  justifyContent: 'flex-end',
  gap: space[2],
  marginBlock: space[3],
  fontSize: text.small,
  color: color.inkQuiet,
  whiteSpace: 'nowrap',
  [media.wide]: { marginBlock: 0 },
});
