import type { Row } from '@libsql/client';
import type { StockLogRow } from '../alert';
import type { Connections } from './connections';
import { isUniqueFault } from './migrations';

/** A publication of the stock, as the server noted it. */
export interface Publication {
  /** Its name: when it was first seen, in milliseconds since 1970. Each is later than the one before. */
  readonly at: number;
  /** The hash of its files. A publication that is taken back brings an earlier one again. */
  readonly key: string;
  readonly count: number;
  /** Since when the published stock has been too small to be believed. */
  readonly doubtedSince?: number;
}

const logRow = ({ item_id, at, title, price, price_type }: Row): StockLogRow => ({
  id: String(item_id),
  at: Number(at),
  title: String(title),
  ...(price === null ? {} : { price: Number(price) as StockLogRow['price'] }),
  ...(price_type === null ? {} : { priceType: price_type as StockLogRow['priceType'] }),
});

/** What each publication changed: which vehicles came and went, and their prices. */
export const stockLog = ({ reads }: Connections) => ({
  lastPublication: async (): Promise<Publication | undefined> => {
    const { rows } = await reads.execute(
      'SELECT *, (SELECT since FROM doubts) AS doubted FROM publications ORDER BY at DESC LIMIT 1',
    );
    const [row] = rows;
    return (
      row && {
        at: Number(row.at),
        key: String(row.key),
        count: Number(row.count),
        ...(row.doubted === null ? {} : { doubtedSince: Number(row.doubted) }),
      }
    );
  },

  /** Every vehicle as the last publication left it, also those that have gone. */
  loggedStock: async (): Promise<readonly StockLogRow[]> => {
    const { rows } = await reads.execute(
      'SELECT item_id, MAX(at) AS at, title, price, price_type FROM stock_log GROUP BY item_id',
    );
    return rows.map(logRow);
  },

  /** All rows of the vehicles that changed after a publication, and of those named, the earliest first. */
  stockHistory: async (after: number, ids: readonly string[]): Promise<readonly StockLogRow[]> => {
    const { rows } = await reads.execute(
      `SELECT * FROM stock_log WHERE item_id IN (
         SELECT item_id FROM stock_log WHERE at > ? UNION SELECT value FROM json_each(?))
       ORDER BY item_id, at`,
      [after, JSON.stringify(ids)],
    );
    return rows.map(logRow);
  },
});

/** Notes publications, and doubts about them. */
export const stockNotes = ({ leads }: Connections) => ({
  /**
   * Notes a publication with what it changed. Whoever confirmed before the first one knows all of its stock.
   * @param before the publication that it was compared with, or 0
   * @returns whether it was noted: not if another server has just done it
   */
  notePublication: async (
    { at, key, count }: Publication,
    before: number,
    changes: readonly Omit<StockLogRow, 'at'>[],
  ): Promise<boolean> => {
    const rows = changes.map(({ id, title, price = null, priceType = null }) => [
      id,
      title,
      price,
      priceType,
    ]);
    try {
      await leads.batch(
        [
          ['INSERT INTO publications (at, after, key, count) VALUES (?, ?, ?, ?)', [at, before, key, count]],
          [
            `INSERT INTO stock_log (item_id, at, title, price, price_type)
             SELECT value ->> 0, ?, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)`,
            [at, JSON.stringify(rows)],
          ],
          ['UPDATE watches SET since = ? WHERE since = 0', [at]],
          ['UPDATE subscribers SET told_until = ? WHERE confirmed_at IS NOT NULL AND told_until = 0', [at]],
          'DELETE FROM doubts',
        ],
        'write',
      );
      return true;
    } catch (error) {
      if (isUniqueFault(error)) return false;
      throw error;
    }
  },

  /** Notes that the published stock is too small to be believed, or that it's right again. */
  doubtStock: async (isDoubted: boolean, now: number): Promise<void> => {
    if (isDoubted) await leads.execute('INSERT OR IGNORE INTO doubts (one, since) VALUES (1, ?)', [now]);
    else await leads.execute('DELETE FROM doubts');
  },
});
