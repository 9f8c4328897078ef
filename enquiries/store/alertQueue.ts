import type { InArgs } from '@libsql/client';
import type { StockChange, StockLogRow, Subscriber, Told, Watch } from '../alert';
import type { Connections } from './connections';

/** A mail to queue, and what its reader knows after it. */
export interface NewAlert {
  readonly subscriber: Subscriber;
  readonly changes: readonly StockChange[];
  readonly told: readonly Told[];
}

/** Who may be due for a mail, and what they watch. */
export const dueReaders = ({ reads }: Connections) => ({
  /**
   * Readers who have not been told of a publication and for whom no mail waits, in the order of their ids.
   * @param after the id of the last one before, or an empty text
   */
  dueSubscribers: async (
    publication: number,
    after: string,
    most: number,
  ): Promise<readonly Subscriber[]> => {
    const { rows } = await reads.execute(
      `SELECT id, told_until, mails, (
         SELECT MAX(sent_at) FROM alert_mails JOIN deliveries ON lead_id = alert_mails.id
         WHERE subscriber_id = subscribers.id AND changes IS NOT NULL) AS mailed_at
       FROM subscribers
       WHERE confirmed_at IS NOT NULL AND told_until < ? AND id > ? AND NOT EXISTS (
         SELECT 1 FROM alert_mails JOIN deliveries ON lead_id = alert_mails.id
         WHERE subscriber_id = subscribers.id AND changes IS NOT NULL AND state = 'waiting')
       ORDER BY id LIMIT ?`,
      [publication, after, most],
    );
    return rows.map(({ id, told_until, mails, mailed_at }) => ({
      id: String(id),
      toldUntil: Number(told_until),
      mails: Number(mails),
      ...(mailed_at === null ? {} : { mailedAt: Number(mailed_at) }),
    }));
  },

  /** What readers watch, by the id of the reader. */
  watchesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, readonly Watch[]>> => {
    const { rows } = await reads.execute(
      `SELECT subscriber_id, kind, subject, MIN(since) AS since FROM watches
       WHERE since IS NOT NULL AND subscriber_id IN (SELECT value FROM json_each(?))
       GROUP BY subscriber_id, kind, subject`,
      [JSON.stringify(ids)],
    );
    return byReader(
      rows.map(({ subscriber_id, kind, subject, since }) => [
        String(subscriber_id),
        { kind: kind as Watch['kind'], subject: String(subject), since: Number(since) },
      ]),
    );
  },
});

/** What readers know, and the mails that were queued for them. */
export const alertQueue = ({ leads, reads }: Connections) => ({
  /** What readers were told of some vehicles, by the id of the reader. */
  toldOf: async (
    ids: readonly string[],
    itemIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Told[]>> => {
    const { rows } = await reads.execute(
      `SELECT * FROM told WHERE subscriber_id IN (SELECT value FROM json_each(?))
         AND item_id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids), JSON.stringify(itemIds)],
    );
    return byReader(
      rows.map(({ subscriber_id, item_id, price, price_type, gone }) => [
        String(subscriber_id),
        {
          id: String(item_id),
          isGone: gone === 1,
          ...(price === null ? {} : { price: Number(price) as StockLogRow['price'] }),
          ...(price_type === null ? {} : { priceType: price_type as StockLogRow['priceType'] }),
        },
      ]),
    );
  },

  /**
   * Queues mails, and notes what their readers know with them, in one transaction. A reader for whom another server has queued
   * one since, or who has gone, gets none. Nothing new is noted for the readers in `others`.
   */
  queueAlerts: async (
    publication: number,
    alerts: readonly NewAlert[],
    others: readonly Subscriber[],
    now: number,
  ): Promise<void> => {
    await leads.batch(
      [
        ...alerts.flatMap((alert) => insertions(alert, publication, now)),
        [
          `UPDATE subscribers SET told_until = ? WHERE told_until < ? AND id IN (SELECT value FROM json_each(?))`,
          [publication, publication, JSON.stringify(others.map(({ id }) => id))],
        ],
      ],
      'write',
    );
  },
});

function insertions(
  { subscriber: { id, mails }, changes, told }: NewAlert,
  publication: number,
  now: number,
): [string, InArgs][] {
  const mail = `${id}.${mails}`;
  const isNext = 'subscribers.id = ? AND mails = ?';
  const rows = told.map(({ id: item, price = null, priceType = null, isGone }) => [
    item,
    price,
    priceType,
    Number(isGone),
  ]);
  return [
    [
      `INSERT INTO alert_mails (id, subscriber_id, changes, made_at) SELECT ?, id, ?, ? FROM subscribers WHERE ${isNext}`,
      [mail, JSON.stringify(changes), now, id, mails],
    ],
    [
      `INSERT INTO deliveries (id, lead_id, destination, due_at) SELECT ?, ?, 'alert', ? FROM subscribers WHERE ${isNext}`,
      [`${mail}.alert`, mail, now, id, mails],
    ],
    [
      `INSERT OR REPLACE INTO told (subscriber_id, item_id, price, price_type, gone)
       SELECT subscribers.id, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM subscribers, json_each(?) WHERE ${isNext}`,
      [JSON.stringify(rows), id, mails],
    ],
    // Last, because the others ask for the number.
    [`UPDATE subscribers SET mails = mails + 1, told_until = ? WHERE ${isNext}`, [publication, id, mails]],
  ];
}

function byReader<Value>(
  entries: readonly (readonly [string, Value])[],
): ReadonlyMap<string, readonly Value[]> {
  const values = new Map<string, Value[]>();
  for (const [reader, value] of entries) values.set(reader, [...(values.get(reader) ?? []), value]);
  return values;
}
