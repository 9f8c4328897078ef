import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSchema, createYoga } from 'graphql-yoga';
import { describeContentFaults } from '../contentFault';
import { type ContentReaderOptions, contentReader } from './contentReader';
import { contractPath } from './contractPath';
import { type EndpointContext, resolvers } from './resolvers';

interface ContentEndpointOptions extends ContentReaderOptions {
  /** The port to listen on. 0 or nothing means any free port. */
  readonly port?: number;
}

export interface RunningEndpoint {
  /** `http://127.0.0.1:{port}/graphql`. */
  readonly url: string;
  /** From now on, each request sees saved files. Before, the content stays as it was at the start. */
  readonly follow: () => void;
  /** Closes the endpoint and every connection to it. */
  readonly stop: () => Promise<void>;
}

const ADDRESS = '127.0.0.1';

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

  const schema = createSchema<EndpointContext>({ typeDefs: readFileSync(contractPath(), 'utf8'), resolvers });
  const yoga = createYoga({
    schema,
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
  // A foreign host name that resolves to this machine (DNS rebinding) sends another `Host` and is refused.
  const server = createServer((request, response) => {
    if (request.headers.host === `${ADDRESS}:${portOf(server)}`) return void yoga(request, response);
    response.writeHead(403).end();
  });
  // Gatsby compiles in this process and blocks it for seconds. With Node's five seconds, a connection that a worker process
  // has just written to would then count as quiet, and be closed before its request is read. `stop` closes them all.
  server.keepAliveTimeout = 0;
  await listen(server, port);

  return {
    url: `http://${ADDRESS}:${portOf(server)}/graphql`,
    follow: source.follow,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const portOf = (server: Server): number => (server.address() as AddressInfo | null)?.port ?? 0;

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `The content endpoint cannot listen on port ${port} of ${ADDRESS}: another program has it. Stop that program, or choose another port.`
            : `The content endpoint cannot listen on port ${port} of ${ADDRESS}: ${error.message}`,
        ),
      ),
    );
    server.listen(port, ADDRESS, resolve);
  });
