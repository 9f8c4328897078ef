import { contentEndpoint } from '../../config/contentEndpoint';
import type { Settings } from '../../config/env';
import { addressName } from '../../domain/addressName';
import { fetchContent } from './fetchContent';

export type ContentSettings = Pick<Settings, 'contentUrl'> & Partial<Pick<Settings, 'contentCredentials'>>;

/**
 * Sends a GraphQL request to the content endpoint, the embedded one or the one that is set, with what lets the build in.
 * @param body the request as JSON
 * @throws naming the address without its secrets.
 */
export async function postToContent(body: string, settings: ContentSettings): Promise<Response> {
  const { contentUrl, contentCredentials: credentials } = settings;
  if (contentUrl !== undefined)
    return fetchContent(contentUrl, { body, ...(credentials && { credentials }) });
  const embedded = contentEndpoint.get();
  if (embedded === undefined) throw new Error('The content endpoint is not running.');
  return fetchContent(embedded, { body });
}

/**
 * Asks the content endpoint over HTTP for what the build must know before Gatsby's own queries run.
 * @throws naming the address, without its secrets, and what it answered.
 */
export async function askContent<Data>(query: string, settings: ContentSettings): Promise<Data> {
  const response = await postToContent(JSON.stringify({ query }), settings);
  const answer = await readJson<Data>(response);
  if (!answer?.data || answer.errors?.length) {
    const reasons = answer?.errors?.map(({ message }) => message).join('; ') ?? `status ${response.status}`;
    const name = settings.contentUrl === undefined ? '' : ` ${addressName(settings.contentUrl)}`;
    throw new Error(`The content endpoint${name} could not answer: ${reasons}`);
  }
  return answer.data;
}

interface ContentAnswer<Data> {
  readonly data?: Data;
  readonly errors?: readonly { readonly message: string }[];
}

async function readJson<Data>(response: Response): Promise<ContentAnswer<Data> | undefined> {
  try {
    return (await response.json()) as ContentAnswer<Data>;
  } catch {
    return undefined;
  }
}
