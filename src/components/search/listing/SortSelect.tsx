import { css } from '@emotion/react';
import { useId } from 'react';
import { sortKey, usualSortKey } from '../../../search/sortOptions';
import { withFilter } from '../../../search/withFilter';
import { color, media, space, text } from '../../../theme/tokens';
import { control } from '../../ui/fields/control';
import { useEarlyChange } from '../../ui/fields/useEarlyChange';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';

/** The select for the sort order. */
export function SortSelect() {
  const { sortOptions } = useSearchConfig().vocabulary;
  const { sortBy, keywords } = useSearch(({ query }) => query);
  const { change } = useSearchActions();
  const id = useId();
  const usual = usualSortKey(sortOptions, keywords !== undefined);
  const isOffered = sortOptions.some((option) => sortKey(option) === usual);
  const key = sortBy ?? usual;
  const sort = (value: string) => change((query) => withFilter(query, 'sortBy', value));
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
  justifyContent: 'flex-end',
  gap: space[2],
  marginBlock: space[3],
  fontSize: text.small,
  color: color.inkQuiet,
  whiteSpace: 'nowrap',
  [media.wide]: { marginBlock: 0 },
});
