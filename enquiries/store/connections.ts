import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createClient } from '@libsql/client';
import { type Connection, fileConnection } from './connection';

/** How the store is reached; a hosted database has one connection for everything. */
export interface Connections {
  /** For what must survive a loss of power. */
  readonly leads: Connection;
  /** For the progress of deliveries. */
  readonly progress: Connection;
  /** For what staff read: it waits for no write, even while another program holds the file. */
  readonly reads: Connection;
  /** The file, and a connection that asks whether it can be written. */
  readonly file?: { readonly path: string; readonly lock: Connection } | undefined;
}

/** How long the health check waits for another process, in milliseconds. */
const LOCK_TIMEOUT_MS = 1500;

/** @param busyTimeout how long a write waits for another process before it gives up, in milliseconds */
export async function openConnections(
  url: string,
  token: string | undefined,
  busyTimeout: number,
): Promise<Connections> {
  if (!url.startsWith('file:')) {
    const hosted = createClient({ url, authToken: token });
    return { leads: hosted, progress: hosted, reads: hosted };
  }
  const path = url.slice('file:'.length);
  makePrivate(path);
  const leads = await fileConnection(url, ['synchronous=FULL', 'secure_delete=ON'], busyTimeout);
  await leads.execute('PRAGMA journal_mode=WAL');
  return {
    leads,
    // A delivery whose progress a loss of power takes back is sent again, under its own identity. So these many small
    // writes do not wait for the disk, and enquiries do not wait for them.
    progress: await fileConnection(url, ['synchronous=NORMAL'], busyTimeout),
    reads: await fileConnection(url, ['query_only=ON'], busyTimeout),
    file: { path, lock: await fileConnection(url, [], LOCK_TIMEOUT_MS) },
  };
}

export function closeConnections({ leads, progress, reads, file }: Connections): void {
  for (const one of new Set([leads, progress, reads, file?.lock])) one?.close();
}

/** Empties the write-ahead log, in which deleted data would otherwise stay readable. */
export async function emptyLog({ leads, file }: Pick<Connections, 'leads' | 'file'>): Promise<void> {
  if (file !== undefined) await leads.execute('PRAGMA wal_checkpoint(TRUNCATE)');
}

export const OWNER_FILE = 0o600;
export const OWNER_FOLDER = 0o700;

/**
 * Makes the database, and the folder if it holds nothing else, readable by their owner alone: leads are other people's
 * addresses. SQLite gives the files of its log the rights of the database.
 */
function makePrivate(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  closeSync(openSync(file, 'a', OWNER_FILE));
  const names = readdirSync(folder);
  const own = names.filter((name) => name.startsWith(basename(file)));
  for (const name of own) chmodSync(join(folder, name), OWNER_FILE);
  if (own.length === names.length) chmodSync(folder, OWNER_FOLDER);
}
