import { randomUUID } from 'node:crypto';
import type { InArgs, ResultSet, Row } from '@libsql/client';
import {
  DESTINATIONS,
  type Delivery,
  type DeliveryState,
  type Destination,
  type Lead,
  type Undelivered,
} from '../lead';
import type { VisitNews } from '../visit';
import type { Connections } from './connections';

/** A delivery that this process may attempt until its lease ends. */
export interface ClaimedDelivery extends Delivery {
  readonly lease: string;
}

/** What waits for one destination, and what was given up. */
export interface QueueSize {
  readonly destination: Destination;
  readonly waiting: number;
  /** When the oldest waiting lead was received, in milliseconds since 1970. */
  readonly oldest?: number;
  readonly dead: number;
}

/** The outcome of an attempt. */
type Settlement =
  | { readonly state: 'sent'; readonly at: number }
  | {
      readonly state: 'waiting' | 'dead';
      readonly attempts: number;
      readonly dueAt: number;
      readonly fault: string;
      /** By which destination the dealership learns that this delivery is dead. */
      readonly tell?: Destination;
    };

export const deliveryOf = (row: Row): Delivery => ({
  id: String(row.id),
  leadId: String(row.lead_id),
  destination: row.destination as Destination,
  state: row.state as DeliveryState,
  attempts: Number(row.attempts),
  dueAt: Number(row.due_at),
  ...(row.last_fault === null ? {} : { lastFault: String(row.last_fault) }),
  ...(row.undelivered === null ? {} : { undelivered: JSON.parse(String(row.undelivered)) as Undelivered }),
  ...(row.news === null ? {} : { news: JSON.parse(String(row.news)) as VisitNews }),
});

export const deliveryInsertion = (
  verb: 'INSERT' | 'INSERT OR IGNORE',
  leadId: string,
  destination: Destination,
  dueAt: number,
): [string, InArgs] => [
  `${verb} INTO deliveries (id, lead_id, destination, due_at) VALUES (?, ?, ?, ?)`,
  [`${leadId}.${destination}`, leadId, destination, dueAt],
];

const FREE = 'lease = NULL, leased_until = NULL';
const RESTART = `UPDATE deliveries SET state = 'waiting', attempts = 0, due_at = ?, ${FREE}`;

const placesFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** Who may attempt which delivery, and how it ended. */
export const claims = ({ leads, progress }: Connections) => ({
  /**
   * Claims deliveries that are due, the oldest first. No other process attempts them until the lease ends. A first attempt is
   * always due, except a reminder's: the clock may have been ahead when the lead came.
   * @param leaseMs longer than an attempt can take
   */
  claim: async (
    now: number,
    leaseMs: number,
    most: number,
    destinations: readonly Destination[],
  ): Promise<readonly ClaimedDelivery[]> => {
    const lease = randomUUID();
    const { rows } = await progress.execute(
      `UPDATE deliveries SET lease = ?, leased_until = ? WHERE id IN (
         SELECT id FROM deliveries
         WHERE state = 'waiting' AND (due_at <= ? OR (attempts = 0 AND destination <> 'reminder')) AND (leased_until IS NULL OR leased_until <= ?)
           AND destination IN (${placesFor(destinations)})
         ORDER BY due_at LIMIT ?)
       RETURNING *`,
      [lease, now + leaseMs, now, now, ...destinations, most],
    );
    return rows.map((row) => ({ ...deliveryOf(row), lease }));
  },

  /**
   * Records the outcome of an attempt. Does nothing if the lease has passed to another process. The notice that a delivery is
   * dead is a delivery too, stored in the same transaction.
   */
  settle: async ({ id, lease, destination }: ClaimedDelivery, outcome: Settlement): Promise<void> => {
    if (outcome.state === 'sent') {
      await progress.execute(
        `UPDATE deliveries SET state = 'sent', sent_at = ?, last_fault = NULL, ${FREE} WHERE id = ? AND lease = ?`,
        [outcome.at, id, lease],
      );
      return;
    }
    const { state, attempts, dueAt, fault, tell } = outcome;
    const change: [string, InArgs] = [
      `UPDATE deliveries SET state = ?, attempts = ?, due_at = ?, last_fault = ?, ${FREE} WHERE id = ? AND lease = ?`,
      [state, attempts, dueAt, fault, id, lease],
    ];
    if (tell === undefined) {
      await progress.execute(...change);
      return;
    }
    const undelivered: Undelivered = { destination, attempts, fault, at: new Date(dueAt).toISOString() };
    const notice: [string, InArgs] = [
      // A lease ends once, so its notice has an id of its own, even if the delivery is replayed and dies again.
      `INSERT INTO deliveries (id, lead_id, destination, due_at, undelivered)
       SELECT ?, lead_id, ?, ?, ? FROM deliveries WHERE id = ? AND lease = ?`,
      [`${lease}.undelivered`, tell, dueAt, JSON.stringify(undelivered), id, lease],
    ];
    await leads.batch([notice, change], 'write');
  },
});

const rowOf = (result: ResultSet | undefined, destination: Destination) =>
  result?.rows.find((row) => row.destination === destination);

/** What waits for each destination, and what was given up. */
export const queues = ({ leads, progress, reads }: Connections) => ({
  /** When the next delivery to one of these destinations is due, in milliseconds since 1970; `undefined` if none waits. */
  nextDue: async (destinations: readonly Destination[]): Promise<number | undefined> => {
    const { rows } = await progress.execute(
      `SELECT MIN(MAX(due_at, COALESCE(leased_until, 0))) AS due FROM deliveries
       WHERE state = 'waiting' AND destination IN (${placesFor(destinations)})`,
      [...destinations],
    );
    const due = rows[0]?.due ?? undefined;
    return due === undefined ? undefined : Number(due);
  },

  /** The destinations for which something waits or was given up. A reminder waits only once it is due. */
  queueSizes: async (now = Date.now()): Promise<readonly QueueSize[]> => {
    const [waiting, dead] = await reads.batch(
      [
        `SELECT destination, COUNT(*) AS count, MIN(COALESCE(received_at, made_at)) AS oldest
         FROM deliveries LEFT JOIN leads ON leads.id = lead_id LEFT JOIN alert_mails ON alert_mails.id = lead_id
         WHERE state = 'waiting' AND (destination <> 'reminder' OR due_at <= ${Number(now)}) GROUP BY destination`,
        `SELECT destination, COUNT(*) AS count FROM deliveries
         WHERE state = 'dead' AND undelivered IS NULL GROUP BY destination`,
      ],
      'read',
    );
    return DESTINATIONS.flatMap((destination) => {
      const [waits, died] = [rowOf(waiting, destination), rowOf(dead, destination)];
      if (waits === undefined && died === undefined) return [];
      const oldest = waits && { oldest: Number(waits.oldest) };
      return [{ destination, waiting: Number(waits?.count ?? 0), ...oldest, dead: Number(died?.count ?? 0) }];
    });
  },

  /**
   * Restarts deliveries: the dead ones of every lead, or all of one lead. A lead that was marked as spam becomes accepted.
   * @param one `destinations`: where to send a lead that has no deliveries yet
   * @returns how many deliveries are due now
   */
  replay: async (
    now: number,
    one?: { readonly lead: Lead; readonly destinations: readonly Destination[] },
  ): Promise<number> => {
    if (one === undefined)
      return (await leads.execute(`${RESTART} WHERE state = 'dead' AND undelivered IS NULL`, [now]))
        .rowsAffected;
    const { id } = one.lead;
    const [, ...restarted] = await leads.batch(
      [
        [`UPDATE leads SET status = 'accepted' WHERE id = ?`, [id]],
        [
          `${RESTART} WHERE lead_id = ? AND undelivered IS NULL AND news IS NULL AND destination <> 'reminder'`,
          [now, id],
        ],
        ...one.destinations.map((destination) => deliveryInsertion('INSERT OR IGNORE', id, destination, now)),
      ],
      'write',
    );
    return restarted.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
  },
});
