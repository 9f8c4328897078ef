import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { color } from '../../../theme/tokens';
import { control, fieldLabel } from '../filters/filterStyles';
import { useSearchConfig } from '../SearchConfig';

/** Finds by make, model, badge, registration and stock number, while the shopper types. */
export function KeywordBox() {
  const { typed, type } = useTyped(useSearchBox());
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
        value={typed}
        placeholder="Make, model, rego or stock number"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
      />
    </search>
  );
}

/**
 * The letters as they are typed. The search says them a moment later, which would put the caret of somebody who types
 * within a word at its end.
 */
function useTyped({ query, refine }: Pick<ReturnType<typeof useSearchBox>, 'query' | 'refine'>) {
  const [typed, setTyped] = useState(query);
  /** What was asked here and has not been said yet; anything else that is said comes from outside. */
  const asked = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = asked.current.indexOf(query);
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
    if (place < 0) setTyped(query);
  }, [query]);
  const type = (text: string) => {
    asked.current = text === query ? [] : [...asked.current, text];
    setTyped(text);
    refine(text);
  };
  return { typed, type };
}

const box = css({ '&::placeholder': { color: color.inkQuiet, opacity: 1 } });
