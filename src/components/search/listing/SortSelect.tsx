import { css } from '@emotion/react';
import { useId } from 'react';
import { readSortBy, sortKey } from '../../../search/sortOptions';
import { withFilter } from '../../../search/withFilter';
import { color, media, space, text } from '../../../theme/tokens';
import { control } from '../../ui/fields/control';
import { useEarlyChange } from '../../ui/fields/useEarlyChange';
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
  const key = sortBy ?? (usual && sortKey(usual));
  const sort = (value: string) => change((asked) => withFilter(asked, 'sortBy', value));
  const select = useEarlyChange<HTMLSelectElement>(({ value }) => value !== key && sort(value));
  return (
    <div css={row}>
      <label htmlFor={id}>Sort by</label>
      <select
        ref={select}
        id={id}
        css={control}
        value={key}
        onChange={({ target: { value } }) => sort(value)}
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
