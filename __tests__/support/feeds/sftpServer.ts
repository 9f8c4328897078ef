import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type AuthContext, type Connection, Server, type Session, utils } from 'ssh2';

const { STATUS_CODE } = utils.sftp;

export interface SftpServerOptions {
  readonly user?: string;
  readonly password?: string;
  /** The public key that is let in, instead of the password. */
  readonly publicKey?: string;
  /** Called before a file is opened; it may change the file. */
  readonly beforeRead?: (path: string, count: number, connection: Connection) => void;
  /** Called with each part that is read. */
  readonly onPart?: (path: string, offset: number, connection: Connection) => void;
}

const attributes = (stats: Stats) => ({
  mode: stats.mode,
  uid: 0,
  gid: 0,
  size: stats.size,
  atime: Math.floor(stats.atimeMs / 1000),
  mtime: Math.floor(stats.mtimeMs / 1000),
});

/** A real SFTP server on a port of this machine, over the files of a folder. It only reads. */
export async function startSftpServer(root: string, options: SftpServerOptions = {}) {
  const { user = 'dealer', password = 'secret', publicKey, beforeRead, onPart } = options;
  // Of the package's ed25519 keys, one in about 130 is malformed.
  const hostKey = utils.generateKeyPairSync('ecdsa', { bits: 256 });
  const allowed = publicKey === undefined ? undefined : utils.parseKey(publicKey);
  const logins: string[] = [];
  const connections = new Set<Connection>();
  let reads = 0;

  const mayEnter = (login: AuthContext): boolean => {
    if (login.username !== user) return false;
    if (login.method === 'password') return allowed === undefined && login.password === password;
    if (login.method !== 'publickey' || !allowed || allowed instanceof Error) return false;
    if (!login.key.data.equals(allowed.getPublicSSH())) return false;
    return !login.signature || allowed.verify(login.blob as Buffer, login.signature) === true;
  };

  const serveFiles = (session: Session, connection: Connection): void => {
    session.on('sftp', (accept) => {
      const sftp = accept();
      const open = new Map<number, { path: string; bytes: Buffer; names?: readonly string[] }>();
      let last = 0;
      const local = (path: string) => join(root, join('/', path));
      const handleOf = (value: { path: string; bytes: Buffer; names?: readonly string[] }): Buffer => {
        last += 1;
        open.set(last, value);
        const handle = Buffer.alloc(4);
        handle.writeUInt32BE(last);
        return handle;
      };
      const tryTo = (id: number, action: () => void): void => {
        try {
          action();
        } catch {
          sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
        }
      };
      const sendStats = (id: number, path: string) =>
        tryTo(id, () => sftp.attrs(id, attributes(statSync(local(path)))));
      sftp.on('STAT', sendStats);
      sftp.on('LSTAT', sendStats);
      sftp.on('REALPATH', (id, path) => {
        const filename = join('/', path);
        sftp.name(id, [{ filename, longname: filename, attrs: {} as never }]);
      });
      sftp.on('OPEN', (id, path) =>
        tryTo(id, () => {
          reads += 1;
          beforeRead?.(local(path), reads, connection);
          sftp.handle(id, handleOf({ path: local(path), bytes: readFileSync(local(path)) }));
        }),
      );
      sftp.on('FSTAT', (id, handle) =>
        tryTo(id, () => sftp.attrs(id, attributes(statSync(open.get(handle.readUInt32BE())?.path ?? '')))),
      );
      sftp.on('READ', (id, handle, offset, length) => {
        const file = open.get(handle.readUInt32BE());
        if (!file || offset >= file.bytes.length) return void sftp.status(id, STATUS_CODE.EOF);
        onPart?.(file.path, offset, connection);
        return void sftp.data(id, file.bytes.subarray(offset, offset + length));
      });
      sftp.on('OPENDIR', (id, path) =>
        tryTo(id, () => {
          const names = readdirSync(local(path));
          sftp.handle(id, handleOf({ path: local(path), bytes: Buffer.alloc(0), names }));
        }),
      );
      sftp.on('READDIR', (id, handle) => {
        const folder = open.get(handle.readUInt32BE());
        if (!folder?.names) return void sftp.status(id, STATUS_CODE.EOF);
        const entries = folder.names.map((filename) => {
          const stats = statSync(join(folder.path, filename));
          const kind = stats.isDirectory() ? 'd' : '-';
          const longname = `${kind}rw-r--r-- 1 0 0 ${stats.size} Nov 26 08:00 ${filename}`;
          return { filename, longname, attrs: attributes(stats) };
        });
        delete folder.names;
        return void sftp.name(id, entries);
      });
      sftp.on('CLOSE', (id, handle) => {
        open.delete(handle.readUInt32BE());
        sftp.status(id, STATUS_CODE.OK);
      });
    });
  };

  const server = new Server({ hostKeys: [hostKey.private] }, (connection) => {
    connections.add(connection);
    // Otherwise each answer waits for the other side's delayed acknowledgement, about a second a login.
    (connection as Connection & { setNoDelay(): void }).setNoDelay();
    connection.on('error', () => {});
    connection.on('close', () => connections.delete(connection));
    connection.on('authentication', (login) => {
      if (login.method === 'none') return login.reject(['password', 'publickey']);
      logins.push(login.username);
      return mayEnter(login) ? login.accept() : login.reject();
    });
    connection.on('ready', () => connection.on('session', (accept) => serveFiles(accept(), connection)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const parsed = utils.parseKey(hostKey.public);
  const blob = parsed instanceof Error ? Buffer.alloc(0) : parsed.getPublicSSH();
  return {
    address: `sftp://127.0.0.1:${port}`,
    fingerprint: `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`,
    /** The users that tried to log in, in order. */
    logins: logins as readonly string[],
    reads: () => reads,
    stop: async (): Promise<void> => {
      for (const connection of connections) connection.end();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
