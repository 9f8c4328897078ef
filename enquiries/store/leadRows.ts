import type { Delivery, Lead, LeadStatus, Photo } from '../lead';
import type { Connections } from './connections';
import { deliveryOf } from './deliveryTable';
import { personKey } from './people';

export interface LeadRow {
  readonly lead: Lead;
  readonly status: LeadStatus;
  readonly photoCount: number;
  readonly deliveries: readonly Delivery[];
  /** Present if a time was kept for its shopper. */
  readonly visit?: 'kept' | 'cancelled';
}

/** Reads what was accepted. */
export const leadRows = ({ reads }: Connections) => ({
  lead: async (id: string): Promise<Lead | undefined> => {
    const { rows } = await reads.execute('SELECT body FROM leads WHERE id = ?', [id]);
    return rows[0] === undefined ? undefined : (JSON.parse(String(rows[0].body)) as Lead);
  },

  photos: async (leadId: string): Promise<readonly Photo[]> => {
    const { rows } = await reads.execute(
      'SELECT type, bytes FROM photos WHERE lead_id = ? ORDER BY position',
      [leadId],
    );
    return rows.map(({ type, bytes }) => ({
      type: type as Photo['type'],
      bytes: new Uint8Array(bytes as ArrayBuffer),
    }));
  },

  /**
   * Leads, the newest first.
   * @param wanted `person`: an email address or a phone number
   */
  list: async ({
    reference,
    person,
    most = 1_000_000,
  }: {
    readonly reference?: string;
    readonly person?: string;
    readonly most?: number;
  }): Promise<readonly LeadRow[]> => {
    const { rows } = await reads.execute(
      `SELECT id, status, body, (SELECT COUNT(*) FROM photos WHERE lead_id = leads.id) AS photo_count,
         (SELECT IIF(cancelled_at IS NULL, 'kept', 'cancelled') FROM visits WHERE lead_id = leads.id) AS visit
       FROM leads WHERE (:reference IS NULL OR reference = :reference)
         AND (:person IS NULL OR id IN (SELECT lead_id FROM people WHERE person = :person))
       ORDER BY received_at DESC, rowid DESC LIMIT :most`,
      {
        reference: reference?.toUpperCase() ?? null,
        person: person === undefined ? null : personKey(person),
        most,
      },
    );
    return Promise.all(
      rows.map(async ({ id = null, status, body, photo_count, visit }) => {
        const deliveries = await reads.execute('SELECT * FROM deliveries WHERE lead_id = ? ORDER BY rowid', [
          id,
        ]);
        return {
          lead: JSON.parse(String(body)) as Lead,
          status: status as LeadStatus,
          photoCount: Number(photo_count),
          deliveries: deliveries.rows.map(deliveryOf),
          ...(visit !== null && { visit: visit as LeadRow['visit'] }),
        };
      }),
    );
  },
});
