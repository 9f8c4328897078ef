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
  // We do not read a refused body to its end, so the connection cannot carry another request.
  if (!incoming.complete) outgoing.setHeader('connection', 'close');
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as never), outgoing);
  if (!incoming.complete) incoming.resume();
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
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit);
}

/** The shopper's network address: the one that our outermost proxy saw, or that of the connection. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const seen = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return (proxies > 0 ? seen.at(-proxies) : undefined) ?? socket.remoteAddress ?? '';
}
