import { contentEndpoint } from '../config/contentEndpoint';
import type { Settings } from '../config/env';
import { fetchContent } from './fetchContent';

/**
 * Asks the content endpoint over HTTP, the embedded one or the one that is set: for what the build must know before
 * Gatsby's own queries run.
 * @throws naming the address and what it answered.
 */
export async function askContent<Data>(query: string, settings: Pick<Settings, 'contentUrl'>): Promise<Data> {
  const url = settings.contentUrl ?? contentEndpoint.get();
  if (url === undefined) throw new Error('The content endpoint is not running.');
  const response = await fetchContent(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  });
  const answer = (await response.json()) as { data?: Data; errors?: readonly { message: string }[] };
  if (!answer.data || answer.errors?.length) {
    const reasons = answer.errors?.map(({ message }) => message).join('; ') ?? `status ${response.status}`;
    throw new Error(`The content endpoint ${url} could not answer: ${reasons}`);
  }
  return answer.data;
}
