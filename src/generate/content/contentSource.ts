import { contentEndpoint } from '../../config/contentEndpoint';
import type { Settings } from '../../config/env';
import { addressName } from '../../domain/addressName';
import { fetchContent } from './fetchContent';

type ContentSettings = Pick<Settings, 'contentUrl'> & Partial<Pick<Settings, 'contentCredentials'>>;

/** The content endpoint: the embedded one, or the one in the settings. */
export interface ContentSource {
  /**
   * Sends a GraphQL request, with the credentials from the settings.
   * @param body the request as JSON
   * @throws an error that names the address without its secrets
   */
  readonly post: (body: string) => Promise<Response>;
  /**
   * Asks for what the build must know before Gatsby's own queries run.
   * @throws an error that names the address without its secrets, and the answer
   */
  readonly ask: <Data>(query: string) => Promise<Data>;
  /**
   * When the next scheduled entry is due, of those that answers have left out so far, in milliseconds since 1970;
   * `undefined` if none was left out.
   */
  readonly nextScheduled: () => number | undefined;
}

export function contentSource({
  contentUrl,
  contentCredentials: credentials,
}: ContentSettings): ContentSource {
  const refused = new Set<string>();
  let next = Number.POSITIVE_INFINITY;
  const notices = {
    // Once for each address, because many pages show the same link.
    onRefused: (address: string) => {
      if (refused.has(address)) return;
      refused.add(address);
      console.warn(
        `warn The content has the address ${JSON.stringify(address)}, which no page may carry: links to it lead nowhere.`,
      );
    },
    onScheduled: (due: number) => {
      next = Math.min(next, due);
    },
  };

  const post = async (body: string): Promise<Response> => {
    if (contentUrl !== undefined)
      return fetchContent(contentUrl, { body, ...(credentials && { credentials }) }, notices);
    const embedded = contentEndpoint.get();
    if (embedded === undefined) throw new Error('The content endpoint is not running.');
    return fetchContent(embedded, { body }, notices);
  };

  return {
    post,
    ask: async <Data>(query: string) => {
      const response = await post(JSON.stringify({ query }));
      const answer = await readJson<Data>(response);
      if (!answer?.data || answer.errors?.length) {
        const reasons =
          answer?.errors?.map(({ message }) => message).join('; ') ?? `status ${response.status}`;
        const name = contentUrl === undefined ? '' : ` ${addressName(contentUrl)}`;
        throw new Error(`The content endpoint${name} could not answer: ${reasons}`);
      }
      return answer.data;
    },
    nextScheduled: () => (Number.isFinite(next) ? next : undefined),
  };
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
