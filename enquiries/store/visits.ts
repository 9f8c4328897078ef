import type { InArgs } from '@libsql/client';
import { visitSlot } from '../../src/domain/enquiry/visitTimes';
import type { Lead } from '../lead';
import type { Visit, VisitNews, WantedVisit } from '../visit';
import type { Connections } from './connections';
import { deliveryInsertion } from './deliveryTable';

type Statement = [sql: string, args: InArgs];

/** Far more half hours than anybody can ask for. */
const MAX_SLOTS = 10_000;
const MAX_UPCOMING = 5000;

const visitOf = (row: Record<string, unknown>): Visit => ({
  leadId: String(row.lead_id),
  date: String(row.date),
  time: String(row.time),
  changes: Number(row.changes),
  isCancelled: row.cancelled_at !== null,
});

/** How many of a half hour's places are left if one more comes. The table refuses fewer than none. */
const REMAINING = `(SELECT :visitsAtOnce - 1 - COUNT(*) FROM visits
  WHERE place = :place AND slot = :slot AND cancelled_at IS NULL AND lead_id <> :id)`;

const wanted = (id: string, { place, date, time, visitsAtOnce }: WantedVisit) => ({
  id,
  place,
  date,
  time,
  slot: visitSlot(date, time),
  visitsAtOnce,
});

/** Takes a place for a new lead, in the transaction that stores the lead; with the reminder, if the lead's shopper gets mail. */
export const visitInsertions = (id: string, visit: WantedVisit, isMailed: boolean): Statement[] => [
  [
    `INSERT INTO visits (lead_id, place, date, time, slot, remaining)
     VALUES (:id, :place, :date, :time, :slot, ${REMAINING})`,
    wanted(id, visit),
  ],
  ...(isMailed && visit.remindAt !== undefined
    ? [deliveryInsertion('INSERT', id, 'reminder', visit.remindAt)]
    : []),
];

/** Whether a batch failed because all places of the half hour are taken. */
export const isTakenFault = (error: unknown): boolean =>
  /CHECK constraint failed/i.test(error instanceof Error ? error.message : '');

/** The times that are kept for shoppers. */
export const visits = ({ reads }: Connections) => ({
  /** The half hours of a place, from a day on, that are full. */
  takenSlots: async (place: string, visitsAtOnce: number, from: string): Promise<readonly string[]> => {
    const { rows } = await reads.execute(
      `SELECT slot FROM visits WHERE place = ? AND slot >= ? AND cancelled_at IS NULL
       GROUP BY slot HAVING COUNT(*) >= ? ORDER BY slot LIMIT ?`,
      [place, from, visitsAtOnce, MAX_SLOTS],
    );
    return rows.map(({ slot }) => String(slot));
  },

  visitOfLead: async (leadId: string): Promise<Visit | undefined> => {
    const { rows } = await reads.execute('SELECT * FROM visits WHERE lead_id = ?', [leadId]);
    return rows[0] && visitOf(rows[0]);
  },

  /** The visit to whose holder a token was sent, with its lead. */
  visitByToken: async (hash: string): Promise<{ visit: Visit; lead: Lead } | undefined> => {
    const { rows } = await reads.execute(
      `SELECT visits.*, body FROM visit_tokens JOIN visits USING (lead_id) JOIN leads ON leads.id = lead_id
       WHERE hash = ?`,
      [hash],
    );
    const [row] = rows;
    return row && { visit: visitOf(row), lead: JSON.parse(String(row.body)) as Lead };
  },

  /** Visits from a day on whose shoppers were not told that the dealership is closed then, the nearest first, with their leads. */
  upcomingVisits: async (from: string): Promise<readonly { visit: Visit; lead: Lead }[]> => {
    const { rows } = await reads.execute(
      `SELECT visits.*, body FROM visits JOIN leads ON leads.id = lead_id
       WHERE slot >= ? AND cancelled_at IS NULL AND closed_at IS NULL ORDER BY slot LIMIT ?`,
      [from, MAX_UPCOMING],
    );
    return rows.map((row) => ({ visit: visitOf(row), lead: JSON.parse(String(row.body)) as Lead }));
  },
});

/** What becomes of them: by the holder of a mail's link, or because the dealership closes. */
export const visitChanges = ({ leads }: Connections) => ({
  /** Lets the holder of a token see and alter the visit of a lead. @returns whether the lead has one */
  addVisitToken: async (reference: string, hash: string, now: number): Promise<boolean> => {
    const { rowsAffected } = await leads.execute(
      `INSERT INTO visit_tokens (hash, lead_id, made_at)
       SELECT ?, lead_id, ? FROM visits JOIN leads ON leads.id = lead_id WHERE reference = ?`,
      [hash, now, reference],
    );
    return rowsAffected > 0;
  },

  /**
   * Moves a visit to another time, or cancels it, and queues the news for those who got its lead: all of it, or nothing.
   * @param to absent: cancels it
   * @returns `taken` if the new time is; `stale` if somebody has altered the visit since it was read
   */
  alterVisit: async (
    visit: Visit,
    to: WantedVisit | undefined,
    now: number,
  ): Promise<'done' | 'taken' | 'stale'> => {
    const { leadId: id, changes, date, time } = visit;
    const version = { id, changes };
    const news: VisitNews =
      to === undefined
        ? { kind: 'cancelled', date, time }
        : { kind: 'changed', date: to.date, time: to.time, was: { date, time } };
    const isThis = 'lead_id = :id AND changes = :changes AND cancelled_at IS NULL';
    try {
      const outcome = await leads.batch(
        [
          ...newsInsertions(visit, news, now, isThis),
          ...(to === undefined ? [] : [answersUpdate(version, to, isThis)]),
          ...reminderUpdates(version, to?.remindAt, isThis),
          // Last, because the others ask for the number of changes.
          to === undefined ? cancellation(version, now, isThis) : move(version, to, isThis),
        ],
        'write',
      );
      return (outcome.at(-1)?.rowsAffected ?? 0) > 0 ? 'done' : 'stale';
    } catch (error) {
      if (isTakenFault(error)) return 'taken';
      throw error;
    }
  },

  /** Queues one message that the dealership will be closed at the time of a visit, and drops the reminder. */
  noteClosed: async (visit: Visit, now: number): Promise<void> => {
    const { leadId: id, changes, date, time } = visit;
    const isThis = 'lead_id = :id AND changes = :changes AND cancelled_at IS NULL AND closed_at IS NULL';
    await leads.batch(
      [
        ...newsInsertions(visit, { kind: 'closed', date, time }, now, isThis),
        ...reminderUpdates({ id, changes }, undefined, isThis),
        [`UPDATE visits SET closed_at = :now WHERE ${isThis}`, { id, changes, now }],
      ],
      'write',
    );
  },
});

/** A visit as it was when it was read. */
type Version = { readonly id: string; readonly changes: number };

const cancellation = (version: Version, now: number, isThis: string): Statement => [
  `UPDATE visits SET cancelled_at = :now, changes = changes + 1 WHERE ${isThis}`,
  { ...version, now },
];

const move = (version: Version, to: WantedVisit, isThis: string): Statement => [
  `UPDATE visits SET place = :place, date = :date, time = :time, slot = :slot, remaining = ${REMAINING},
     closed_at = NULL, changes = changes + 1 WHERE ${isThis}`,
  { ...version, ...wanted(version.id, to) },
];

/** News for the dealer, the webhook and the shopper, if they got the lead. A CRM would take it for another lead. */
const newsInsertions = (
  { leadId: id, changes }: Visit,
  news: VisitNews,
  now: number,
  isThis: string,
): Statement[] => [
  [
    `INSERT INTO deliveries (id, lead_id, destination, due_at, news)
     SELECT id || :suffix, lead_id, destination, :now, :news FROM deliveries
     WHERE lead_id = :id AND destination IN ('dealer', 'webhook', 'shopper') AND undelivered IS NULL AND news IS NULL
       AND EXISTS (SELECT 1 FROM visits WHERE ${isThis})`,
    { id, changes, now, news: JSON.stringify(news), suffix: `.${news.kind}.${changes}` },
  ],
];

/** The lead says the new time wherever it is read later. */
const answersUpdate = (version: Version, { date, time }: WantedVisit, isThis: string): Statement => [
  `UPDATE leads SET body = json_set(body, '$.enquiry.answers.date', :date, '$.enquiry.answers.time', :time)
   WHERE id = :id AND EXISTS (SELECT 1 FROM visits WHERE ${isThis})`,
  { ...version, date, time },
];

/** Deletes the reminder and, if the new time leaves room for one, queues another under its own id. */
const reminderUpdates = (version: Version, remindAt: number | undefined, isThis: string): Statement[] => [
  [
    `DELETE FROM deliveries WHERE lead_id = :id AND destination = 'reminder'
       AND EXISTS (SELECT 1 FROM visits WHERE ${isThis})`,
    version,
  ],
  ...(remindAt === undefined
    ? []
    : [
        [
          `INSERT INTO deliveries (id, lead_id, destination, due_at)
           SELECT lead_id || :suffix, lead_id, 'reminder', :remindAt FROM deliveries
           WHERE lead_id = :id AND destination = 'shopper' AND undelivered IS NULL AND news IS NULL
             AND EXISTS (SELECT 1 FROM visits WHERE ${isThis})`,
          { ...version, remindAt, suffix: `.reminder.${version.changes + 1}` },
        ] satisfies Statement,
      ]),
];
