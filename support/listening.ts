import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A server on a port of this machine. */
export interface Listening {
  /** `http://127.0.0.1:{port}`. */
  readonly url: string;
  readonly port: number;
  /** Also ends the connections. */
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free port. */
export async function listening(server: Server): Promise<Listening> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
