import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import SftpClient from 'ssh2-sftp-client';
import { err, ok, type Result } from '../../../domain/result';
import { folderAndPattern, namesSeveral, newestFile } from './newestFile';
import { connectionFault, type RemoteAddress, remoteAddress } from './remoteAddress';
import {
  type Attempt,
  boundedBytes,
  type FeedSource,
  finalFault,
  passingFault,
  type SourceFault,
  TooLarge,
  type Transfer,
  tooLarge,
} from './source';

/** The fingerprint of a host's key, as `ssh-keygen -l` and `known_hosts` tools write it. */
const fingerprint = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

async function pathOf(client: SftpClient, path: string): Promise<Result<string, SourceFault>> {
  if (!namesSeveral(path)) return ok(path);
  const { folder, pattern } = folderAndPattern(path);
  const listed = await client.list(folder === '' ? '.' : folder);
  const files = listed
    .filter(({ type }) => type === '-')
    .map(({ name, size, modifyTime }) => ({ name, size, modifiedAt: modifyTime }));
  const newest = newestFile(files, pattern);
  return newest.kind === 'ok' ? ok(`${folder}${newest.value.name}`) : err(finalFault(newest.fault));
}

async function download(
  client: SftpClient,
  remote: RemoteAddress,
  { mostBytes, onBytes }: Attempt,
): Promise<Result<Omit<Transfer, 'notices'>, SourceFault>> {
  const path = await pathOf(client, remote.path);
  if (path.kind === 'err') return path;
  const before = await client.stat(path.value);
  if (before.isDirectory)
    return err(finalFault('is a folder: end the address with / to read its newest file'));
  if (before.size > mostBytes) return err(finalFault(tooLarge(mostBytes)));
  const kept = boundedBytes(mostBytes, (bytes) => onBytes(bytes, before.size), before.size);
  await client.get(path.value, kept.stream);
  const bytes = kept.bytes();
  const after = await client.stat(path.value);
  if (bytes.length !== after.size || after.size !== before.size || after.modifyTime !== before.modifyTime)
    return err(passingFault('was changed while it was read'));
  return ok({ place: remote.nameOf(path.value), bytes, isEndKnown: true });
}

/** Why a login or a transfer failed. The library's words are never shown: they may quote what was sent. */
const faultOf = (error: unknown): SourceFault => {
  const {
    level,
    code,
    message = '',
  } = error as { readonly level?: unknown; readonly code?: unknown; readonly message?: string };
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

/**
 * Reads a file by SFTP, with a password or a private key. A host with another key than the expected one gets neither. A file
 * that changes while it is read is read again.
 */
export async function readSftpSource(
  source: FeedSource,
  attempt: Attempt,
): Promise<Result<Transfer, SourceFault>> {
  const remote = remoteAddress(source);
  if (remote.kind === 'err') return remote;
  const { host, port, user, password } = remote.value;
  if (user === undefined) return err(finalFault('needs a user'));
  const key = source.keyFile === undefined ? undefined : await readFile(source.keyFile).catch(() => null);
  if (key === null) return err(finalFault(`cannot be read: there is no private key at ${source.keyFile}`));

  let hostKey = '';
  let isLate = false;
  // The library writes events to the console unless it is given functions for them.
  const client = new SftpClient('feed', { error: () => {}, end: () => {}, close: () => {} });
  const deadline = setTimeout(() => {
    isLate = true;
    client.end().catch(() => {});
  }, attempt.timeout);
  try {
    await client.connect({
      host,
      username: user,
      port,
      ...(key === undefined ? { password } : { privateKey: key, ...(password && { passphrase: password }) }),
      readyTimeout: attempt.timeout,
      hostVerifier: (given: Buffer) => {
        hostKey = fingerprint(given);
        return source.hostKey === undefined || source.hostKey === hostKey;
      },
    });
    const read = await download(client, remote.value, attempt);
    if (read.kind === 'err') return read;
    const notices =
      source.hostKey === undefined
        ? [`the host's key is ${hostKey}: set STOCK_FEED_HOST_KEY to it, and no other host gets the password`]
        : [];
    return ok({ ...read.value, notices });
  } catch (error) {
    if (error instanceof TooLarge || /^\S*:? ?is larger than/.test((error as Error).message))
      return err(finalFault(tooLarge(attempt.mostBytes)));
    if (source.hostKey !== undefined && hostKey !== '' && hostKey !== source.hostKey)
      return err(finalFault(`the host's key is ${hostKey}, not the expected ${source.hostKey}`));
    if (isLate) return err(passingFault(`was not read within ${attempt.timeout / 1000} s`));
    return err(faultOf(error));
  } finally {
    clearTimeout(deadline);
    await client.end().catch(() => {});
  }
}
