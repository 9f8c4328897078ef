import { Writable } from 'node:stream';

/** One feed: where it is, who may read it, and how its files are told apart. */
export interface FeedSource {
  /** A path, or an address: https, ftp, ftps or sftp. A last part with `*`, or a folder, means the newest such file. */
  readonly address: string;
  /** Headers that authorise the build by https; sent only to the feed's own origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The login by FTP or SFTP, unless the address has one. */
  readonly user?: string;
  readonly password?: string;
  /** The path of a private key for SFTP. The password opens it, if it is encrypted. */
  readonly keyFile?: string;
  /** The fingerprint that the SFTP host must have: `SHA256:…`, as `ssh-keygen -l` writes it. */
  readonly hostKey?: string;
  /** The SHA-256 of the file as it is transferred (64 hexadecimal digits), or the name of a file beside it that holds it. */
  readonly checksum?: string;
  /** Which file of a zip holds the feed, such as `stock*.csv`. */
  readonly entry?: string;
}

export interface ReadOptions {
  /** How often to try before a source counts as down. */
  readonly attempts?: number;
  /** Milliseconds before the second attempt. The pause doubles with each further attempt. */
  readonly retryDelay?: number;
  /** The time limit of one attempt, in milliseconds. */
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

export interface SourceFault {
  /** In words that follow the name of the feed, without secrets. */
  readonly reason: string;
  /** Whether another attempt would end the same way: a wrong password, a file that is not there. */
  readonly isFinal: boolean;
}

export const finalFault = (reason: string): SourceFault => ({ reason, isFinal: true });
export const passingFault = (reason: string): SourceFault => ({ reason, isFinal: false });

/** A number of bytes in words. */
export const fileSize = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
};

export const tooLarge = (mostBytes: number): string => `is larger than ${fileSize(mostBytes)}`;

/** What a stream was ended with because it had more bytes than it may. */
export class TooLarge extends Error {}

/**
 * A stream that keeps what is written to it, up to a limit. Everything goes into one buffer: pieces that are joined at the end
 * would take twice the memory.
 * @param size the bytes that are expected, if the source says
 */
export function boundedBytes(mostBytes: number, onBytes: (bytes: number) => void, size = 0) {
  let kept = Buffer.allocUnsafe(Math.min(size, mostBytes));
  let length = 0;
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const end = length + chunk.length;
      if (end > mostBytes) return done(new TooLarge(tooLarge(mostBytes)));
      if (end > kept.length) {
        const larger = Buffer.allocUnsafe(Math.min(mostBytes, Math.max(end, 2 * kept.length)));
        kept.copy(larger, 0, 0, length);
        kept = larger;
      }
      chunk.copy(kept, length);
      length = end;
      onBytes(length);
      return done();
    },
  });
  return { stream, bytes: () => kept.subarray(0, length) };
}
