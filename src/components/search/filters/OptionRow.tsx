import { css } from '@emotion/react';
import { useState } from 'react';
import { formatNumber } from '../../../domain/formatNumber';
import { color, text } from '../../../theme/tokens';
import { count as countStyle, optionRow, textButton } from './filterStyles';

interface Props {
  readonly type: 'checkbox' | 'radio';
  readonly label: string;
  /** How many vehicles the option finds; absent to show no count. */
  readonly count?: number | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Radio buttons with the same name are one choice. */
  readonly name?: string;
}

/** One option of a filter, as wide as the filter. Label and count are part of its target. */
export const OptionRow = ({ type, label, count, isChosen, onChoose, name }: Props) => (
  <label css={optionRow}>
    <input type={type} name={name} checked={isChosen} onChange={onChoose} />
    {label}
    {count !== undefined && <span css={countStyle}>{formatNumber(count)}</span>}
  </label>
);

interface LimitedList<Option> {
  readonly visible: readonly Option[];
  readonly hasMore: boolean;
  readonly showsAll: boolean;
  readonly toggle: () => void;
}

/** The first options and the chosen ones, until the shopper asks for all. Without a limit: all. */
export function useShowMore<Option>(
  options: readonly Option[],
  limit: number | undefined,
  isChosen: (option: Option) => boolean,
): LimitedList<Option> {
  const [showsAll, setShowsAll] = useState(false);
  const hasMore = limit !== undefined && options.length > limit;
  return {
    visible:
      hasMore && !showsAll ? options.filter((option, place) => place < limit || isChosen(option)) : options,
    hasMore,
    showsAll,
    toggle: () => setShowsAll(!showsAll),
  };
}

interface ShowMoreProps {
  readonly list: LimitedList<unknown>;
  /** The filter's name, for screen reader users who only hear the button. */
  readonly label: string;
}

export function ShowMore({ list: { hasMore, showsAll, toggle }, label }: ShowMoreProps) {
  if (!hasMore) return null;
  const words = showsAll ? 'Show less' : 'Show more';
  return (
    <button type="button" css={textButton} aria-label={`${words}: ${label}`} onClick={toggle}>
      {words}
    </button>
  );
}

/** Shown in place of models until a make is chosen. */
export const WaitsFor = ({ what }: { readonly what: string }) => <p css={quiet}>Choose a {what} first</p>;

const quiet = css({ margin: 0, color: color.inkQuiet, fontSize: text.small });
