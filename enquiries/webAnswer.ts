import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { answerHeaders } from '../src/config/securityHeaders';
import { isCrumbled } from './readBody';

/**
 * Answers a web standard request. `address` is the network address of the sender; the request's `signal` says that the sender
 * has left.
 */
export type Handler = (request: Request, address: string) => Promise<Response>;

/** Answers a request of Node's server by a web standard handler. */
export async function webAnswer(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: string,
  discardTime: number,
): Promise<void> {
  const left = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort();
  });
  const response = await handler(toRequest(incoming, left.signal), address);
  for (const [name, value] of answerHeaders) outgoing.setHeader(name, value);
  if (!incoming.complete) await discardRest(incoming, discardTime);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as never), outgoing);
}

/** More than a form with all its photos may hold. */
const MAX_TO_DISCARD = 150_000_000;

/**
 * Reads what a refused request still sends, and throws it away. Browsers read the answer only after they have sent everything:
 * if the connection ended before, people would see "connection lost" and not why their photos were refused.
 */
async function discardRest(incoming: IncomingMessage, discardTime: number): Promise<void> {
  let size = 0;
  let pieces = 0;
  const late = setTimeout(() => incoming.destroy(), discardTime);
  try {
    for await (const part of incoming) {
      size += (part as Buffer).length;
      pieces += 1;
      if (size > MAX_TO_DISCARD || isCrumbled(pieces, size)) return;
    }
  } finally {
    clearTimeout(late);
  }
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const { method = 'GET' } = incoming;
  const host = headers.get('host') ?? 'localhost';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(incoming.url ?? '/', `http://${host}`), {
    method,
    headers,
    signal,
    ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' } : {}),
  } as RequestInit);
}

/** The body as the handler reads it. If the handler stops half way, the connection lives on and can carry the answer. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const parts = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await parts.return?.();
    },
  });
}
