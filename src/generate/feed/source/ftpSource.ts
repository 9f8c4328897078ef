import { Client, FileType, FTPError } from 'basic-ftp';
import { err, ok, type Result } from '../../../domain/result';
import {
  folderAndPattern,
  type ListedFile,
  matchesName,
  mayBeFeed,
  namesSeveral,
  newestFile,
} from './newestFile';
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

/** The port on which FTP begins with TLS at once. */
const IMPLICIT_TLS = 990;

/** The most files of a folder whose dates are looked up one by one, for servers that list none. */
const MOST_DATES = 50;

const PLAIN = 'is read by FTP, which sends the password and the feed unencrypted: ftps or sftp would not';

/** Why a server refused, from the code of its answer. Its words are never shown: they may quote what was sent. */
const refusal = (code: number): SourceFault => {
  if (code === 530) return finalFault('the server refuses the user or the password');
  if (code === 550 || code === 551)
    return finalFault('the file or folder does not exist, or this user may not read it');
  if (code === 421) return passingFault('the server has too many connections');
  if (code === 425 || code === 426) return passingFault('the connection ended early');
  return { reason: `the server answered ${code}`, isFinal: code >= 500 };
};

const login = (client: Client, { protocol, host, port, user, password }: RemoteAddress) =>
  client.access({
    host,
    port,
    user,
    password,
    secure: protocol === 'ftps:' && (port === IMPLICIT_TLS ? 'implicit' : true),
  });

/** The files of a folder. A server that lists no dates is asked for the date of each file that may count. */
async function listFolder(client: Client, folder: string, pattern: string): Promise<readonly ListedFile[]> {
  const listed = (await client.list(folder === '' ? undefined : folder)).filter(
    ({ type }) => type === FileType.File || type === FileType.Unknown,
  );
  const matches = matchesName(pattern);
  const undated = listed.filter(
    ({ name, modifiedAt }) => !modifiedAt && (pattern === '*' ? mayBeFeed(name) : matches(name)),
  );
  const dates = new Map<string, number>();
  if (undated.length <= MOST_DATES)
    for (const { name } of undated) {
      const date = await client.lastMod(`${folder}${name}`).catch((error: unknown) => {
        if (error instanceof FTPError) return undefined;
        throw error;
      });
      if (date) dates.set(name, date.getTime());
    }
  return listed.map(({ name, size, modifiedAt }) => {
    const time = modifiedAt?.getTime() ?? dates.get(name);
    return { name, size, modifiedAt: time };
  });
}

async function pathOf(client: Client, path: string): Promise<Result<string, SourceFault>> {
  if (!namesSeveral(path)) return ok(path);
  const { folder, pattern } = folderAndPattern(path);
  const newest = newestFile(await listFolder(client, folder, pattern), pattern);
  return newest.kind === 'ok' ? ok(`${folder}${newest.value.name}`) : err(finalFault(newest.fault));
}

/** The size of a file, if the server says it. */
const sizeOf = (client: Client, path: string): Promise<number | undefined> =>
  client.size(path).catch((error: unknown) => {
    if (error instanceof FTPError) return undefined;
    throw error;
  });

async function download(
  client: Client,
  remote: RemoteAddress,
  { mostBytes, onBytes }: Attempt,
): Promise<Result<Transfer, SourceFault>> {
  await login(client, remote);
  const path = await pathOf(client, remote.path);
  if (path.kind === 'err') return path;
  const size = await sizeOf(client, path.value);
  if (size !== undefined && size > mostBytes) return err(finalFault(tooLarge(mostBytes)));
  const kept = boundedBytes(mostBytes, (bytes) => onBytes(bytes, size), size);
  await client.downloadTo(kept.stream, path.value);
  const bytes = kept.bytes();
  const sizeAfter = size === undefined ? undefined : await sizeOf(client, path.value);
  if (size !== undefined && sizeAfter !== size) return err(passingFault('was changed while it was read'));
  if (size !== undefined && bytes.length !== size)
    return err(passingFault(`ended early: ${bytes.length} of ${size} bytes came`));
  return ok({
    place: remote.nameOf(path.value),
    bytes,
    isEndKnown: size !== undefined,
    notices: remote.protocol === 'ftp:' ? [PLAIN] : [],
  });
}

/** Reads a file by FTP, or by FTP over TLS (`ftps`). A file that changes while it is read is read again. */
export async function readFtpSource(
  source: FeedSource,
  attempt: Attempt,
): Promise<Result<Transfer, SourceFault>> {
  const remote = remoteAddress(source);
  if (remote.kind === 'err') return remote;
  const client = new Client(attempt.timeout);
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    client.close();
  }, attempt.timeout);
  try {
    return await download(client, remote.value, attempt);
  } catch (error) {
    if (error instanceof TooLarge) return err(finalFault(error.message));
    if (isLate) return err(passingFault(`was not read within ${attempt.timeout / 1000} s`));
    const { code } = error as { readonly code?: unknown };
    return err(typeof code === 'number' ? refusal(code) : connectionFault(error));
  } finally {
    clearTimeout(deadline);
    client.close();
  }
}
