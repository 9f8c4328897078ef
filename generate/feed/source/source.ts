import type { Writable } from 'node:stream';
import { boundedBytes, TooLarge, tooLarge } from '../../../src/config/boundedBytes';
import type { StockFeed } from '../../../src/config/feedSettings';
import { finalFault, passingFault, type SourceFault } from '../../../src/config/sourceFault';
import { decodedPart } from '../../../src/domain/addressName';
import { err, ok, type Result } from '../../../src/domain/result';
import { folderAndPattern, type ListedFile, mayCount, namesSeveral, newestFile } from './newestFile';

export interface ReadOptions {
  /** How often to try before a source counts as down. */
  readonly attempts?: number;
  /** Milliseconds before the second attempt. The pause doubles with each further attempt. */
  readonly retryDelay?: number;
  /** The time limit of one attempt, in milliseconds; absent: the feed's own. */
  readonly timeout?: number;
  /** The most bytes that are read, and the most that a packed feed unpacks to. */
  readonly mostBytes?: number;
  /** Called while a feed is read; `total` where the source says it. */
  readonly onBytes?: (bytes: number, total?: number) => void;
}

/** What one attempt is given. */
export type Attempt = Required<Pick<ReadOptions, 'timeout' | 'mostBytes' | 'onBytes'>>;

/** A file as it came from its source. */
export interface Transfer {
  /** The name of the file that was read, without secrets. It differs from the feed's if the feed is a folder. */
  readonly place: string;
  readonly bytes: Buffer;
  /** The encoding of the text, if the source names it. */
  readonly charset?: string;
  /** False if the source does not say where its files end: this one may have been cut short. */
  readonly isEndKnown: boolean;
  /** Notices for a person. Each reads well after the feed's name, and alone. */
  readonly notices: readonly string[];
}

export type Attempted = Promise<Result<Transfer, SourceFault>>;

/** An FTP or SFTP address in its parts. */
export interface RemoteAddress {
  readonly protocol: string;
  readonly host: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  /** From the root of the server, or without a first slash from the folder of the login. */
  readonly path: string;
  /** The name of a path on this host in a message. */
  readonly nameOf: (path: string) => string;
}

/** Reads an address such as `sftp://host/exports/stock.csv`. After `/~/` a path begins in the folder of the login. */
export function remoteAddress({ address, user, password }: StockFeed): Result<RemoteAddress, SourceFault> {
  if (!URL.canParse(address)) return err(finalFault('is not an address'));
  const url = new URL(address);
  if (url.hostname === '') return err(finalFault('names no host'));
  const plain = (part: string): string => decodedPart(part) ?? part;
  return ok({
    protocol: url.protocol,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? undefined : Number(url.port),
    user: plain(url.username) || user,
    password: plain(url.password) || password,
    path: plain(url.pathname).replace(/^\/~\//, '') || '/',
    nameOf: (path) => `${url.protocol}//${url.host}/${path.startsWith('/') ? path.slice(1) : `~/${path}`}`,
  });
}

/** The files of this machine or of a server. */
interface FileHost {
  /** The files of a folder, which ends in a slash or is empty. @param isWanted whether a name may be the feed's */
  readonly list: (folder: string, isWanted: (name: string) => boolean) => Promise<readonly ListedFile[]>;
  /** What is known of a file. A second look tells whether it has changed. */
  readonly look: (path: string) => Promise<Omit<ListedFile, 'name'>>;
  /** @param size in bytes, as `look` gave it */
  readonly copy: (path: string, target: Writable, size?: number) => Promise<unknown>;
  /** The name of a path in a message, without secrets. */
  readonly nameOf: (path: string) => string;
  /** Ends what is under way. */
  readonly close: () => unknown;
  /** Why something failed. The words of libraries are never shown: they may quote what was sent. */
  readonly faultOf: (error: unknown) => SourceFault;
}

/**
 * Copies one file, or the newest of a folder, within the time limit. A file that changes while it is read is read again.
 * @param open connects and logs in
 */
export async function copyFile(
  host: FileHost,
  path: string,
  attempt: Attempt,
  open?: () => Promise<unknown>,
): Attempted {
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    host.close();
  }, attempt.timeout);
  try {
    await open?.();
    return await copyOpen(host, path, attempt);
  } catch (error) {
    if (error instanceof TooLarge) return err(finalFault(error.message));
    return err(
      isLate ? passingFault(`was not read within ${attempt.timeout / 1000} s`) : host.faultOf(error),
    );
  } finally {
    clearTimeout(deadline);
    await host.close();
  }
}

async function copyOpen(host: FileHost, given: string, { mostBytes, onBytes }: Attempt): Attempted {
  let path = given;
  if (namesSeveral(given)) {
    const { folder, pattern } = folderAndPattern(given);
    const newest = newestFile(await host.list(folder, mayCount(pattern)), pattern);
    if (newest.kind === 'err') return err(finalFault(newest.fault));
    path = folder + newest.value.name;
  }
  const before = await host.look(path);
  const { size } = before;
  if (size !== undefined && size > mostBytes) return err(finalFault(tooLarge(mostBytes)));
  const kept = boundedBytes(mostBytes, (bytes) => onBytes(bytes, size), size);
  await host.copy(path, kept.stream, size).catch((error: unknown) => {
    // A library may wrap the error that ended the stream.
    throw kept.stream.errored instanceof TooLarge ? kept.stream.errored : error;
  });
  const bytes = kept.bytes();
  const after = await host.look(path);
  if (after.size !== size || after.modifiedAt !== before.modifiedAt)
    return err(passingFault('was changed while it was read'));
  if (size !== undefined && bytes.length !== size)
    return err(passingFault(`ended early: ${bytes.length} of ${size} bytes came`));
  return ok({ place: host.nameOf(path), bytes, isEndKnown: size !== undefined, notices: [] });
}
