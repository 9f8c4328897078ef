import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Answers a request of the web standard; `address` is the network address that it came from. */
export type Handler = (request: Request, address: string) => Promise<Response>;

export interface Routes {
  /** Handlers by path, without a slash at its end. */
  readonly handlers: ReadonlyMap<string, Handler>;
  /** Everything else, such as the files of the site. */
  readonly otherwise: (request: IncomingMessage, response: ServerResponse) => void;
  /** How many proxies stand before this server: each has added one address to `X-Forwarded-For`. */
  readonly proxies: number;
}

/** A Node server over handlers of the web standard. */
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
  // A body that was refused is not read to its end, so the connection cannot carry another request.
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

/** The shopper's address: of the connection, or the one that the outermost of our own proxies saw. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const seen = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return (proxies > 0 ? seen.at(-proxies) : undefined) ?? socket.remoteAddress ?? '';
}
