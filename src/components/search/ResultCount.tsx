import { css } from '@emotion/react';
import { useInstantSearch } from 'react-instantsearch';
import { formatNumber } from '../../domain/stock/formatNumber';
import { stockNoun } from '../../domain/stock/stockTypes';
import { useSearchConfig } from './SearchConfig';

/** How many vehicles match, in the dealer's own word, told politely to those who do not see it change. */
export function ResultCount() {
  const { results, error } = useInstantSearch();
  const { vocabulary } = useSearchConfig();
  const isUnknown = error !== undefined || results.__isArtificial === true;
  return (
    <p css={count} role="status" aria-live="polite">
      {isUnknown ? '' : `${formatNumber(results.nbHits)} ${stockNoun(vocabulary.stockType, results.nbHits)}`}
    </p>
  );
}

const count = css({ margin: 0, minWidth: '5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
