import { css } from '@emotion/react';
import { formatNumber } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { color } from '../../../theme/tokens';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';

/** The number of matches, in the dealer's word for the stock. Screen readers announce changes. */
export function ResultCount() {
  const hits = useSearch(({ results, cards, error }) =>
    error !== undefined || cards === 'awaited' ? undefined : results.nbHits,
  );
  const isSlow = useSearch((search) => search.isSlow);
  const { vocabulary } = useSearchConfig();
  const words = hits === undefined ? '' : `${formatNumber(hits)} ${stockNoun(vocabulary.stockType, hits)}`;
  return (
    <p css={count} role="status" aria-live="polite" data-results="">
      {isSlow ? <span css={searching}>Still searching…</span> : words}
    </p>
  );
}

const searching = css({ color: color.inkQuiet, fontWeight: 400 });
const count = css({ margin: 0, minWidth: '5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
