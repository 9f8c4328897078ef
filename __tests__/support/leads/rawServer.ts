import { createServer, type Socket } from 'node:net';
import { listening } from '../../../support/listening';

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
  const server = createServer((socket) => {
    socket.once('data', (bytes) => {
      requests.push(bytes.toString());
      answer(socket, bytes.toString(), requests.length);
    });
  });
  const { url, stop } = await listening(server);
  return { origin: url, requests, close: stop };
}
