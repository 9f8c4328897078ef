import { useEffect, useState } from 'react';
import type { HostedSearch } from '../../../domain/hostedSearch';
import type { SearchEngine } from '../../../search/searchEngine';
import { stockEngine } from './stockEngine';

/**
 * The tab's engine for one InstantSearch. InstantSearch stops listening when its component unmounts, and would then throw
 * the error of a search that fails later; such a search is left without an answer.
 */
export function useSearchClient(hosted: HostedSearch | undefined): SearchEngine {
  const [client] = useState(() => {
    const engine = stockEngine(hosted);
    let isMounted = true;
    const search = (requests: Parameters<SearchEngine['search']>[0]) =>
      engine.search(requests).catch((error) => (isMounted ? Promise.reject(error) : new Promise(() => {})));
    return {
      search: search as SearchEngine['search'],
      setMounted: (next: boolean) => {
        isMounted = next;
      },
    };
  });
  useEffect(() => {
    client.setMounted(true);
    return () => client.setMounted(false);
  }, [client]);
  return client;
}
