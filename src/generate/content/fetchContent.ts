import { buildTime } from '../../config/buildTime';
import { fetchAddress } from '../../config/fetchAddress';
import { isDevelopment } from '../../config/isDevelopment';
import { addressName } from '../../domain/addressName';
import { cleanContent } from './cleanContent';
import { withoutScheduled } from './withoutScheduled';

/** Milliseconds for one answer: an endpoint that hangs must not hold a build for ever. */
const TIMEOUT = 120_000;

interface ContentRequest {
  readonly body: string;
  /** Headers that let the build in. */
  readonly credentials?: Readonly<Record<string, string>>;
}

/** Told of what an answer held that no page may carry. */
interface ContentNotices {
  /** An address that would run something: links to it lead nowhere. */
  readonly onRefused: (address: string) => void;
  /** An entry of a later day was left out. @param due milliseconds */
  readonly onScheduled: (due: number) => void;
}

/**
 * Asks the content endpoint. All content comes into the build through this function, for Gatsby's queries and for the
 * build's own. Pages may carry what it answers (see `cleanContent`); a response that is no JSON stays as it is. A build
 * leaves entries of a later day out; whoever edits sees them at once.
 * @throws naming the address and why it could not be asked, without their secrets.
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
