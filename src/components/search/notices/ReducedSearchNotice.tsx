import { css } from '@emotion/react';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { color, space, text } from '../../../theme/tokens';
import { reducedSearch } from '../../stock/engine/reducedSearch';
import { useSearchConfig } from '../SearchConfig';

/** One quiet line while the embedded engine takes over. Nothing is missing, so the shopper need not do anything. */
export function ReducedSearchNotice() {
  const { vocabulary } = useSearchConfig();
  // The region exists from the start, so that screen readers announce its text.
  return (
    <div role="status">
      {reducedSearch.useFlag() && (
        <p css={line}>
          Our usual search is taking a short break. Search on as you like: these are our{' '}
          {stockNoun(vocabulary.stockType, 2)} as of our last update.
        </p>
      )}
    </div>
  );
}

const line = css({
  margin: `0 0 ${space[4]}`,
  paddingLeft: space[3],
  borderLeft: `3px solid ${color.line}`,
  color: color.inkQuiet,
  fontSize: text.small,
});
