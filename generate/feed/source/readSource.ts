import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { StockFeed } from '../../../src/config/feedSettings';
import { fetchAddress, isSecure } from '../../../src/config/fetchAddress';
import { finalFault, passingFault, type SourceFault } from '../../../src/config/sourceFault';
import { addressName, isAddress } from '../../../src/domain/addressName';
import { err, ok, type Result } from '../../../src/domain/result';
import type { StockFault } from '../stockReport';
import { readFtpSource } from './ftpSource';
import { readSftpSource } from './sftpSource';
import {
  type Attempt,
  type Attempted,
  copyFile,
  type ReadOptions,
  remoteAddress,
  type Transfer,
} from './source';
import { unpack } from './unpack';

const WHY_UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'the file does not exist',
  ENOTDIR: 'the file does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
};

const unreadable = (error: unknown): SourceFault => {
  const { code = 'it cannot be opened' } = error as NodeJS.ErrnoException;
  return finalFault(`cannot be read: ${WHY_UNREADABLE[code] ?? code}`);
};

/** Reads a file of this machine, or the newest file of a folder. */
async function readFileSource(address: string, attempt: Attempt): Attempted {
  const isFolder = await stat(address).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  const ending = new AbortController();
  return copyFile(
    {
      async list(folder) {
        const names = await readdir(folder || '.');
        const files = names.map(async (name) => {
          // A file that goes away while it is listed is left out, and so is a folder.
          const stats = await stat(folder + name).catch(() => undefined);
          return stats?.isFile() ? [{ name, size: stats.size, modifiedAt: stats.mtimeMs }] : [];
        });
        return (await Promise.all(files)).flat();
      },
      async look(path) {
        const stats = await stat(path);
        if (!stats.isFile()) throw Object.assign(new Error(), { code: 'it is not a file' });
        return { size: stats.size, modifiedAt: stats.mtimeMs };
      },
      // One byte more than the size shows that the file grew. A file that grows without end still has an end here.
      copy: (path, target, size) =>
        pipeline(createReadStream(path, { end: size }), target, { signal: ending.signal }),
      nameOf: addressName,
      close: () => ending.abort(),
      faultOf: unreadable,
    },
    isFolder && !address.endsWith('/') ? `${address}/` : address,
    attempt,
  );
}

/** Statuses of the 400s that may pass by themselves: a timeout, too early, too many requests. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

async function fetchOnce(
  { address, headers }: StockFeed,
  { timeout, mostBytes, onBytes }: Attempt,
): Attempted {
  const answer = await fetchAddress(address, { timeout, mostBytes, onBytes, credentials: headers });
  if (answer.kind === 'err') return answer;
  const { status, bytes, charset, isEndKnown } = answer.value;
  if (status < 200 || status > 299)
    return err({
      reason: `answered ${status}`,
      isFinal: status >= 400 && status < 500 && !PASSING.has(status),
    });
  return ok({ place: addressName(address), bytes, isEndKnown, notices: [], charset });
}

/**
 * Reads an address so that it can be trusted. If the server does not say where its answer ends, a second reading must be
 * equal: a connection that breaks seldom breaks twice at the same byte.
 */
async function readWebSource(source: StockFeed, attempt: Attempt): Attempted {
  if (!URL.canParse(source.address)) return err(finalFault('is not an address'));
  if (!isSecure(new URL(source.address))) return err(finalFault('must be an https address'));
  const first = await fetchOnce(source, attempt);
  if (first.kind === 'err' || first.value.isEndKnown) return first;
  const second = await fetchOnce(source, attempt);
  if (second.kind === 'err' || second.value.isEndKnown) return second;
  const [a, b] = [first.value.bytes, second.value.bytes];
  return a.equals(b)
    ? first
    : err(passingFault(`ended early: two readings have ${a.length} and ${b.length} bytes`));
}

/** The bytes of one feed, unpacked, and what is known of them. */
export interface FeedBytes {
  /** The name of the file that was read, without secrets; its ending may say the format. */
  readonly name: string;
  readonly bytes: Buffer;
  /** The encoding of the text, if the source names it. */
  readonly charset?: string;
  /** False if the source does not say where its files end: this one may have been cut short. */
  readonly isEndKnown: boolean;
  /** The SHA-256 of the file as it was transferred, in hexadecimal digits. */
  readonly sha256: string;
  /** Bytes that were transferred. */
  readonly size: number;
  /** Notices for a person. Each reads well after the feed's name, and alone. */
  readonly notices: readonly string[];
}

const TIMEOUT = 120_000;

/** A text of more bytes than this does not fit into one string of Node. */
const MAX_BYTES = 500_000_000;

async function readOnce(source: StockFeed, attempt: Attempt): Attempted {
  const { address } = source;
  if (!isAddress(address)) return readFileSource(address, attempt);
  const scheme = /^[a-z\d+.-]+:/i.exec(address)?.[0].toLowerCase() ?? '';
  if (scheme === 'http:' || scheme === 'https:') return readWebSource(source, attempt);
  if (!['ftp:', 'ftps:', 'sftp:'].includes(scheme))
    return err(finalFault(`must be a path, or an https, ftps, sftp or ftp address, not ${scheme}`));
  const remote = remoteAddress(source);
  if (remote.kind === 'err') return remote;
  return scheme === 'sftp:'
    ? readSftpSource(remote.value, attempt, source)
    : readFtpSource(remote.value, attempt);
}

/** Tries until a reading succeeds, fails in a way that won't pass, or has failed often enough. */
async function readWithRetries(source: StockFeed, options: ReadOptions): Promise<Result<Transfer, string>> {
  const {
    attempts = 3,
    retryDelay = 1000,
    timeout = source.timeout ?? TIMEOUT,
    mostBytes = MAX_BYTES,
  } = options;
  const attempt = { timeout, mostBytes, onBytes: options.onBytes ?? (() => {}) };
  let reason = 'was not read';
  for (let count = 0; count < attempts; count++) {
    if (count > 0) await setTimeout(retryDelay * 2 ** (count - 1));
    const read = await readOnce(source, attempt);
    if (read.kind === 'ok') return read;
    if (read.fault.isFinal) return err(read.fault.reason);
    reason = read.fault.reason;
  }
  return err(`cannot be read after ${attempts} attempts: ${reason}`);
}

const besideFeed = (address: string, name: string): string => {
  if (!isAddress(address)) return `${address.slice(0, address.lastIndexOf('/') + 1)}${name}`;
  const url = new URL(address);
  url.pathname = `${url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1)}${encodeURIComponent(name)}`;
  return url.href;
};

const CHECKSUM = /^[\da-f]{64}$/i;

/** The checksum that a feed must have: from the setting, or from the file that the setting names. */
async function expectedChecksum(
  source: StockFeed & { readonly checksum: string },
  options: ReadOptions,
): Promise<Result<string, string>> {
  if (CHECKSUM.test(source.checksum)) return ok(source.checksum.toLowerCase());
  const beside = besideFeed(source.address, source.checksum);
  const read = await readWithRetries(
    { ...source, address: beside },
    { ...options, mostBytes: 10_000, onBytes: () => {} },
  );
  if (read.kind === 'err') return err(`its checksum ${addressName(beside)}: ${read.fault}`);
  const given = /\b[\da-f]{64}\b/i.exec(read.value.bytes.toString('latin1'))?.[0];
  return given === undefined
    ? err(`its checksum ${addressName(beside)} holds no SHA-256`)
    : ok(given.toLowerCase());
}

/**
 * Reads one feed from wherever it is, and unpacks it. It tries again where that may help. A fault names the feed without its
 * secrets.
 */
export async function readSource(
  source: StockFeed,
  options: ReadOptions = {},
): Promise<Result<FeedBytes, StockFault>> {
  const fault = (reason: string, place = addressName(source.address)) => err({ file: place, reason });
  const read = await readWithRetries(source, options);
  if (read.kind === 'err') return fault(read.fault);
  const { place, bytes, charset, isEndKnown, notices } = read.value;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { checksum } = source;
  if (checksum !== undefined) {
    const expected = await expectedChecksum({ ...source, checksum }, options);
    if (expected.kind === 'err') return fault(expected.fault, place);
    if (expected.value !== sha256)
      return fault(`has the SHA-256 ${sha256}, not the expected ${expected.value}`, place);
  }
  const unpacked = await unpack(bytes, source.entry, options.mostBytes ?? MAX_BYTES);
  if (unpacked.kind === 'err') return fault(unpacked.fault, place);
  const { entry, isWhole } = unpacked.value;
  return ok({
    name: entry === undefined ? place : `${place}/${entry}`,
    bytes: unpacked.value.bytes,
    charset,
    isEndKnown: isEndKnown || isWhole || checksum !== undefined,
    sha256,
    size: bytes.length,
    notices,
  });
}
