import { useEffect, useState } from 'react';

/** The query of the address that the page was opened with; empty on the server and until the page is taken over. */
export function useCampaignSearch(): string {
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(window.location.search), []);
  return search;
}
