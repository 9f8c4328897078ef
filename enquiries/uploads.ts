import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sharesOf } from './shares';
import { Unavailable } from './unavailable';

/** A file that a browser sent, on this machine's disk until its request is answered. */
export interface Upload {
  readonly field: string;
  /** The file's name on the sender's device, for messages only. */
  readonly name: string;
  readonly path: string;
  /** In bytes, of what was saved. */
  readonly size: number;
  /** SHA-256 of what was saved. */
  readonly hash: string;
  /** The file was larger than allowed; the rest was not read. */
  readonly isCut: boolean;
}

/** Where the files of one request go. */
export interface UploadFolder {
  /** @throws `Unavailable` if the disk cannot be written, or all uploads together, or those of this sender, are too large */
  readonly save: (
    content: Readable & { readonly truncated: boolean },
    about: { readonly field: string; readonly name: string },
  ) => Promise<Upload>;
  /** Deletes every file. */
  readonly remove: () => Promise<void>;
}

/**
 * All uploads of this server that are not answered yet may take this many bytes of disk together, and those of one sender so
 * many of them: two forms with six photos of 12 MB.
 */
const MAX_IN_FLIGHT = { bytes: 500_000_000, bytesOfOne: 150_000_000 };

const PREFIX = 'forecourt-uploads-';

export interface Uploads {
  /** @param sender the network address of the sender of the request */
  readonly open: (sender: string) => UploadFolder;
  /** Deletes every file, as the server ends. */
  readonly close: () => void;
}

/** The folders of this process. */
const own = new Set<string>();

/**
 * Makes a folder for each request that sends files. What a killed server left behind is deleted as soon as the next one takes
 * files: these are photos of strangers.
 */
export function openUploads(most = MAX_IN_FLIGHT): Uploads {
  let root: string | undefined;
  let inFlight = 0;
  let requests = 0;
  const shareOf = sharesOf(most.bytesOfOne);

  const open = (sender: string): UploadFolder => {
    requests += 1;
    const request = String(requests);
    const share = shareOf(sender);
    let folder = '';
    let files = 0;
    let bytes = 0;
    return {
      save: async (content, { field, name }) => {
        root ??= makeRoot();
        folder = join(root, request);
        mkdirSync(folder, { recursive: true });
        files += 1;
        const path = join(folder, String(files));
        const hash = createHash('sha256');
        let size = 0;
        await pipeline(
          content,
          async function* (parts: AsyncIterable<Buffer>) {
            for await (const part of parts) {
              const { length } = part;
              if (inFlight + length > most.bytes || !share.take(length)) throw new Unavailable();
              size += length;
              bytes += length;
              inFlight += length;
              hash.update(part);
              yield part;
            }
          },
          createWriteStream(path, { mode: 0o600 }),
        ).catch((error: NodeJS.ErrnoException) => {
          throw error.syscall === undefined ? error : new Unavailable(error.code);
        });
        return { field, name, path, size, hash: hash.digest('hex'), isCut: content.truncated };
      },
      remove: async () => {
        inFlight -= bytes;
        share.giveBack(bytes);
        bytes = 0;
        if (files > 0) await rm(folder, { recursive: true, force: true });
      },
    };
  };
  return {
    open,
    close: () => {
      if (root === undefined) return;
      own.delete(root);
      rmSync(root, { recursive: true, force: true });
      root = undefined;
    },
  };
}

function makeRoot(): string {
  deleteLeftBehind();
  const root = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  own.add(root);
  return root;
}

function deleteLeftBehind(): void {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!name.startsWith(PREFIX) || own.has(folder)) continue;
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    // In a container, a new server often has the number of the one before.
    if (owner === process.pid || !isRunning(owner)) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
