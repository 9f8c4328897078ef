import { css } from '@emotion/react';
import { useState } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { refinementProps } from '../../../search/searchWidgets';
import { FilterLegend } from './FilterLegend';
import { count as countStyle, optionRow, textButton } from './filterStyles';

interface Props {
  readonly label: string;
  readonly attribute: string;
  readonly showCount: boolean;
  /** How many values stand before "Show more". */
  readonly limit?: number;
  /** Fixed values in a fixed order, shown at zero too. */
  readonly hardcodedValues: readonly string[];
}

/** Any of several values, with counts. */
export function ListFilter({ label, attribute, showCount, limit = 8, hardcodedValues }: Props) {
  const { items, refine } = useRefinementList(refinementProps(attribute));
  const [showsAll, setShowsAll] = useState(false);
  const options =
    hardcodedValues.length === 0
      ? items
      : hardcodedValues.map(
          (value) =>
            items.find((item) => item.value === value) ?? { value, label: value, count: 0, isRefined: false },
        );
  const shown = showsAll ? options : options.filter((option, place) => place < limit || option.isRefined);
  return (
    <fieldset css={group}>
      <FilterLegend label={label} />
      {shown.map((option) => (
        <label key={option.value} css={optionRow}>
          <input type="checkbox" checked={option.isRefined} onChange={() => refine(option.value)} />
          {option.label}
          {showCount && <span css={countStyle}>{option.count}</span>}
        </label>
      ))}
      {options.length > limit && (
        <button
          type="button"
          css={textButton}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show less' : 'Show more'}
        </button>
      )}
    </fieldset>
  );
}

const group = css({ border: 0, margin: 0, padding: 0, minWidth: 0 });
