import { css } from '@emotion/react';
import { useId } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { color } from '../../theme/tokens';
import { control, fieldLabel } from './filters/filterStyles';
import { useSearchConfig } from './SearchConfig';

/** Finds by make, model, badge, registration and stock number, while the shopper types. */
export function KeywordBox() {
  const { query, refine } = useSearchBox();
  const own = useSearchConfig().filterGroups.flatMap(({ filterItems }) =>
    filterItems.filter(({ type }) => type === 'search_box'),
  )[0];
  const id = useId();
  return (
    <search>
      <label css={fieldLabel} htmlFor={id}>
        {own?.label ?? 'Search Our Stock'}
      </label>
      <input
        id={id}
        css={[control, box]}
        type="search"
        value={query}
        placeholder="Make, model, rego or stock number"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => refine(event.target.value)}
      />
    </search>
  );
}

const box = css({ '&::placeholder': { color: color.inkQuiet, opacity: 1 } });
