import { buildTime } from '../../config/buildTime';
import { fetchAddress } from '../../config/fetchAddress';
import { isDevelopment } from '../../config/isDevelopment';
import { addressName } from '../../domain/addressName';
import { cleanContent } from './cleanContent';
import { withoutScheduled } from './withoutScheduled';

/** The time limit for one answer, in milliseconds: an endpoint that hangs must not hold up a build forever. */
const TIMEOUT = 120_000;

interface ContentRequest {
  readonly body: string;
  /** The headers that authorise the build. */
  readonly credentials?: Readonly<Record<string, string>>;
}

/** Callbacks for what was removed from an answer. */
interface ContentNotices {
  /** Called with an address that would run something. Links to it now lead nowhere. */
  readonly onRefused: (address: string) => void;
  /** Called for an entry that is scheduled for later. @param due milliseconds since 1970 */
  readonly onScheduled: (due: number) => void;
}

/**
 * Asks the content endpoint. All content enters the build through this function, for Gatsby's queries and for the build's
 * own. Its answers are safe for pages (see `cleanContent`); a response that is not JSON stays as it is. A build leaves out
 * entries that are scheduled for later; `gatsby develop` shows them at once.
 * @throws an error that says why the endpoint could not be asked, without secrets
 */
export async function fetchContent(
  url: string,
  { body, credentials }: ContentRequest,
  { onRefused, onScheduled }: ContentNotices,
): Promise<Response> {
  const asked = await fetchAddress(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    ...(credentials && { credentials }),
    body,
    timeout: TIMEOUT,
  });
  if (asked.kind === 'err')
    throw new Error(`The content endpoint ${addressName(url)} could not be asked: ${asked.fault}`);
  const { status, statusText, bytes } = asked.value;
  const text = bytes.toString('utf8');
  try {
    const answer: unknown = JSON.parse(text);
    const published = isDevelopment() ? answer : withoutScheduled(answer, buildTime.get(), onScheduled);
    return Response.json(cleanContent(published, onRefused), { status, statusText });
  } catch {
    return new Response(text, { status, statusText });
  }
}
