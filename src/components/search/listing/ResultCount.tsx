import { css } from '@emotion/react';
import { formatNumber } from '../../../domain/stock/display/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { color } from '../../../theme/tokens';
import { useSearchConfig } from '../SearchConfig';
import { useSearchResults } from '../SearchProvider';

/** How many vehicles match, in the dealer's own word, told politely to those who do not see it change. */
export function ResultCount() {
  const { results, error, isSlow } = useSearchResults();
  const { vocabulary } = useSearchConfig();
  const isUnknown = error !== undefined || results.__isArtificial === true;
  const words = isUnknown
    ? ''
    : `${formatNumber(results.nbHits)} ${stockNoun(vocabulary.stockType, results.nbHits)}`;
  return (
    <p css={count} role="status" aria-live="polite" data-results="">
      {isSlow ? <span css={searching}>Still searching…</span> : words}
    </p>
  );
}

const searching = css({ color: color.inkQuiet, fontWeight: 400 });
const count = css({ margin: 0, minWidth: '5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
