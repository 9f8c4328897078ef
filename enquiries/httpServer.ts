import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerHeaders } from '../src/config/securityHeaders';
import { connectionPlaces } from './connectionPlaces';
import { ownTurn } from './ownTurn';
import type { Refusal } from './refusals';
import { requestsInTurn } from './requestsInTurn';
import { placesOf, sharesOf } from './shares';
import { type Handler, webAnswer } from './webAnswer';

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
  /** Under way at once, from one address, through whatever proxy. */
  requestsOfOne: 200,
  /** Bodies that are being read: each may hold a megabyte of words in memory. Pages keep the other connections. */
  bodies: 200,
  bodiesOfOne: 20,
  /** How long the rest of a refused body is read and thrown away. */
  discardTime: 60_000,
  /** From a request to the end of its answer, however slowly it is read. */
  answerTime: 600_000,
};

/** Idle connections stay open this long. A proxy keeps its own for about a minute, and must be the first to close them. */
const IDLE = { withProxy: 65_000, direct: 5000 } as const;

/** `TRACE` would send cookies back to a script, and nothing here answers the others. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** A Node server that calls web standard handlers. */
export function httpServer({ handlers, otherwise, proxies, bounds, onFault }: Routes): Server {
  const most = { ...BOUNDS, ...bounds };
  // Behind a proxy, all connections are the proxy's.
  const places = connectionPlaces(most.connections, proxies === 0 ? most.connectionsOfOne : undefined);
  const inTurn = requestsInTurn(places);
  const takePlace = requestPlaces(most);

  const serve = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const address = addressOf(incoming, proxies);
    const refusal = refusalOf(incoming, most.address) ?? takePlace(incoming, outgoing, address);
    const handler = handlers.get((incoming.url ?? '/').split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/');
    if (refusal !== undefined) refuse(outgoing, refusal);
    else if (handler === undefined) otherwise(incoming, outgoing);
    else
      answerInTurn(outgoing, () => webAnswer(handler, incoming, outgoing, address, most.discardTime)).catch(
        (error: unknown) => {
          if (!outgoing.destroyed) onFault?.(error);
          if (outgoing.headersSent) outgoing.destroy();
          else outgoing.writeHead(500).end();
        },
      );
  };

  const server = createServer(
    {
      maxHeaderSize: most.headers,
      headersTimeout: most.headersTime,
      requestTimeout: most.requestTime,
      keepAliveTimeout: proxies > 0 ? IDLE.withProxy : IDLE.direct,
      connectionsCheckingInterval: Math.min(5000, most.headersTime),
    },
    (incoming, outgoing) => inTurn(incoming, outgoing, () => serve(incoming, outgoing)),
  );
  server.maxHeadersCount = most.headerCount;
  server.maxRequestsPerSocket = most.requestsOfOneConnection;
  server.setTimeout(most.silence);
  server.on('connection', places.open);
  return server;
}

/**
 * Starts on a form when its turn comes. If thousands come at once, most have given way by then (`requestPlaces`), and pages are
 * served in between.
 */
async function answerInTurn(outgoing: ServerResponse, answer: () => Promise<void>): Promise<void> {
  await ownTurn();
  if (!outgoing.destroyed) await answer();
}

/** Counts each request against its sender until it is answered. @returns a function that refuses one too many */
function requestPlaces({ requestsOfOne, bodies: most, bodiesOfOne, answerTime }: typeof BOUNDS) {
  const requestsOf = sharesOf(requestsOfOne);
  const bodies = placesOf(most, bodiesOfOne);
  return (incoming: IncomingMessage, outgoing: ServerResponse, address: string): Refusal | undefined => {
    const requests = requestsOf(address);
    if (!requests.take()) return TOO_MANY;
    // Node takes it from the request once that is answered.
    const { socket } = incoming;
    const leave = incoming.method === 'POST' ? bodies(address, () => outgoing.destroy()) : () => {};
    const late = setTimeout(() => outgoing.destroy(), answerTime);
    outgoing.once('close', () => {
      clearTimeout(late);
      requests.giveBack();
      leave?.();
      // Whoever has the answer and goes on sending holds a connection for nothing.
      if (!incoming.complete) socket.destroySoon();
    });
    return leave === undefined ? TOO_MANY : undefined;
  };
}

const TOO_MANY: Refusal = {
  status: 429,
  message: 'Too many requests come from your connection at once.',
  headers: { 'retry-after': '5' },
};

/** Why a request cannot be right, whatever it is for. */
function refusalOf(
  { method = '', url = '/', headers }: IncomingMessage,
  longest: number,
): Refusal | undefined {
  if (url.length > longest) return { status: 414, message: 'The address is too long.' };
  if (!METHODS.has(method))
    return {
      status: 405,
      message: `Nothing here answers ${method}.`,
      headers: { allow: [...METHODS].join(', ') },
    };
  const { host = 'localhost' } = headers;
  // Only a name and a port: with `user@` or a path in it, our own address would become another.
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`))
    return { status: 400, message: 'The Host header names no host.' };
  return undefined;
}

/** Answers at once and closes the connection, whatever is still to come over it. */
function refuse(outgoing: ServerResponse, { status, message, headers }: Refusal): void {
  for (const [name, value] of answerHeaders) outgoing.setHeader(name, value);
  outgoing
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      connection: 'close',
      ...headers,
    })
    .end(`${message}\n`);
}

/** The shopper's network address: the one that our outermost proxy saw, or the connection's own. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const seen = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return (proxies > 0 ? seen.at(-proxies) : undefined) ?? socket.remoteAddress ?? '';
}
