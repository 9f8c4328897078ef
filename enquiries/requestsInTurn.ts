import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionPlaces } from './connectionPlaces';

/** How many requests may wait on one connection. Browsers send the next one after they have read an answer. */
const MAX_WAITING = 10;

/**
 * Serves the requests of a connection one after another. Node would start all that have arrived, and each holds a file open
 * until its answer can be sent, or for ever if the connection ends before.
 */
export function requestsInTurn({ serve: begin, rest }: Pick<ConnectionPlaces, 'serve' | 'rest'>) {
  const waitingOn = new WeakMap<Socket, (() => void)[]>();
  return ({ socket }: IncomingMessage, outgoing: ServerResponse, serve: () => void): void => {
    if (socket.destroyed) return;
    const start = () => {
      outgoing.once('close', () => {
        const next = waitingOn.get(socket)?.shift();
        if (!socket.destroyed && next !== undefined) return next();
        waitingOn.delete(socket);
        rest(socket);
      });
      serve();
    };
    const waiting = waitingOn.get(socket);
    if (waiting === undefined) {
      waitingOn.set(socket, []);
      begin(socket);
      start();
    } else if (waiting.length < MAX_WAITING) waiting.push(start);
    else socket.destroy();
  };
}
