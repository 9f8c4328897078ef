import { createServer as createHttpServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface WebhookCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A webhook’s receiver on a port of this machine. It keeps every call; `answer` is 204 unless the caller says otherwise. */
export async function startWebhookReceiver(
  answer: (response: ServerResponse, call: WebhookCall) => void = (response) => response.writeHead(204).end(),
) {
  const calls: WebhookCall[] = [];
  const server = createHttpServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = { headers: request.headers, body: Buffer.concat(parts).toString() };
      calls.push(call);
      answer(response, call);
    });
  });
  const { port, stop } = await listening(server);
  return { url: `http://127.0.0.1:${port}/`, calls: calls as readonly WebhookCall[], stop };
}

/** A mail server that accepts every connection and never says a word. */
export async function startSilentServer() {
  const { port, stop } = await listening(createServer());
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

/** Starts a server on a free port; `stop` also ends its connections. */
async function listening(server: Server) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
