import { useCallback, useEffect, useState } from 'react';
import { formatNumber } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { SearchFault } from '../../../search/engines/embedded';
import { track } from '../../../tracking/track';
import { stockEngine } from '../../stock/engine/stockEngine';
import { Link } from '../../ui/links/Link';
import type { ShownList } from '../results/useShownList';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';
import { builtWords } from './builtWords';
import { FiltersNotice } from './FiltersNotice';

/** The notice that the search failed. It says what the list shows, and offers another try and the phone number. */
export function SearchFailed({ list }: { readonly list: ShownList }) {
  const error = useSearch((search) => search.error);
  const { searchAgain } = useSearchActions();
  const { settings } = useSearchConfig();
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = useCallback(() => {
    // The site was rebuilt in a format that this page cannot read. The new page can.
    if (error instanceof SearchFault && error.fault.kind === 'otherVersion') {
      window.location.reload();
      return;
    }
    setIsTrying(true);
    stockEngine(settings.hostedSearch)
      .retry()
      .catch(() => setIsTrying(false))
      .then(searchAgain);
  }, [error, searchAgain, settings.hostedSearch]);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  // Another failure ends a try.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the failure is the signal
  useEffect(() => {
    setIsTrying(false);
    if (navigator.onLine) track({ name: 'fault', fault: 'stockIndex' });
  }, [error]);

  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return (
    <div role="alert">
      <FiltersNotice
        title={isOffline ? 'You are offline' : 'Filters don’t work right now'}
        button={{
          onClick: tryAgain,
          // Not disabled, so that the button keeps the focus.
          'aria-disabled': isTrying || undefined,
          children: isTrying ? 'Trying again…' : 'Try again',
        }}
      >
        Your choices are kept. <InsteadWords list={list} />
      </FiltersNotice>
    </div>
  );
}

function InsteadWords({ list: { kind, count } }: { readonly list: ShownList }) {
  const { vocabulary, built } = useSearchConfig();
  if (kind === 'built' && built) return `Until filters are back, here are ${builtWords(built, vocabulary)}.`;
  const noun = stockNoun(vocabulary.stockType, count);
  if (kind === 'before')
    return `Until filters are back, the list stays the same: ${formatNumber(count)} ${noun}.`;
  return (
    <>
      Trying again usually helps, or <Link href="/stock/">see everything in stock</Link>.
    </>
  );
}
