import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface RawServer {
  readonly origin: string;
  /** The bytes of each request so far. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** A server that writes answers byte by byte, including ones that no HTTP library would write. */
export async function startRawServer(
  answer: (socket: Socket, request: string, count: number) => void,
): Promise<RawServer> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      requests.push(bytes.toString());
      answer(socket, bytes.toString(), requests.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
