import { QueryClient } from '@tanstack/react-query';

/** The longest pause between two tries, in milliseconds. */
const LONGEST_PAUSE = 30_000;

/**
 * The cache of everything that pages read asynchronously. Pass it to `useQuery` as its second argument: only the pages that
 * read something then load TanStack Query, because it needs no provider around every page.
 *
 * A read that fails is tried three more times, after 1, 2 and 4 seconds. What was read less than a minute ago is not read
 * again. Older data is read again when the shopper comes back to the page or to the network.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_PAUSE),
      staleTime: 60_000,
      // The search index may be in memory and files may be saved on the device, so a read can succeed offline.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});
