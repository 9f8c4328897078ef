import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';
import { type LeadStore, openLeadStore } from './store';

/** A store whose file may be deleted or replaced while it is open. Its leads are put back into the file at that place. */
export interface KeptStore {
  readonly current: LeadStore;
  /** Whether the open file is the one at its path. */
  readonly isInPlace: () => boolean;
  /** Puts the leads of a file that is gone from its path back there. Calls that come meanwhile wait for the same. @throws if it cannot */
  readonly putBack: () => Promise<void>;
}

/** Opens a store. @throws if it cannot be opened */
export async function openKeptStore(url: string, token?: string): Promise<KeptStore> {
  const path = url.startsWith('file:') ? url.slice('file:'.length) : undefined;
  const open = async () => {
    const store = await openLeadStore(url, token);
    return { store, files: path === undefined ? [] : FILES.map((end) => identityOf(path + end)) };
  };
  let current = await open();
  let puttingBack: Promise<void> | undefined;
  const putBack = async (file: string): Promise<void> => {
    const { store, files } = current;
    current = await movedBack(store, file, files, open);
    store.close();
  };
  return {
    get current() {
      return current.store;
    },
    isInPlace: () => path === undefined || identityOf(path) === current.files[0],
    putBack: async () => {
      if (path === undefined) return;
      puttingBack ??= putBack(path).finally(() => {
        puttingBack = undefined;
      });
      await puttingBack;
    },
  };
}

/** The database, its log and the index of its log, by the ends of their names. */
const FILES = ['', '-wal', '-shm'];

/** A file's identity on this machine. */
function identityOf(path: string): string {
  const { dev, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${dev}:${ino}`;
}

/**
 * The leads of a store whose file has left its path are still in the file that this process has open. Copies them to the path,
 * or into the file that is there now.
 * @param files the identities of the files that the store has open
 */
async function movedBack<T extends { readonly store: LeadStore }>(
  before: LeadStore,
  path: string,
  files: readonly string[],
  open: () => Promise<T>,
): Promise<T> {
  const copy = `${path}.copy-${process.pid}-${threadId}`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return alone(`${path}.lock`, async () => {
    rmSync(copy, { force: true });
    try {
      await before.backup(copy);
      onDisk(copy);
      // A log that was left there does not belong to another database.
      for (const [at, end] of FILES.entries())
        if (end !== '' && identityOf(path + end) === files[at]) rmSync(path + end, { force: true });
      if (!existsSync(path)) {
        linkSync(copy, path);
        rmSync(copy);
        return await open();
      }
      const opened = await open();
      await opened.store.restore(copy);
      return opened;
    } finally {
      for (const end of FILES) rmSync(copy + end, { force: true });
    }
  });
}

function onDisk(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** A server that was killed while it held the lock left it behind. */
const MAX_LOCK_MS = 60_000;

/** Two servers may have had the same file open: one of them puts it back. @throws if another one is at it */
async function alone<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs !== undefined && Date.now() - mtimeMs > MAX_LOCK_MS) rmdirSync(lock);
  mkdirSync(lock);
  try {
    return await work();
  } finally {
    rmdirSync(lock);
  }
}
