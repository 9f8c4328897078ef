import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type Answer, fetchAddress, isSecure } from '../../config/fetchAddress';
import { addressName, isAddress } from '../../domain/addressName';
import { err, ok, type Result } from '../../domain/result';
import type { FeedBytes } from './importFeed';
import type { StockFault } from './stockFault';

export interface FetchOptions {
  /** Headers that authorise the build; sent only to the feed's own origin. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** How often to ask an address before it counts as down. */
  readonly attempts?: number;
  /** Milliseconds before the second attempt. The pause doubles with each further attempt. */
  readonly retryDelay?: number;
  /** The time limit for an answer, in milliseconds. */
  readonly timeout?: number;
}

type Bytes = Pick<Answer, 'bytes' | 'charset' | 'isEndKnown'>;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const fetchOnce = async (feed: string, options: FetchOptions): Promise<Result<Bytes, string>> => {
  const { credentials, timeout = 30_000 } = options;
  const answer = await fetchAddress(feed, { timeout, ...(credentials && { credentials }) });
  if (answer.kind === 'err') return answer;
  const { status } = answer.value;
  return status >= 200 && status <= 299 ? answer : err(`answered ${status}`);
};

/**
 * Reads a feed so that it can be trusted. If the server does not say where its answer ends, a second reading must be equal:
 * a connection that breaks seldom breaks twice at the same byte.
 */
const fetchWhole = async (feed: string, options: FetchOptions): Promise<Result<Bytes, string>> => {
  const first = await fetchOnce(feed, options);
  if (first.kind === 'err' || first.value.isEndKnown) return first;
  const second = await fetchOnce(feed, options);
  if (second.kind === 'err' || second.value.isEndKnown) return second;
  const [a, b] = [first.value.bytes, second.value.bytes];
  return a.equals(b) ? first : err(`ended early: two readings have ${a.length} and ${b.length} bytes`);
};

const fetchBytes = async (feed: string, options: FetchOptions): Promise<Result<Bytes, string>> => {
  const { attempts = 3, retryDelay = 1000 } = options;
  let last: Result<Bytes, string> = err('was not asked');
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await wait(retryDelay * 2 ** (attempt - 1));
    last = await fetchWhole(feed, options);
    if (last.kind === 'ok') return last;
  }
  return last.kind === 'err' ? err(`cannot be read after ${attempts} attempts: ${last.fault}`) : last;
};

const WHY_UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
};

const readBytes = async (feed: string, options: FetchOptions): Promise<Result<Bytes, string>> => {
  if (isAddress(feed)) {
    if (!URL.canParse(feed)) return err('is not an address');
    return isSecure(new URL(feed)) ? fetchBytes(feed, options) : err('must be an https address');
  }
  try {
    return ok({ bytes: await readFile(feed), isEndKnown: true });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return err(`cannot be read: ${WHY_UNREADABLE[code] ?? code}`);
  }
};

/** Unpacks a gzipped feed. Gzip ends with its own length, so a feed that can be unpacked is whole. */
const unpack = (read: Bytes): Result<Bytes, string> => {
  if (read.bytes[0] !== 0x1f || read.bytes[1] !== 0x8b) return ok(read);
  try {
    return ok({ ...read, bytes: gunzipSync(read.bytes), isEndKnown: true });
  } catch (error) {
    return err(`cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** The bytes of a feed: a path or an https address, gzipped or not. */
export const feedBytes = async (
  feed: string,
  options: FetchOptions = {},
): Promise<Result<FeedBytes, StockFault>> => {
  const read = await readBytes(feed, options);
  const unpacked = read.kind === 'ok' ? unpack(read.value) : read;
  if (unpacked.kind === 'err') return err({ place: addressName(feed), reason: unpacked.fault });
  return ok({ ...unpacked.value, name: addressName(feed) });
};
