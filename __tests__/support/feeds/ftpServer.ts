import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { FileSystem, type FtpConnection, FtpSrv } from 'ftp-srv';
import { freePort } from '../../../support/freePort';

const silent = Object.assign(new EventEmitter(), {
  ...Object.fromEntries(['trace', 'debug', 'info', 'warn', 'error'].map((level) => [level, () => {}])),
  child: () => silent,
}) as unknown as Record<string, unknown>;

export interface FtpServerOptions {
  readonly user?: string;
  readonly password?: string;
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Called before a file is sent; it may change the file. `hang up` ends the connection in the middle of the file. */
  readonly beforeRead?: (name: string, count: number) => 'hang up' | undefined;
}

/** A real FTP server on a port of this machine, over the files of a folder. */
export async function startFtpServer(root: string, options: FtpServerOptions = {}) {
  const { user = 'dealer', password = 'secret', tls, beforeRead } = options;
  const port = await freePort();
  const logins: string[] = [];
  let reads = 0;

  class Files extends FileSystem {
    override read(name: string, from?: { start?: unknown }) {
      reads += 1;
      if (beforeRead?.(name, reads) !== 'hang up') return super.read(name, from);
      const { commandSocket } = this.connection as unknown as { readonly commandSocket: Socket };
      let isFirst = true;
      const stream = new Readable({
        read() {
          if (isFirst) this.push('make,mod');
          else commandSocket.destroy();
          isFirst = false;
        },
      });
      return Promise.resolve({ stream, clientPath: name });
    }
  }
  const signals = ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const;
  const before = new Set(signals.flatMap((signal) => process.listeners(signal)));
  const server = new FtpSrv({
    url: `ftp://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
    pasv_min: 20_000,
    pasv_max: 60_000,
    anonymous: false,
    log: silent,
    ...(tls && { tls }),
  });
  // The package ends the whole process on these signals, and never takes that back.
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!before.has(listener)) process.removeListener(signal, listener);
  server.on('login', ({ connection, username, password: given }, resolve, reject) => {
    logins.push(username);
    if (username !== user || given !== password) return reject(new Error(`No ${given} for ${username}`));
    return resolve({ fs: new Files(connection as FtpConnection, { root, cwd: '/' }) });
  });
  server.on('client-error', () => {});
  await server.listen();
  return {
    address: `ftp://127.0.0.1:${port}`,
    /** The users that tried to log in, in order. */
    logins: logins as readonly string[],
    reads: () => reads,
    stop: async (): Promise<void> => {
      await server.close();
    },
  };
}
