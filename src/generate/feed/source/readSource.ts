import { createHash } from 'node:crypto';
import { addressName, isAddress } from '../../../domain/addressName';
import { err, ok, type Result } from '../../../domain/result';
import type { StockFault } from '../stockReport';
import { readFileSource } from './fileSource';
import { readFtpSource } from './ftpSource';
import { readSftpSource } from './sftpSource';
import {
  type Attempt,
  type FeedSource,
  finalFault,
  type ReadOptions,
  type SourceFault,
  type Transfer,
} from './source';
import { unpack } from './unpack';
import { readWebSource } from './webSource';

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
const MOST_BYTES = 500_000_000;

const READERS: Readonly<
  Record<string, (source: FeedSource, attempt: Attempt) => Promise<Result<Transfer, SourceFault>>>
> = {
  'http:': readWebSource,
  'https:': readWebSource,
  'ftp:': readFtpSource,
  'ftps:': readFtpSource,
  'sftp:': readSftpSource,
};

const readOnce = (source: FeedSource, attempt: Attempt): Promise<Result<Transfer, SourceFault>> => {
  if (!isAddress(source.address)) return readFileSource(source, attempt);
  const scheme = /^[a-z\d+.-]+:/i.exec(source.address)?.[0].toLowerCase() ?? '';
  const reader = READERS[scheme];
  return reader
    ? reader(source, attempt)
    : Promise.resolve(
        err(finalFault(`must be a path, or an https, ftps, sftp or ftp address, not ${scheme}`)),
      );
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Tries until a reading succeeds, fails for good, or has failed often enough. */
async function readWithRetries(source: FeedSource, options: ReadOptions): Promise<Result<Transfer, string>> {
  const { attempts = 3, retryDelay = 1000, timeout = TIMEOUT, mostBytes = MOST_BYTES } = options;
  const attempt = { timeout, mostBytes, onBytes: options.onBytes ?? (() => {}) };
  let reason = 'was not read';
  for (let count = 0; count < attempts; count++) {
    if (count > 0) await wait(retryDelay * 2 ** (count - 1));
    const read = await readOnce(source, attempt);
    if (read.kind === 'ok') return read;
    if (read.fault.isFinal) return err(read.fault.reason);
    reason = read.fault.reason;
  }
  return err(`cannot be read after ${attempts} attempts: ${reason}`);
}

/** The address of a file beside a feed. */
const besideFeed = (address: string, name: string): string => {
  if (!isAddress(address)) return `${address.slice(0, address.lastIndexOf('/') + 1)}${name}`;
  const url = new URL(address);
  url.pathname = `${url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1)}${encodeURIComponent(name)}`;
  return url.href;
};

const CHECKSUM = /^[\da-f]{64}$/i;

/** The checksum that a feed must have: from the setting, or from the file that the setting names. */
async function expectedChecksum(
  source: FeedSource & { readonly checksum: string },
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
  source: FeedSource,
  options: ReadOptions = {},
): Promise<Result<FeedBytes, StockFault>> {
  const fault = (reason: string, place = addressName(source.address)) => err({ place, reason });
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
  const unpacked = await unpack(bytes, source.entry, options.mostBytes ?? MOST_BYTES);
  if (unpacked.kind === 'err') return fault(unpacked.fault, place);
  const { entry, isWhole } = unpacked.value;
  return ok({
    name: entry === undefined ? place : `${place}/${entry}`,
    bytes: unpacked.value.bytes,
    ...(charset === undefined ? {} : { charset }),
    isEndKnown: isEndKnown || isWhole || checksum !== undefined,
    sha256,
    size: bytes.length,
    notices,
  });
}
