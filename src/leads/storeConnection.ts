import { type Client, createClient } from '@libsql/client';

export type Connection = Pick<Client, 'execute' | 'batch' | 'close'>;

const isBusy = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'SQLITE_BUSY';

/**
 * A connection to a database file, which runs one call after another.
 *
 * A statement that waits in vain for another program stays under way in the driver until memory is collected. Beside it no
 * transaction ends, and what a single statement writes is reported as written and never stored. So the next call gets a new
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
  const client = createClient({ url, concurrency: 1, timeout });
  const setUp = async () => {
    for (const setting of settings) await client.execute(`PRAGMA ${setting}`);
  };
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(call: () => Promise<T>): Promise<T> => {
    const outcome = last.then(call).catch(async (error) => {
      if (isBusy(error)) {
        client.reconnect();
        await setUp();
      }
      throw error;
    });
    last = outcome.catch(() => undefined);
    return outcome;
  };

  await setUp();
  return {
    execute: (statement: Parameters<Client['execute']>[0]) => inTurn(() => client.execute(statement)),
    batch: (statements, mode) => inTurn(() => client.batch(statements, mode)),
    close: () => client.close(),
  };
}
