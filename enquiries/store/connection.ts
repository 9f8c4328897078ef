import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Client, createClient, type InArgs, type ResultSet } from '@libsql/client';
import { turns } from '../../src/config/turns';

export interface Connection extends Pick<Client, 'batch' | 'close'> {
  readonly execute: (sql: string, args?: InArgs) => Promise<ResultSet>;
}

const isBusy = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'SQLITE_BUSY';

/** How long the driver waits for another program: it lets nothing else run meanwhile, in milliseconds. */
const BLOCKING_MS = 20;
const PAUSE_MS = 80;

/**
 * A connection to a database file, which runs one call after another. Calls that come while another program holds the file
 * wait for it together: the time that a call spends in the queue counts.
 *
 * A statement that waits in vain for another program stays under way in the driver until memory is collected. Beside it no
 * transaction ends, and what a single statement writes is reported as written and never stored. So the next try gets a new
 * connection.
 * @param settings pragmas of each connection
 * @param timeout how long a call waits for another program before it fails with `SQLITE_BUSY`, in milliseconds
 */
export async function fileConnection(
  url: string,
  settings: readonly string[],
  timeout: number,
): Promise<Connection> {
  // One connection, so that the settings hold for every statement.
  const client = createClient({ url, concurrency: 1, timeout: BLOCKING_MS });
  const inode = inodeOf(url);
  const setUp = async () => {
    for (const setting of settings) await client.execute(`PRAGMA ${setting}`);
  };
  const inTurn = turns();
  const tryUntil = async <T>(end: number, call: () => Promise<T>): Promise<T> => {
    for (;;)
      try {
        return await call();
      } catch (error) {
        // A new connection would make a new file instead of a missing one.
        if (!isBusy(error) || inodeOf(url) !== inode) throw error;
        client.reconnect();
        await setUp();
        if (Date.now() >= end) throw error;
        await setTimeout(PAUSE_MS);
      }
  };
  const tried = <T>(call: () => Promise<T>): Promise<T> => {
    const end = Date.now() + timeout;
    return inTurn(() => tryUntil(end, call));
  };

  await setUp();
  return {
    execute: (sql, args) => tried(() => client.execute(sql, args)),
    batch: (statements, mode) => tried(() => client.batch(statements, mode)),
    close: () => client.close(),
  };
}

const inodeOf = (url: string): number | undefined =>
  statSync(url.slice('file:'.length), { throwIfNoEntry: false })?.ino;
