import { algoliasearch } from 'algoliasearch';
import type { HostedSearch } from '../../domain/hostedSearch';
import { hostOption } from '../../search/engines/algolia/hosts';

/** The service's full client, with the key that may write. Only for Node: browsers use the small client with another key. */
export const createIndexClient = ({ appId, host }: HostedSearch, adminKey: string) =>
  algoliasearch(appId, adminKey, hostOption(host));

export type IndexClient = ReturnType<typeof createIndexClient>;

/** `null` if the service answers 404 or another of the given statuses. */
export const orNull = async <Value>(
  request: Promise<Value>,
  statuses: readonly number[] = [404],
): Promise<Value | null> =>
  request.catch((error: unknown) => {
    const status =
      typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    if (statuses.includes(Number(status))) return null;
    throw error;
  });

/** How many records an index holds; `null` if the index does not exist. */
export const countRecords = async (client: IndexClient, indexName: string): Promise<number | null> => {
  const answer = await orNull(
    client.search({ requests: [{ indexName, query: '', hitsPerPage: 0, analytics: false }] }),
  );
  const [result] = answer?.results ?? [];
  return result && 'nbHits' in result ? (result.nbHits ?? 0) : null;
};
