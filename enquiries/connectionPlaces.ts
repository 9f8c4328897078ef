import type { Socket } from 'node:net';
import { sharesOf } from './shares';

/** Is told of every connection, and when it is served and waits again. */
export interface ConnectionPlaces {
  readonly open: (socket: Socket) => void;
  readonly serve: (socket: Socket) => void;
  readonly rest: (socket: Socket) => void;
}

/**
 * Bounds the open connections. If all places are taken, the connection that has asked for nothing for longest gives way: those
 * that never finish their headers keep no visitor out.
 * @param most of all connections
 * @param mostOfOne of one network address, if they are counted
 */
export function connectionPlaces(most: number, mostOfOne: number | undefined): ConnectionPlaces {
  const shareOf = mostOfOne === undefined ? undefined : sharesOf(mostOfOne);
  const open = new Set<Socket>();
  // A set keeps its order: the one that waits longest comes first.
  const waiting = new Set<Socket>();
  return {
    open: (socket) => {
      const share = shareOf?.(socket.remoteAddress ?? '');
      if (share?.take() === false) return void socket.destroy();
      open.add(socket);
      waiting.add(socket);
      socket.once('close', () => {
        open.delete(socket);
        waiting.delete(socket);
        share?.giveBack();
      });
      const [longest] = waiting;
      if (open.size > most) longest?.destroy();
    },
    serve: (socket) => waiting.delete(socket),
    rest: (socket) => {
      if (open.has(socket)) waiting.add(socket);
    },
  };
}
