import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of everything that pages read asynchronously. Pass it to `useQuery` as its second argument: only the pages that
 * read something then load TanStack Query, because it needs no provider around every page.
 *
 * As TanStack Query does by default, a read that fails is tried three more times, after 1, 2 and 4 seconds, and older data is
 * read again when the shopper comes back to the page. Here also when the network comes back, and never within a minute.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // The search index may be in memory and files may be saved on the device, so a read can succeed offline.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});
