import { buildTime } from '../../config/buildTime';
import { fetchAddress } from '../../config/fetchAddress';
import { isDevelopment } from '../../config/isDevelopment';
import { addressName } from '../../domain/addressName';
import { cleanContent } from './cleanContent';
import { withoutScheduled } from './withoutScheduled';

const told = new Set<string>();

/** Milliseconds. */
let next = Number.POSITIVE_INFINITY;

/** When the first of the entries that were left out is due, in milliseconds; undefined where none was. */
export const nextScheduled = (): number | undefined => (Number.isFinite(next) ? next : undefined);

/** Once for each address: many pages show the same link. */
function warnOfRefused(address: string): void {
  if (told.has(address)) return;
  told.add(address);
  console.warn(
    `warn The content has the address ${JSON.stringify(address)}, which no page may carry: links to it lead nowhere.`,
  );
}

/** Milliseconds for one answer: an endpoint that hangs must not hold a build for ever. */
const TIMEOUT = 120_000;

export interface ContentRequest {
  readonly body: string;
  /** Headers that let the build in. */
  readonly credentials?: Readonly<Record<string, string>>;
}

/**
 * Asks the content endpoint: the one way by which content comes into the build, for Gatsby's queries and for the build's
 * own. What an answer holds is fit for pages (see `cleanContent`); what is no answer stays as it is. A build leaves entries
 * of a later day out; whoever edits sees them at once.
 * @throws naming the address and why it could not be asked, without their secrets.
 */
export async function fetchContent(url: string, { body, credentials }: ContentRequest): Promise<Response> {
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
    return Response.json(cleanContent(published(JSON.parse(text)), warnOfRefused), { status, statusText });
  } catch {
    return new Response(text, { status, statusText });
  }
}

function published(answer: unknown): unknown {
  if (isDevelopment()) return answer;
  return withoutScheduled(answer, buildTime.get(), (due) => {
    next = Math.min(next, due);
  });
}
