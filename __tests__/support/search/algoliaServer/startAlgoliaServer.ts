import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { createAnswerer, ServiceError } from './answerQueries';
import { type HeldIndexes, type HeldRecord, heldIndexes } from './heldIndexes';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fault of every request from now on: the service forbids it, asks for a pause, breaks, never answers, refuses
 * connections, or answers with a foreign page.
 */
export type ServiceFault = 'forbidden' | 'busy' | 'broken' | 'hangs' | 'refuses' | 'page' | 'bad request';

export interface AlgoliaServer {
  readonly url: string;
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
  /** May do everything with indexes that the admin key may, but may not read keys. */
  readonly buildKey: string;
  readonly indexes: HeldIndexes;
  /** The requests in order: `PUT stock/settings`. Searches are `search`; requests for task states are left out. */
  readonly asked: () => readonly string[];
  /** The received events of shoppers. */
  readonly events: () => readonly Fields[];
  /** The parameters of every received search. */
  readonly searches: () => readonly Fields[];
  readonly goWrong: (fault: ServiceFault | null) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The number of requests before a task is done, so that tests notice code that does not wait. */
const TASK_PATIENCE = 2;

/**
 * The service's protocol over a real socket, to this machine alone.
 * @param rights what the search key may do
 */
export async function startAlgoliaServer(
  rights: readonly string[] = ['search'],
  adminKey = 'localAdminKey',
): Promise<AlgoliaServer> {
  const keys = {
    appId: 'LOCAL00001',
    searchKey: 'localSearchKey',
    adminKey,
    buildKey: 'localBuildKey',
  };
  const indexes = heldIndexes();
  const answer = createAnswerer(indexes);
  const asked: string[] = [];
  const events: Fields[] = [];
  const searches: Fields[] = [];
  const tasks = new Map<number, { polls: number; run: () => void }>();
  let fault: ServiceFault | null = null;
  let answers = 0;

  /** A change takes effect when its task is done, not before. */
  const task = (run: () => void): Fields => {
    const taskID = tasks.size + 1;
    tasks.set(taskID, { polls: 0, run });
    return { taskID, updatedAt: '2026-01-01T00:00:00Z', objectIDs: [] };
  };
  const askedTask = (id: number): Fields => {
    const known = tasks.get(id);
    if (!known) throw new ServiceError(404, 'There is no such task');
    known.polls += 1;
    if (known.polls === TASK_PATIENCE) known.run();
    return { status: known.polls >= TASK_PATIENCE ? 'published' : 'notPublished', pendingTask: false };
  };

  const respond = async (
    method: string,
    path: string,
    query: URLSearchParams,
    body: Fields,
  ): Promise<unknown> => {
    if (path === '/1/events') {
      events.push(...(body.events as Fields[]));
      return { status: 200, message: 'OK' };
    }
    if (path === '/1/indexes/*/queries') {
      const requests = body.requests as readonly Fields[];
      asked.push('search');
      searches.push(...requests);
      answers += 1;
      return { results: await Promise.all(requests.map((request) => answer(request, `answer-${answers}`))) };
    }
    const [, , kind, name = '', action = '', id] = path.split('/').map(decodeURIComponent);
    if (kind === 'keys') {
      if (name !== keys.searchKey) throw new ServiceError(404, 'Key does not exist');
      return { value: name, acl: rights, createdAt: 0 };
    }
    if (action === 'task') return askedTask(Number(id));
    asked.push(
      `${method} ${name}${action && `/${action}`}${query.get('forwardToReplicas') === 'true' ? ' and replicas' : ''}`,
    );
    switch (`${method} ${action}`) {
      case 'PUT settings': {
        const toReplicas = query.get('forwardToReplicas') === 'true';
        return task(() => indexes.setSettings(name, body, toReplicas));
      }
      case 'GET settings': {
        const settings = indexes.settings(name);
        if (!settings) throw new ServiceError(404, `Index ${name} does not exist`);
        return settings;
      }
      case 'POST batch': {
        const records = (body.requests as readonly { body: HeldRecord }[]).map((request) => request.body);
        return task(() => indexes.add(name, records));
      }
      case 'POST operation': {
        const { operation, destination } = body as { operation: string; destination: string };
        return task(() =>
          operation === 'move' ? indexes.move(name, destination) : indexes.copySettings(name, destination),
        );
      }
      case 'POST browse': {
        const hits = indexes.records(name);
        if (!hits) throw new ServiceError(404, `Index ${name} does not exist`);
        return { hits, nbHits: hits.length };
      }
      case 'DELETE ':
        return task(() => indexes.remove(name));
      default:
        throw new ServiceError(404, `Not found: ${method} ${path}`);
    }
  };

  /** Credentials are headers or, to save a browser's preflight request, part of the address. */
  const mayAsk = ({ headers }: IncomingMessage, { pathname, searchParams }: URL): boolean => {
    const given = (name: string) =>
      headers[name] ?? [...searchParams].find(([parameter]) => parameter.toLowerCase() === name)?.[1];
    const key = given('x-algolia-api-key');
    const isForAll = pathname === '/1/indexes/*/queries' || pathname === '/1/events';
    return (
      given('x-algolia-application-id') === keys.appId &&
      (key === keys.adminKey ||
        (key === keys.buildKey && !pathname.startsWith('/1/keys/')) ||
        (isForAll && key === keys.searchKey))
    );
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A kept connection would survive the closing, and fail one try after the server is open again.
    response.shouldKeepAlive = false;
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const send = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...cors, ...headers })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    if (request.method === 'OPTIONS') return void send(200, '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const text =
      request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
    const url = new URL(request.url ?? '/', 'http://service.example');
    if (fault === 'hangs') return void asked.push('hangs');
    if (fault === 'busy') return void send(429, { message: 'Too many requests' }, { 'retry-after': '40' });
    if (fault === 'broken') return void send(503, { message: 'Service unavailable' });
    if (fault === 'page') return void send(200, '<!doctype html>');
    if (fault === 'bad request') return void send(400, { message: 'Cannot read the query', status: 400 });
    if (fault === 'forbidden' || !mayAsk(request, url))
      return void send(403, { message: 'Invalid Application-ID or API key', status: 403 });
    try {
      const body = text === '' ? {} : (JSON.parse(text) as Fields);
      send(
        200,
        await respond(request.method ?? 'GET', decodeURIComponent(url.pathname), url.searchParams, body),
      );
    } catch (error) {
      const status = error instanceof ServiceError ? error.status : 500;
      send(status, { message: String(error), status });
    }
  };

  const open = (port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer((request, response) => void handle(request, response));
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  const close = (server: Server): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  let server: Server | null = await open(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ...keys,
    indexes,
    asked: () => asked,
    events: () => events,
    searches: () => searches,
    goWrong: async (next) => {
      fault = next;
      if (next === 'refuses' && server) {
        await close(server);
        server = null;
      } else server ??= await open(port);
    },
    stop: async () => {
      if (server) await close(server);
    },
  };
}
