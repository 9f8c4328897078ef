import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Answers a web standard request. `address` is the network address of the sender. */
export type Handler = (request: Request, address: string) => Promise<Response>;

export interface Routes {
  /** Handlers by path, without a final slash. */
  readonly handlers: ReadonlyMap<string, Handler>;
  /** Answers everything else, such as the files of the site. */
  readonly otherwise: (request: IncomingMessage, response: ServerResponse) => void;
  /** How many proxies are in front of this server. Each adds one address to `X-Forwarded-For`. */
  readonly proxies: number;
}

/** A Node server that calls web standard handlers. */
export function httpServer({ handlers, otherwise, proxies }: Routes): Server {
  return createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/';
    const handler = handlers.get(path);
    if (handler === undefined) return otherwise(incoming, outgoing);
    answer(handler, incoming, outgoing, addressOf(incoming, proxies)).catch(() => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    });
  });
}

async function answer(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: string,
): Promise<void> {
  const response = await handler(toRequest(incoming), address);
  if (!incoming.complete) await discardRest(incoming);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as never), outgoing);
}

/** More than a form with all its photos may hold. */
const MOST_TO_DISCARD = 150_000_000;

/**
 * Reads what a refused request still sends, and throws it away. Browsers read the answer only after they have sent everything:
 * if the connection ended before, people would see "connection lost" and not why their photos were refused.
 */
async function discardRest(incoming: IncomingMessage): Promise<void> {
  let size = 0;
  for await (const part of incoming) {
    size += (part as Buffer).length;
    if (size > MOST_TO_DISCARD) return;
  }
}

function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const { method = 'GET' } = incoming;
  const host = headers.get('host') ?? 'localhost';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(incoming.url ?? '/', `http://${host}`), {
    method,
    headers,
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

/** The shopper's network address: the one that our outermost proxy saw, or that of the connection. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const seen = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return (proxies > 0 ? seen.at(-proxies) : undefined) ?? socket.remoteAddress ?? '';
}
