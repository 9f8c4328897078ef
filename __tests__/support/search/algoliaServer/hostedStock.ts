import { createIndexClient, replaceIndex } from '../../../../generate/hosted/hostedIndex';
import { planIndex } from '../../../../generate/hosted/indexPlan';
import type { HostedSearch } from '../../../../src/domain/hostedSearch';
import type { IndexRecord } from '../../../../src/search/indexRecord';
import { DEFAULT_SORT_OPTIONS } from '../../../../src/search/sortOptions';
import type { AlgoliaServer } from './startAlgoliaServer';

/** A browser's settings for the local service. */
export const hostedOn = (
  { appId, searchKey, url }: Pick<AlgoliaServer, 'appId' | 'searchKey' | 'url'>,
  indexPrefix = 'quillbrook',
): HostedSearch => ({ appId, searchKey, indexPrefix, host: url });

/** Indexes records on the local service as a build does. */
export const indexOn = async (
  server: AlgoliaServer,
  records: readonly IndexRecord[],
  hosted = hostedOn(server),
): Promise<void> => {
  const plan = planIndex(records, DEFAULT_SORT_OPTIONS, hosted.indexPrefix);
  await replaceIndex(createIndexClient(hosted, server.adminKey), plan);
};
