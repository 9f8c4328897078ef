import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { answerHeaders } from '../src/config/securityHeaders';
import { networkOf } from './rateLimit';

/** Answers a web standard request. `address` is the network address of the sender. */
export type Handler = (request: Request, address: string) => Promise<Response>;

export interface Routes {
  /** Handlers by path, without a final slash. */
  readonly handlers: ReadonlyMap<string, Handler>;
  /** Answers everything else, such as the files of the site. */
  readonly otherwise: (request: IncomingMessage, response: ServerResponse) => void;
  /** How many proxies are in front of this server. Each adds one address to `X-Forwarded-For`. */
  readonly proxies: number;
  readonly bounds?: Partial<typeof BOUNDS>;
  /** Is told what a handler failed with, if somebody still waits for the answer. */
  readonly onFault?: (error: unknown) => void;
}

/** What one visitor may cost the server. Times are milliseconds. */
const BOUNDS = {
  /** The longest address, in characters. The longest searches of a listing have some hundred. */
  address: 4096,
  /** All headers together, in bytes. */
  headers: 16_384,
  headerCount: 100,
  /** From the first byte of a request to the end of its headers. */
  headersTime: 15_000,
  /** From the first byte of a request to its last. Six photos come in that time at 2 megabits a second. */
  requestTime: 300_000,
  /** Without a byte in either direction. Longer than it takes to draw six photos. */
  silence: 60_000,
  connections: 2000,
  /** From one network address. People in one office, or behind one provider, share an address. */
  connectionsOfOne: 200,
  requestsOfOneConnection: 1000,
};

/** Idle connections stay open this long. A proxy keeps its own for about a minute, and must be the first to close them. */
const IDLE = { withProxy: 65_000, direct: 5000 } as const;

/** `TRACE` would send cookies back to a script, and nothing here answers the others. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** A Node server that calls web standard handlers. */
export function httpServer({ handlers, otherwise, proxies, bounds, onFault }: Routes): Server {
  const most = { ...BOUNDS, ...bounds };
  const server = createServer(
    {
      maxHeaderSize: most.headers,
      headersTimeout: most.headersTime,
      requestTimeout: most.requestTime,
      keepAliveTimeout: proxies > 0 ? IDLE.withProxy : IDLE.direct,
      connectionsCheckingInterval: Math.min(5000, most.headersTime),
    },
    (incoming, outgoing) => {
      const refusal = refusalOf(incoming, most.address);
      if (refusal !== undefined) return refuse(outgoing, refusal);
      const path = (incoming.url ?? '/').split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/';
      const handler = handlers.get(path);
      if (handler === undefined) return otherwise(incoming, outgoing);
      answer(handler, incoming, outgoing, addressOf(incoming, proxies)).catch((error: unknown) => {
        if (!outgoing.destroyed) onFault?.(error);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500).end();
      });
    },
  );
  server.maxHeadersCount = most.headerCount;
  server.maxConnections = most.connections;
  server.maxRequestsPerSocket = most.requestsOfOneConnection;
  server.setTimeout(most.silence);
  // Behind a proxy, all connections are the proxy's.
  if (proxies === 0) server.on('connection', fewOfEach(most.connectionsOfOne));
  return server;
}

/** Closes a new connection of an address that has too many. */
function fewOfEach(most: number): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const from = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(from) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(from, count);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  };
}

interface Refusal {
  readonly status: number;
  readonly words: string;
}

/** Why a request cannot be right, whatever it is for. */
function refusalOf(
  { method = '', url = '/', headers }: IncomingMessage,
  longest: number,
): Refusal | undefined {
  if (url.length > longest) return { status: 414, words: 'The address is too long.' };
  if (!METHODS.has(method)) return { status: 405, words: `Nothing here answers ${method}.` };
  const { host = 'localhost' } = headers;
  // Only a name and a port: with `user@` or a path in it, our own address would become another.
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`))
    return { status: 400, words: 'The Host header names no host.' };
  return undefined;
}

function refuse(outgoing: ServerResponse, { status, words }: Refusal): void {
  for (const [name, value] of answerHeaders) outgoing.setHeader(name, value);
  outgoing
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      connection: 'close',
      ...(status === 405 ? { allow: [...METHODS].join(', ') } : {}),
    })
    .end(`${words}\n`);
}

async function answer(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: string,
): Promise<void> {
  const response = await handler(toRequest(incoming), address);
  for (const [name, value] of answerHeaders) outgoing.setHeader(name, value);
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

/** The shopper's network address: the one that our outermost proxy saw, or the connection's own. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const seen = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return (proxies > 0 ? seen.at(-proxies) : undefined) ?? socket.remoteAddress ?? '';
}
