import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { err, ok, type Result } from '../../domain/result';
import type { StockFault } from './stockFault';

export interface FetchOptions {
  /** How often an address is asked before it counts as down. */
  readonly attempts?: number;
  /** Milliseconds before the second attempt; doubled for each one after it. */
  readonly retryDelay?: number;
  /** Milliseconds an answer may take. */
  readonly timeout?: number;
}

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A feed is fetched over https; plain http is for this machine alone. */
const isFetchable = (url: URL): boolean =>
  url.protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);

/** Tells a person which feed it is, without a password or token in its address. */
export const feedName = (feed: string): string => {
  if (!/^https?:/i.test(feed) || !URL.canParse(feed)) return feed;
  const { origin, pathname } = new URL(feed);
  return `${origin}${pathname}`;
};

const fetchOnce = async (url: URL, timeout: number): Promise<Result<Buffer, string>> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return err(`answered ${response.status}`);
    return ok(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    return err(causeOf(error));
  }
};

const fetchBytes = async (url: URL, options: FetchOptions): Promise<Result<Buffer, string>> => {
  const { attempts = 3, retryDelay = 1000, timeout = 30_000 } = options;
  let last: Result<Buffer, string> = err('was not asked');
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await wait(retryDelay * 2 ** (attempt - 1));
    last = await fetchOnce(url, timeout);
    if (last.kind === 'ok') return last;
  }
  return last.kind === 'err' ? err(`cannot be reached after ${attempts} attempts: ${last.fault}`) : last;
};

const readBytes = async (feed: string, options: FetchOptions): Promise<Result<Buffer, string>> => {
  if (/^https?:/i.test(feed)) {
    const url = URL.canParse(feed) ? new URL(feed) : null;
    if (!url) return err('is not an address');
    return isFetchable(url) ? fetchBytes(url, options) : err('must be an https address');
  }
  try {
    return ok(await readFile(feed));
  } catch (error) {
    return err(`cannot be read: ${causeOf(error)}`);
  }
};

const unpack = (bytes: Buffer): Result<Buffer, string> => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return ok(bytes);
  try {
    return ok(gunzipSync(bytes));
  } catch (error) {
    return err(`cannot be unpacked: ${causeOf(error)}`);
  }
};

/** UTF-8, UTF-16 by its byte order mark, or else what Windows exports are written in. */
const decode = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The text of a feed: a path or an https address, gzipped or not. */
export const feedText = async (
  feed: string,
  options: FetchOptions = {},
): Promise<Result<string, StockFault>> => {
  const bytes = await readBytes(feed, options);
  const unpacked = bytes.kind === 'ok' ? unpack(bytes.value) : bytes;
  return unpacked.kind === 'ok'
    ? ok(decode(unpacked.value))
    : err({ place: feedName(feed), reason: unpacked.fault });
};
