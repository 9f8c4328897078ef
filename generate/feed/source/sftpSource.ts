import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import SftpClient from 'ssh2-sftp-client';
import type { StockFeed } from '../../../src/config/feedSettings';
import { connectionFault, finalFault, type SourceFault } from '../../../src/config/sourceFault';
import { err } from '../../../src/domain/result';
import { type Attempt, type Attempted, copyFile, type RemoteAddress } from './source';

/** The fingerprint of a host's key, as `ssh-keygen -l` and `known_hosts` tools write it. */
const fingerprint = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** Why a login or a transfer failed. */
const faultOf = (error: unknown): SourceFault => {
  const {
    level,
    code,
    message = '',
  } = error as {
    readonly level?: unknown;
    readonly code?: unknown;
    readonly message?: string;
  };
  if (level === 'client-authentication' || /authentication methods failed/i.test(message))
    return finalFault('the server refuses the user, the password or the key');
  if (/handshake failed|no matching/i.test(message))
    return finalFault('this build and the server have no encryption in common');
  if (/parse privateKey|passphrase/i.test(message))
    return finalFault('the private key cannot be read, or the password does not open it');
  if (code === 2 || code === 'ENOENT' || code === 'ERR_BAD_PATH')
    return finalFault('the file or folder does not exist');
  if (code === 3 || code === 'EACCES') return finalFault('this user may not read it');
  return connectionFault(error);
};

/** A path that leads to a folder. */
class IsFolder extends Error {}

/** Reads a file by SFTP, with a password or a private key. A host with another key than the expected one gets neither. */
export async function readSftpSource(
  { host, port, user, password, path, nameOf }: RemoteAddress,
  attempt: Attempt,
  { keyFile, hostKey: expected }: Pick<StockFeed, 'keyFile' | 'hostKey'>,
): Attempted {
  if (user === undefined) return err(finalFault('needs a user'));
  const key = keyFile === undefined ? undefined : await readFile(keyFile).catch(() => null);
  if (key === null) return err(finalFault(`cannot be read: there is no private key at ${keyFile}`));

  let hostKey = '';
  // The library writes events to the console unless it is given functions for them.
  const client = new SftpClient('feed', { error: () => {}, end: () => {}, close: () => {} });
  const read = await copyFile(
    {
      list: async (folder) =>
        (await client.list(folder || '.'))
          .filter(({ type }) => type === '-')
          .map(({ name, size, modifyTime }) => ({ name, size, modifiedAt: modifyTime })),
      async look(file) {
        const { size, modifyTime, isDirectory } = await client.stat(file);
        if (isDirectory) throw new IsFolder();
        return { size, modifiedAt: modifyTime };
      },
      copy: (file, target) => client.get(file, target),
      nameOf,
      close: () => client.end().catch(() => {}),
      faultOf(error) {
        if (error instanceof IsFolder)
          return finalFault('is a folder: end the address with / to read its newest file');
        return expected !== undefined && hostKey !== '' && hostKey !== expected
          ? finalFault(`the host's key is ${hostKey}, not the expected ${expected}`)
          : faultOf(error);
      },
    },
    path,
    attempt,
    () =>
      client.connect({
        host,
        username: user,
        port,
        ...(key === undefined
          ? { password }
          : { privateKey: key, ...(password && { passphrase: password }) }),
        readyTimeout: attempt.timeout,
        hostVerifier: (given: Buffer) => {
          hostKey = fingerprint(given);
          return expected === undefined || expected === hostKey;
        },
      }),
  );
  if (read.kind === 'err' || expected !== undefined) return read;
  const notice = `the host's key is ${hostKey}: set STOCK_FEED_HOST_KEY to it, and no other host gets the password`;
  return { ...read, value: { ...read.value, notices: [notice] } };
}
