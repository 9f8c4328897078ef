import { useState } from 'react';
import { textButton } from './filterStyles';

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

interface Props {
  readonly list: LimitedList<unknown>;
  /** The filter's name, for screen reader users who only hear the button. */
  readonly label: string;
}

export function ShowMore({ list: { hasMore, showsAll, toggle }, label }: Props) {
  if (!hasMore) return null;
  const words = showsAll ? 'Show less' : 'Show more';
  return (
    <button type="button" css={textButton} aria-label={`${words}: ${label}`} onClick={toggle}>
      {words}
    </button>
  );
}
