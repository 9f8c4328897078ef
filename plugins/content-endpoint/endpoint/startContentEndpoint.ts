import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createYoga } from 'graphql-yoga';
import type { Fault } from '../../../src/domain/fault';
import { ok, type Result } from '../../../src/domain/result';
import type { Content } from '../content';
import { describeContentFaults } from '../contentFault';
import { staticFiles } from '../files/staticFiles';
import { type DealerContent, loadContent } from '../loadContent';
import { contentSchema, type EndpointContext } from './resolvers';

interface ContentEndpointOptions extends ContentReaderOptions {
  /** The port to listen on. 0 or nothing means any free port. */
  readonly port?: number;
}

export interface RunningEndpoint {
  /** `http://127.0.0.1:{port}/graphql`. */
  readonly url: string;
  /** The next request sees the files as they are saved now. Until then, the content stays as it was read. */
  readonly readSaved: () => void;
  /** Whether it is answering, or was a moment ago: then a page is being made of the content. */
  readonly isBusy: () => boolean;
  /** Closes the endpoint and every connection to it. */
  readonly stop: () => Promise<void>;
}

const ADDRESS = '127.0.0.1';

/** From one query of a page to the next one. */
const MOMENT_MS = 150;

/**
 * Serves the content files over HTTP, as the contract defines, to this machine only. It only answers queries: the schema
 * has no mutation, and it serves no page for trying queries.
 * @throws an error whose message lists every fault of the content, or says that the port is taken.
 */
export async function startContentEndpoint(options: ContentEndpointOptions): Promise<RunningEndpoint> {
  const { port = 0 } = options;
  const source = contentReader(options);
  const first = await source.read();
  if (first.kind === 'err') throw new Error(describeContentFaults(first.fault));

  const yoga = createYoga({
    schema: contentSchema(),
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    context: async (): Promise<EndpointContext> => {
      const content = await source.read();
      if (content.kind === 'err') throw new Error(describeContentFaults(content.fault));
      return { content: content.value };
    },
  });
  let answering = 0;
  let answeredAt = 0;
  // A foreign host name that resolves to this machine (DNS rebinding) sends another `Host` and is refused.
  const server = createServer((request, response) => {
    answering += 1;
    response.once('close', () => {
      answering -= 1;
      answeredAt = Date.now();
    });
    if (request.headers.host === `${ADDRESS}:${portOf(server)}`) return void yoga(request, response);
    response.writeHead(403).end();
  });
  // Gatsby compiles in this process and blocks it for seconds. With Node's five seconds, a connection that a worker process
  // has just written to would then count as quiet, and be closed before its request is read. `stop` closes them all.
  server.keepAliveTimeout = 0;
  await once(server.listen(port, ADDRESS), 'listening').catch(({ code, message }) => {
    const why =
      code === 'EADDRINUSE' ? 'another program has it. Stop that program, or choose another port.' : message;
    throw new Error(`The content endpoint cannot listen on port ${port} of ${ADDRESS}: ${why}`);
  });

  return {
    url: `http://${ADDRESS}:${portOf(server)}/graphql`,
    readSaved: source.readSaved,
    isBusy: () => answering > 0 || Date.now() - answeredAt < MOMENT_MS,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const portOf = (server: Server): number => (server.address() as AddressInfo | null)?.port ?? 0;

interface ContentReader {
  /** The current content, or the last good one while a change has faults. Fails only if there never was a good one. */
  readonly read: () => Promise<Result<Content, readonly Fault[]>>;
  /** The next reading is of the files as they are then. */
  readonly readSaved: () => void;
}

interface ContentReaderOptions extends DealerContent {
  /** Whether drafts are read too, as for pages in development. */
  readonly hasDrafts?: boolean;
  /** Called once for each reading with faults, while the last good content is served. */
  readonly onFaults?: (faults: readonly Fault[]) => void;
}

/**
 * Reads the content files once, so that all pages of a build show the same state; after `readSaved`, once more. Requests at the
 * same time share one reading.
 */
export function contentReader({
  hasDrafts = false,
  onFaults,
  ...dealer
}: ContentReaderOptions): ContentReader {
  const files = staticFiles(dealer);
  let isBehind = false;
  let last: Promise<Result<Content, readonly Fault[]>> | undefined;

  const load = async (good: typeof last) => {
    const read = await loadContent(dealer, files);
    const loaded = read.kind === 'ok' && !hasDrafts ? ok(withoutDrafts(read.value)) : read;
    const before = await good;
    if (loaded.kind === 'ok' || before?.kind !== 'ok') return loaded;
    onFaults?.(loaded.fault);
    return ok(before.value);
  };

  return {
    readSaved: () => {
      isBehind = true;
    },
    read: () => {
      if (isBehind || !last) last = load(last);
      isBehind = false;
      return last;
    },
  };
}

const published = <Entry extends { readonly draft: boolean }>(entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ draft }) => !draft);

/** The content that a build publishes. A draft is in no list and at no address; what refers to one does without it. */
export const withoutDrafts = (content: Content): Content => ({
  ...content,
  pages: published(content.pages),
  brandSpecials: published(content.brandSpecials),
  dealerSpecials: published(content.dealerSpecials),
  posts: published(content.posts),
});
