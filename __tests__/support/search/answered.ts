import type { HitsResponse } from '../../../src/search/engines/embedded';
import { answerRequests } from '../../../src/search/engines/embedded/answerRequests';
import type { OpenIndex } from '../../../src/search/engines/embedded/openIndex';

/** The answer to one request for hits, in the default order if none is named. */
export const answered = async (
  index: OpenIndex,
  params: Readonly<Record<string, unknown>>,
  indexName = 'stock',
): Promise<HitsResponse> => {
  const { results } = await answerRequests(index, [{ indexName, params }]);
  return results[0] as HitsResponse;
};
