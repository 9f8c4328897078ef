import { randomUUID } from 'node:crypto';
import type { InArgs } from '@libsql/client';
import type { AlertMail, StockChange, Watch } from '../alert';
import { type Connections, emptyLog } from './connections';
import { deliveryInsertion } from './deliveryTable';
import { personKey } from './people';

const DAY_MS = 86_400_000;

/** An address that was never confirmed is deleted after so many days. */
export const UNCONFIRMED_DAYS = 7;
/** An address is deleted so many days after it was last confirmed. */
export const SILENT_DAYS = 365;
/** For so many days, the store remembers which mails it sent. */
const MAIL_DAYS = 30;

/** The most that one reader watches. The latest stay. */
const MAX_WATCHES = 200;

type Statement = [sql: string, args: InArgs];

/** Deletes readers with all that belongs to them. @param where a condition on `subscribers` */
export const subscriberRemoval = (where: string, args: readonly (string | number)[]): Statement[] => {
  const theirs = `subscriber_id IN (SELECT id FROM subscribers WHERE ${where})`;
  return [
    `DELETE FROM deliveries WHERE lead_id IN (SELECT id FROM alert_mails WHERE ${theirs})`,
    ...['alert_mails', 'alert_tokens', 'watches', 'told'].map(
      (table) => `DELETE FROM ${table} WHERE ${theirs}`,
    ),
    `DELETE FROM subscribers WHERE ${where}`,
  ].map((sql): Statement => [sql, [...args]]);
};

/** What deletes itself: addresses that were never confirmed, or not for a year, old mails, and vehicles long gone. */
export const oldSubscriptions = (now: number): Statement[] => {
  const before = (days: number) => now - days * DAY_MS;
  return [
    ['DELETE FROM watches WHERE since IS NULL AND requested_at < ?', [before(UNCONFIRMED_DAYS)]],
    ...subscriberRemoval('confirmed_at < ? OR id NOT IN (SELECT subscriber_id FROM watches)', [
      before(SILENT_DAYS),
    ]),
    ['DELETE FROM alert_tokens WHERE made_at < ?', [before(SILENT_DAYS)]],
    [
      `DELETE FROM deliveries WHERE state <> 'waiting' AND lead_id IN (SELECT id FROM alert_mails WHERE made_at < ?)`,
      [before(MAIL_DAYS)],
    ],
    [
      'DELETE FROM alert_mails WHERE made_at < ? AND id NOT IN (SELECT lead_id FROM deliveries)',
      [before(MAIL_DAYS)],
    ],
    [
      `DELETE FROM stock_log WHERE item_id IN (
         SELECT item_id FROM (SELECT item_id, MAX(at) AS at, price_type FROM stock_log GROUP BY item_id)
         WHERE price_type IS NULL AND at < ?)`,
      [before(SILENT_DAYS)],
    ],
  ];
};

const rowsOf = (table: string, ...columns: readonly string[]): string =>
  `(SELECT json_group_array(json_object(${columns.map((name) => `'${name}', ${name}`).join(', ')}))
    FROM ${table} WHERE subscriber_id = subscribers.id)`;

/** What is held about readers. */
export const heldReaders = ({ reads }: Connections) => ({
  /**
   * Everything about readers, by the names of the tables, to print it: times in milliseconds since 1970, prices in cents.
   * @param person an email address; absent: of all readers
   */
  heldReaders: async (person?: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    const { rows } = await reads.execute(
      `SELECT email, confirmed_at,
         ${rowsOf('watches', 'kind', 'subject', 'requested_at', 'since')} AS watches,
         ${rowsOf('told', 'item_id', 'price', 'price_type', 'gone')} AS told,
         ${rowsOf('alert_mails', 'made_at', 'changes')} AS mails
       FROM subscribers WHERE :mailbox IS NULL OR mailbox = :mailbox ORDER BY mailbox`,
      { mailbox: person === undefined ? null : personKey(person) },
    );
    return rows.map(({ email, confirmed_at, watches, told, mails }) => ({
      email,
      confirmed_at,
      watches: JSON.parse(String(watches)),
      told: JSON.parse(String(told)),
      mails: (JSON.parse(String(mails)) as { changes: string | null }[]).map((mail) => ({
        ...mail,
        changes: mail.changes && JSON.parse(mail.changes),
      })),
    }));
  },
});

/** What readers ask for in a form, and the mails that answer. */
export const subscriptions = ({ leads, reads }: Connections) => ({
  /** Stores what somebody asked for, and queues the mail that asks whether the address is theirs: all of it, or nothing. */
  requestAlerts: async (
    email: string,
    watches: readonly Pick<Watch, 'kind' | 'subject'>[],
    now: number,
  ): Promise<void> => {
    const [mailbox, request, mail] = [personKey(email), randomUUID(), randomUUID()];
    await leads.batch(
      [
        [
          'INSERT OR IGNORE INTO subscribers (id, email, mailbox) VALUES (?, ?, ?)',
          [randomUUID(), email, mailbox],
        ],
        [
          `INSERT OR IGNORE INTO watches (subscriber_id, request_id, kind, subject, requested_at)
           SELECT subscribers.id, ?, value ->> 0, value ->> 1, ? FROM subscribers, json_each(?) WHERE mailbox = ?`,
          [request, now, JSON.stringify(watches.map(({ kind, subject }) => [kind, subject])), mailbox],
        ],
        [
          `INSERT INTO alert_mails (id, subscriber_id, request_id, made_at)
           SELECT ?, id, ?, ? FROM subscribers WHERE mailbox = ?`,
          [mail, request, now, mailbox],
        ],
        deliveryInsertion('INSERT', mail, 'alert', now),
      ],
      'write',
    );
  },

  /** The content of a queued mail; `undefined` if its reader has gone. */
  alertMail: async (id: string): Promise<AlertMail | undefined> => {
    const { rows } = await reads.execute(
      `SELECT alert_mails.*, email, confirmed_at FROM alert_mails JOIN subscribers ON subscribers.id = subscriber_id
       WHERE alert_mails.id = ?`,
      [id],
    );
    const [row] = rows;
    if (row === undefined) return undefined;
    return {
      reference: id,
      email: String(row.email),
      madeAt: Number(row.made_at),
      ...(row.confirmed_at === null ? {} : { confirmedAt: Number(row.confirmed_at) }),
      ...(row.changes === null ? {} : { changes: JSON.parse(String(row.changes)) as readonly StockChange[] }),
    };
  },
});

/** What readers answer by the buttons of their mails. */
export const subscriptionAnswers = ({ leads, reads, file }: Connections) => ({
  /** Lets the holder of a token answer a mail. @param hash of the token, which isn't stored */
  addAlertToken: async (mailId: string, hash: string, now: number): Promise<void> => {
    await leads.execute(
      `INSERT INTO alert_tokens (hash, subscriber_id, request_id, made_at)
       SELECT ?, subscriber_id, request_id, ? FROM alert_mails WHERE id = ?`,
      [hash, now, mailId],
    );
  },

  hasAlertToken: async (hash: string): Promise<boolean> => {
    const { rows } = await reads.execute('SELECT 1 FROM alert_tokens WHERE hash = ?', [hash]);
    return rows.length > 0;
  },

  /**
   * The reader says that the address is theirs, or that they want to stay for another year. Doing it twice changes nothing.
   * @returns whether the token is known
   */
  confirmAlerts: async (hash: string, now: number): Promise<boolean> => {
    const [, , , kept] = await leads.batch(confirmation(hash, now), 'write');
    return (kept?.rowsAffected ?? 0) > 0;
  },

  /** Deletes the reader to whom a token was sent, with everything about them. Unknown tokens delete nothing. */
  stopAlerts: async (hash: string): Promise<void> => {
    const { rows } = await reads.execute('SELECT subscriber_id FROM alert_tokens WHERE hash = ?', [hash]);
    if (rows[0] === undefined) return;
    await leads.batch(subscriberRemoval('id = ?', [String(rows[0].subscriber_id)]), 'write');
    await emptyLog({ leads, file });
  },
});

const confirmation = (hash: string, now: number): Statement[] => [
  [
    // Somebody who saves the same again goes on with what they know.
    `DELETE FROM watches WHERE since IS NULL AND (subscriber_id, request_id) IN
       (SELECT subscriber_id, request_id FROM alert_tokens WHERE hash = ?)
     AND (subscriber_id, kind, subject) IN
       (SELECT subscriber_id, kind, subject FROM watches WHERE since IS NOT NULL)`,
    [hash],
  ],
  [
    `UPDATE watches SET since = COALESCE((SELECT MAX(at) FROM publications), 0)
     WHERE since IS NULL AND (subscriber_id, request_id) IN
       (SELECT subscriber_id, request_id FROM alert_tokens WHERE hash = ?)`,
    [hash],
  ],
  [
    `DELETE FROM watches WHERE rowid IN (
       SELECT rowid FROM watches WHERE since IS NOT NULL
         AND subscriber_id IN (SELECT subscriber_id FROM alert_tokens WHERE hash = ?)
       ORDER BY requested_at DESC, rowid DESC LIMIT -1 OFFSET ?)`,
    [hash, MAX_WATCHES],
  ],
  [
    `UPDATE subscribers SET confirmed_at = ?, told_until = CASE WHEN confirmed_at IS NULL
       THEN COALESCE((SELECT MAX(at) FROM publications), 0) ELSE told_until END
     WHERE id IN (SELECT subscriber_id FROM alert_tokens WHERE hash = ?)`,
    [now, hash],
  ],
];
